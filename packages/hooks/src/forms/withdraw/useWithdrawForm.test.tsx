import type { Bank } from '@onlend/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../fixtures/createFixture.tsx'
import { type UseWithdrawFormOptions, type UseWithdrawFormReturnType, useWithdrawForm } from '../index.ts'

afterEach(cleanup)

const gtbank: Bank = {
  ...{ id: 9, name: 'Guaranty Trust Bank', code: '058', slug: 'guaranty-trust-bank', longcode: '058152036', gateway: null },
  ...{ pay_with_bank: false, active: true, country: 'Nigeria', currency: 'NGN', type: 'nuban', is_deleted: false },
  ...{ createdAt: null, updatedAt: null },
}
const operators = [{ id: 'mtn-gh', name: 'MTN MoMo' }]

type Seen = { current: UseWithdrawFormReturnType | null }

function Harness({ options, seen }: { options: UseWithdrawFormOptions; seen: Seen }): ReactNode {
  const form = useWithdrawForm(options)
  seen.current = form
  return (
    <form onSubmit={form.actions.review} noValidate>
      {form.fields.map((name) => {
        const { input, errorCode, readOnly } = form.field(name)
        return (
          <label key={name}>
            {name}
            <input {...input} readOnly={readOnly} aria-invalid={errorCode !== null} />
            <span data-testid={`${name}-error`}>{errorCode}</span>
          </label>
        )
      })}
      <button type="submit">Review</button>
      <button type="button" onClick={form.actions.confirm}>
        Confirm
      </button>
      <output>{[form.step, form.outcome ?? '-'].join(' ')}</output>
    </form>
  )
}

function setUp(
  options: Partial<UseWithdrawFormOptions> = {},
  fixture = createFixture(),
): ReturnType<typeof createFixture> & { seen: Seen; user: ReturnType<typeof userEvent.setup>; form: () => UseWithdrawFormReturnType; unmount: () => void } {
  const seen: Seen = { current: null }
  const all = { country: 'nigeria', currency: 'NGN', locale: 'en-NG', banks: [gtbank], ...options }
  const { unmount } = render(<Harness options={all} seen={seen} />, { wrapper: fixture.wrapper })
  const form = () => {
    if (!seen.current) throw new Error('The form has not rendered')
    return seen.current
  }
  return { ...fixture, seen, form, unmount, user: userEvent.setup() }
}

async function fillBank(user: ReturnType<typeof userEvent.setup>, amount = '50000'): Promise<void> {
  await user.type(screen.getByLabelText(/^amount/), amount)
  await user.type(screen.getByLabelText(/^accountNumber/), '0123456789')
  await user.type(screen.getByLabelText(/^bankCode/), '058')
  await user.type(screen.getByLabelText(/^accountName/), 'Ada Obi')
  await user.tab()
}

const status = () => screen.getByRole('status').textContent

test('a withdrawal goes from the fields through the review to its final word', async () => {
  const { user, form, sandbox } = setUp()
  await fillBank(user)
  await user.click(screen.getByText('Review'))
  expect(form().review).toMatchObject({
    amount: '50000',
    currency: 'NGN',
    destination: '0123456789',
    institutionName: 'Guaranty Trust Bank',
    recipient: 'Ada Obi',
  })
  await user.click(screen.getByText('Confirm'))
  await waitFor(() => expect(status()).toBe('outcome accepted'))
  await sandbox.advance(3_000)
  await waitFor(() => expect(status()).toBe('outcome succeeded'))
  expect(sandbox.calls.map((call) => call.body)).toEqual([
    { account_type: 'bank', name: 'Ada Obi', amount: 50000, account_number: '0123456789', bank_code: '058' },
  ])
})
