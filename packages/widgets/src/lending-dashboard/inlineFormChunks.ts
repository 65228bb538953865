import type { ComponentType } from 'react'
import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { InlineAction } from './InlineForms.ts'

/** A form as the dashboard draws it: its own options and what the dashboard adds. */
export type InlineForm = ComponentType<Record<string, unknown>>

/** Nothing of a form is fetched before a person is about to open it. */
export const inlineFormChunks: Record<InlineAction, Chunk<InlineForm>> = {
  withdraw: defineChunk(async () =>
    toInlineForm((await import('../withdraw/WithdrawForm.tsx')).WithdrawForm),
  ),
  requestDrawdown: defineChunk(async () =>
    toInlineForm((await import('../drawdown-request/DrawdownRequestForm.tsx')).DrawdownRequestForm),
  ),
  registerCustomer: defineChunk(async () =>
    toInlineForm((await import('../register-customer/RegisterCustomerForm.tsx')).RegisterCustomerForm),
  ),
  recordTransaction: defineChunk(async () =>
    toInlineForm((await import('../transaction-form/TransactionForm.tsx')).TransactionForm),
  ),
  repay: defineChunk(async () =>
    toInlineForm((await import('../repayment-form/RepaymentForm.tsx')).RepaymentForm),
  ),
}

// The cast forgets which options belong to which form; `InlineForms` has checked them where the host writes them.
function toInlineForm(form: unknown): InlineForm {
  return form as InlineForm
}
