import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { FormHandle } from '../form/useFormReports.tsx'
import '../styles.css'
import type { WithdrawFormProps } from './WithdrawForm.tsx'
import { formKits } from '../../test/forms/formKits.ts'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)

function show({ WithdrawForm }: (typeof formKits)[number], props: Partial<WithdrawFormProps> = {}) {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox)
  let isAway = false
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await relay.fetch(input, init)
    if (isAway) throw new TypeError('fetch failed')
    return answer
  }
  const handle = createRef<FormHandle>()
  render(
    <StrictMode>
      <TestGround client={relay.createClient({ fetch })}>
        <WithdrawForm ref={handle} country="nigeria" bankPresentation="sheet" draft={false} {...props} />
      </TestGround>
    </StrictMode>,
  )
  const setAway = (away: boolean) => {
    isAway = away
  }
  return { sandbox, relay, handle, setAway, user: userEvent.setup() }
}

async function fillBySheet(user: ReturnType<typeof userEvent.setup>, amount: string): Promise<void> {
  await user.type(await screen.findByLabelText(/^Amount/), amount)
  await user.type(screen.getByLabelText('Account number'), '2123456789')
  await user.click(screen.getByRole('button', { name: /^Bank:/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose a bank' }, { timeout: 10_000 }))
  await sheet.findAllByRole('radio')
  await user.type(sheet.getByRole('textbox', { name: 'Search banks' }), '058')
  await user.click(await sheet.findByRole('radio', { name: /Guaranty Trust/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.type(screen.getByLabelText('Name on the account'), 'Chidi Okafor')
}

const withdrawals = (sandbox: ReturnType<typeof createSandbox>) =>
  sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')

test.each(formKits)(
  'T10: Enter held down and a press before the button is ready send nothing; one press sends once, by $kit',
  async (kit) => {
    const { sandbox, user } = show(kit)
    await fillBySheet(user, '50000.01')
    await user.click(screen.getByRole('button', { name: 'Check' }))
    const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 10_000 }))
    const confirm = dialog.getByRole('button', { name: /^Withdraw/ })
    confirm.click()
    expect(withdrawals(sandbox)).toHaveLength(0)
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
    confirm.click()
    confirm.click()
    confirm.click()
    await screen.findByRole('heading', { name: 'Request received' }, { timeout: 10_000 })
    expect(withdrawals(sandbox)).toHaveLength(1)
    // T40 and T62: text with its zeros, and nothing of the other form.
    expect(withdrawals(sandbox)[0]?.body).toMatchObject({
      account_number: '2123456789',
      bank_code: '058',
      account_type: 'bank',
    })
    expect(withdrawals(sandbox)[0]?.body).not.toHaveProperty('mobile_no')
  },
)

test.each(formKits)(
  'an answer lost with the host away leaves what was sent in its place, and nothing of it moves when the host is back, by $kit',
  async (kit) => {
    const { sandbox, setAway, user } = show(kit, { currency: 'NGN' })
    await fillBySheet(user, '50000')
    await user.click(screen.getByRole('button', { name: 'Check' }))
    const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 10_000 }))
    const confirm = dialog.getByRole('button', { name: /^Withdraw/ })
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
    sandbox.faults.add({ endpoint: 'withdraw', fault: 'done-then-reset' })
    setAway(true)
    await user.click(confirm)
    await screen.findByRole('heading', { name: 'We could not confirm your withdrawal' }, { timeout: 10_000 })
    await screen.findByText(/^Adaeze Foods Ltd/, {}, { timeout: 10_000 })
    const before = await settledReceipt()
    expect(before.map(({ text }) => text)).toEqual([
      'Amount₦50,000',
      expect.stringMatching(/^FromAdaeze Foods Ltd/),
      'ToChidi Okafor',
      'Bank or operatorGuaranty Trust Bank',
      'Account ending6789',
      expect.stringMatching(/^Requested./),
      'Reference',
    ])
    setAway(false)
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByRole('button', { name: 'Copy reference' }, { timeout: 10_000 })
    const after = await settledReceipt()
    expect(after.map(({ top, height }) => [top, height])).toEqual(
      before.map(({ top, height }) => [top, height]),
    )
    expect(after.slice(0, 5)).toEqual(before.slice(0, 5))
    expect(after.at(-1)?.text).toMatch(/^ReferenceWD-/)
    expect(withdrawals(sandbox)).toHaveLength(1)
  },
)

/** The rows of the receipt and where they stand, once it has been drawn. */
async function settledReceipt(): Promise<{ text: string | null; top: number; height: number }[]> {
  await document.fonts.ready
  return [...document.querySelectorAll('.ol-OperationStatus-receipt .ol-DescriptionList-row')].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return { text: row.textContent, top: Math.round(top + window.scrollY), height: Math.round(height) }
  })
}
