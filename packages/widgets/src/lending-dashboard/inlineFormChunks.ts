import type { ComponentType } from 'react'
import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { InlineAction } from './InlineForms.ts'

/** A form as the dashboard renders it: with the form's own options and the dashboard's props. */
export type InlineForm = ComponentType<Record<string, unknown>>

/** The chunks of the inline forms: each is fetched when a person is about to open the form. */
export const inlineFormChunks: Record<InlineAction, Chunk<InlineForm>> = {
  withdraw: inlineForm(() => import('../withdraw-form/WithdrawForm.tsx'), 'WithdrawForm'),
  requestDrawdown: inlineForm(
    () => import('../request-drawdown-form/RequestDrawdownForm.tsx'),
    'RequestDrawdownForm',
  ),
  howToRepay: inlineForm(
    () => import('../repayment-instructions/RepaymentInstructions.tsx'),
    'RepaymentInstructions',
  ),
  registerCustomer: inlineForm(
    () => import('../register-customer-form/RegisterCustomerForm.tsx'),
    'RegisterCustomerForm',
  ),
  registerTransactions: inlineForm(
    () => import('../register-transactions-form/RegisterTransactionsForm.tsx'),
    'RegisterTransactionsForm',
  ),
  reconcileRepayments: inlineForm(
    () => import('../reconcile-repayments-form/ReconcileRepaymentsForm.tsx'),
    'ReconcileRepaymentsForm',
  ),
}

function inlineForm<Module extends object, Name extends keyof Module & string>(
  fetchModule: () => Promise<Module>,
  name: Name,
): Chunk<InlineForm> {
  // The cast forgets which options belong to which form; `InlineForms` has checked them where the host writes them.
  return defineChunk(fetchModule, name) as unknown as Chunk<InlineForm>
}
