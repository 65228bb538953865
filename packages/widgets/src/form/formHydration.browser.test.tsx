import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent as keyboard } from 'vitest/browser'
import { CreateBusinessForm } from '../create-business-form/CreateBusinessForm.tsx'
import { ReconcileRepaymentsForm } from '../reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import '../styles.css'
import type { WithdrawFormProps } from '../withdraw-form/WithdrawForm.tsx'
import { formKits } from '../../test/forms/formKits.ts'
import { TestGround } from '../../test/TestGround.tsx'

let root: Root | null = null

afterEach(() => {
  act(() => root?.unmount())
  root = null
  cleanup()
  document.body.replaceChildren()
  sessionStorage.clear()
})

const makeClient = () => createRelayDouble(createSandbox({ clock: manualClock() })).createClient()

type PageProps = Partial<WithdrawFormProps> & {
  partner?: string
  locale?: string
  kit?: (typeof formKits)[number]
}

function toPage(
  client: ReturnType<typeof makeClient>,
  { partner = 'cp_adaeze', locale = 'en', kit = formKits[0], ...props }: PageProps = {},
) {
  return (
    <TestGround client={client} customerPartnerId={partner} draftStorage={sessionStorage} root={{ locale }}>
      <kit.WithdrawForm
        country="nigeria"
        currency="NGN"
        recipients={false}
        correspondents={[{ id: 'mtn', name: 'MTN' }]}
        {...props}
      />
    </TestGround>
  )
}

/** The page as a server sends it, and what its script does once it arrives. */
function serve(
  props: PageProps = {},
  drawn = toPage(makeClient(), props),
  { isInHost = false }: { isInHost?: boolean } = {},
) {
  const outer = document.body.appendChild(document.createElement('div'))
  const html = `<div>${renderToString(drawn)}</div>`
  outer.innerHTML = isInHost ? `<form>${html}</form>` : html
  // A parser drops the inner form.
  const container = outer.querySelector('div') ?? outer
  const arrive = async () => {
    root = await act(async () => hydrateRoot(container, drawn))
  }
  return { arrive, user: userEvent.setup() }
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)

test.each(formKits)(
  'what was typed and emptied before the script stays, in the same elements and with the focus, by $kit',
  async (kit) => {
    const { arrive, user } = serve({ kit, defaultValues: { accountName: 'Chidi Okafor' } })
    const amount = field(/^Amount/)
    await user.type(field('Account number'), '2123456789')
    await user.clear(field('Name on the account'))
    await user.type(amount, '125000')
    await arrive()

    expect(field(/^Amount/)).toBe(amount)
    expect(document.activeElement).toBe(amount)
    expect(field('Account number').value).toBe('2123456789')
    expect(field('Name on the account').value).toBe('')
    await user.type(amount, '5')
    await user.tab()
    expect(amount.value).toBe('1,250,005')
  },
)

test.each(formKits)(
  'a way that was chosen before the script is the one that is drawn, and what was left is read, by $kit',
  async (kit) => {
    const { arrive, user } = serve({ kit })
    await user.type(field(/^Amount/), '125000')
    await user.click(field('Mobile money'))
    await arrive()

    expect(field('Mobile money').checked).toBe(true)
    expect(await screen.findByLabelText('Mobile number')).toBeTruthy()
    expect(screen.queryByLabelText('Account number')).toBeNull()
    expect(field(/^Amount/).value).toBe('125,000')
  },
)

test('ticks, choices and radios from before the script stay, and so does what depends on them', async () => {
  const drawn = (
    <TestGround client={makeClient()} channelPartnerId="chp_harbour">
      <CreateBusinessForm companySizes={['small', 'large']} />
    </TestGround>
  )
  const { arrive, user } = serve({}, drawn)
  const industry = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Industry' })
  const [, , chosen] = industry.options
  await user.selectOptions(industry, chosen?.value ?? '')
  const tick = screen.getByRole<HTMLInputElement>('checkbox')
  const isTicked = !tick.checked
  await user.click(tick)
  await user.click(field('large'))
  await arrive()
  // The next drawings are the form's own.
  await user.type(field('Business name'), 'Kunle Cold Chain')
  await user.tab()

  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Industry' }).value).toBe(chosen?.value)
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(isTicked)
  expect(field('large').checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const wrong = await screen.findAllByRole('link')
  expect(wrong.map(({ textContent }) => textContent).join()).not.toMatch(/Industry|People who work/)
})

test.each(formKits)(
  'a press of the main button before the script leaves the page as it is, and is answered once the script is there, by $kit',
  async (kit) => {
    const { arrive, user } = serve({ kit })
    await user.type(field(/^Amount/), '5000')
    await page.getByRole('button', { name: 'Check' }).click()
    await arrive()

    expect(await screen.findByRole('link', { name: 'Enter an account number' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Enter an amount' })).toBeNull()
    expect(field(/^Amount/).value).toBe('5,000')
  },
)

test.each(formKits)(
  'the Enter key before the script is answered as well, and takes no focus from the field, by $kit',
  async (kit) => {
    const { arrive } = serve({ kit })
    await page.getByLabelText(/^Amount/).fill('5000')
    await keyboard.keyboard('{Enter}')
    await arrive()
    expect(await screen.findByRole('link', { name: 'Enter an account number' })).toBeTruthy()
    expect(document.activeElement).toBe(field(/^Amount/))
  },
)

test.each(formKits)(
  'a press of a plain button before the script is done once the script is there, by $kit',
  async (kit) => {
    const { arrive } = serve({ kit })
    await page.getByRole('button', { name: 'My bank is not listed' }).click()
    expect(screen.queryByLabelText('Bank code')).toBeNull()
    await arrive()
    expect(await screen.findByLabelText('Bank code')).toBeTruthy()
  },
)

/** A report of a repayment, whose amount a button fills in. */
const drawRepayment = () => (
  <TestGround client={makeClient()}>
    <ReconcileRepaymentsForm
      currency="NGN"
      transactionReference="TRX-1"
      financings={[]}
      suggestion={{ nextInstalment: '250', unpaid: '1000' }}
    />
  </TestGround>
)

test.each([false, true])(
  'of an amount that was typed and one that was pressed before the script the last stays, also in a form of the host: %s',
  async (isInHost) => {
    const { arrive } = serve({}, drawRepayment(), { isInHost })
    const amount = page.getByLabelText(/^Amount/)
    await page.getByRole('button', { name: /Next instalment/ }).click()
    await amount.fill('70')
    await keyboard.tab()
    await arrive()
    await expect.element(amount).toHaveValue('70')
  },
)

test('an amount that was pressed after one was typed before the script stays', async () => {
  const { arrive } = serve({}, drawRepayment())
  const amount = page.getByLabelText(/^Amount/)
  await amount.fill('70')
  await page.getByRole('button', { name: /Next instalment/ }).click()
  await arrive()
  await expect.element(amount).toHaveValue('250')
})

test('a press of the banks before the script opens their list, though a list has taken the place of the button', async () => {
  const { arrive, user } = serve({ correspondents: [] })
  await page.getByRole('button', { name: /^Bank/ }).click()
  await arrive()

  expect(await screen.findAllByRole('option', {}, { timeout: 10_000 })).not.toHaveLength(0)
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Bank' }))
  await user.keyboard('zenit')
  expect(await screen.findByRole('option', { name: /Zenith/ })).toBeTruthy()
})

test('in a form of the host’s own the markup is taken over as it is, with what was typed, chosen and pressed in it', async () => {
  const { arrive } = serve({}, toPage(makeClient()), { isInHost: true })
  // React 18 warns of every layout effect that it renders to a string: the hydration alone is watched.
  const said = vi.spyOn(console, 'error')
  const amount = field(/^Amount/)
  await page.getByLabelText('Mobile money').click()
  await page.getByLabelText(/^Amount/).fill('125000')
  await page.getByRole('button', { name: 'Check' }).click()
  await arrive()

  expect(said.mock.calls).toEqual([])
  said.mockRestore()
  expect(field(/^Amount/)).toBe(amount)
  expect(await screen.findByRole('link', { name: 'Enter a mobile number' })).toBeTruthy()
  expect(amount.value).toBe('125,000')
  expect(amount.form?.method).toBe('dialog')
})

test('an amount from before the script stays the same amount when the language changes with it', async () => {
  const { arrive } = serve({ locale: 'en-NG' })
  await page.getByLabelText(/^Amount/).fill('1,250')
  await arrive()
  await act(async () => root?.render(toPage(makeClient(), { locale: 'fr-CI' })))
  await expect.poll(() => field(/^Amount|^Montant/).value.replace(/\s/, ' ')).toBe('1 250')
})

test('without a press nothing is said to be missing', async () => {
  const { arrive, user } = serve()
  await user.type(field(/^Amount/), '5000')
  await user.clear(field(/^Amount/))
  await arrive()
  expect(screen.queryByRole('link')).toBeNull()
})

test('what was typed before the script goes before the draft of an earlier page', async () => {
  const { unmount } = render(toPage(makeClient()))
  await userEvent.type(field(/^Amount/), '7000')
  await userEvent.type(field('Name on the account'), 'Chidi')
  unmount()
  const { arrive, user } = serve()
  await user.type(field(/^Amount/), '12')
  await arrive()
  expect(field(/^Amount/).value).toBe('12')
  expect(field('Name on the account').value).toBe('Chidi')
})
