import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { LendingRoot } from '../root/LendingRoot.tsx'
import '../styles.css'
import { WithdrawForm, type WithdrawFormProps } from '../withdraw-form/WithdrawForm.tsx'

afterEach(cleanup)

const user = userEvent.setup()

function show(props: Partial<WithdrawFormProps> = {}) {
  const sandbox = createSandbox({ clock: manualClock() })
  render(
    <LendingProvider
      client={createRelayDouble(sandbox).createClient()}
      customerPartnerId="cp_adaeze"
      storage={null}
      draftStorage={null}
      locks={null}
    >
      <LendingRoot>
        <WithdrawForm country="nigeria" bankPresentation="sheet" draft={false} {...props} />
      </LendingRoot>
    </LendingProvider>,
  )
  return { sent: () => sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw').length }
}

async function review(): Promise<{ confirm: HTMLElement; box: () => HTMLElement; dialog: HTMLElement }> {
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
  const confirm = within(dialog).getByRole('button', { name: /^Withdraw/ })
  return { confirm, dialog, box: () => within(dialog).getByRole('checkbox', { name: /^I have checked it/ }) }
}

test('a warning that is open on the form is a row of the review, and nothing is sent before it is ticked', async () => {
  const { sent } = show()
  await user.type(await screen.findByLabelText(/^Amount/), '50000')
  await user.type(screen.getByLabelText('Account number'), '0123456789')
  await user.click(screen.getByRole('button', { name: /^Bank:/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose a bank' }, { timeout: 10_000 }))
  await user.type(sheet.getByRole('textbox', { name: 'Search banks' }), '058')
  await user.click(await sheet.findByRole('radio', { name: /Guaranty Trust/ }))
  await user.type(screen.getByLabelText('Name on the account'), 'Chidi Okafor')
  const first = await review()
  expect(within(first.dialog).getByText(/Not like an account at Guaranty Trust Bank/)).toBeVisible()
  await waitFor(() => expect(first.confirm.getAttribute('aria-describedby')).not.toBeNull())
  await user.click(first.confirm)
  await waitFor(() => expect(document.activeElement).toBe(first.box()))
  expect(sent()).toBe(0)
  await user.click(first.box())
  await waitFor(() => expect(first.confirm.getAttribute('aria-disabled')).toBeNull())

  // Changed to another number that is as odd: what was ticked was not this one.
  await user.click(within(first.dialog).getByRole('button', { name: 'Change something' }))
  await user.clear(screen.getByLabelText('Account number'))
  await user.type(screen.getByLabelText('Account number'), '0123456780')
  const second = await review()
  expect(second.box()).toHaveProperty('checked', false)
  await user.click(second.box())
  await waitFor(() => expect(second.confirm.getAttribute('aria-disabled')).toBeNull())
  await user.click(second.confirm)
  await screen.findByRole('heading', { name: 'Request received' }, { timeout: 10_000 })
  expect(sent()).toBe(1)
})

test('a mobile number that looks wrong is a row of the review too', async () => {
  show({ correspondents: [{ id: 'MTN', name: 'MTN' }], methods: ['mobile-money'] })
  await user.type(await screen.findByLabelText(/^Amount/), '50000')
  await user.selectOptions(
    await screen.findByLabelText('Mobile money operator', {}, { timeout: 10_000 }),
    'MTN',
  )
  await user.type(screen.getByLabelText('Mobile number'), '+233 24 123 4567')
  await user.type(screen.getByLabelText(/^What is it for/), 'Rice')
  const { dialog, box, confirm } = await review()
  expect(await within(dialog).findByText(/belongs to another country/)).toBeVisible()
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  await user.click(box())
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
})

test('a review without warnings asks for nothing more', async () => {
  show()
  await user.type(await screen.findByLabelText(/^Amount/), '50000')
  await user.type(screen.getByLabelText('Account number'), '2123456789')
  await user.click(screen.getByRole('button', { name: 'My bank is not listed' }))
  await user.type(await screen.findByLabelText('Bank code'), '058')
  await user.type(screen.getByLabelText('Name on the account'), 'Chidi Okafor')
  const { dialog, confirm } = await review()
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  expect(within(dialog).queryByRole('checkbox')).toBeNull()
})
