import type { Bank } from '@onlend/core'
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { type UseWithdrawFormParameters, useWithdrawForm } from '../src/forms/index.ts'
import { type Fixture, createFixture } from './createFixture.tsx'
import { renderPlainForm } from './renderPlainForm.tsx'

export const gtbank: Bank = {
  ...{ id: 9, name: 'Guaranty Trust Bank', code: '058', slug: 'guaranty-trust-bank', longcode: '058152036' },
  ...{ gateway: null, pay_with_bank: false, active: true, country: 'Nigeria', currency: 'NGN' },
  ...{ type: 'nuban', is_deleted: false, createdAt: null, updatedAt: null },
}

/** A withdrawal without looks. */
export function renderWithdrawForm(
  changes: Partial<UseWithdrawFormParameters> = {},
  fixture: Fixture = createFixture(),
) {
  const options = { country: 'nigeria', currency: 'NGN', locale: 'en-NG', banks: [gtbank], ...changes }
  const { type, goOn, again, ...rendered } = renderPlainForm({
    ...{ useForm: useWithdrawForm, options, fixture },
    says: ({ step, outcome }) => [step, outcome ?? '-'],
  })
  const fill = (amount = '50000') =>
    type({ amount, accountNumber: '0123456789', bankCode: '058', accountName: 'Ada Obi' })
  return {
    ...rendered,
    /** Fills the fields of a bank withdrawal and leaves the last one. */
    fill,
    review: goOn,
    /** Fills the fields and goes on to the review. */
    toReview: async (amount?: string) => {
      await fill(amount)
      await goOn()
    },
    /** Confirms, and waits for what the status line says then. */
    confirmTo: async (status: string) => {
      await rendered.confirm()
      await waitFor(() => expect(rendered.status()).toBe(status))
    },
    rerender: (next: Partial<UseWithdrawFormParameters> = {}) => again({ ...options, ...next }),
  }
}
