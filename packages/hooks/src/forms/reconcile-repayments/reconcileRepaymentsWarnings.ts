import { type Amount, compareAmounts, type Financing } from '@onlend/core'
import type { ReconcileRepaymentsWarning } from './reconcileRepaymentsFormTypes.ts'

type RepaymentWarningsParameters = {
  reference: string
  amount: Amount | null
  financing: Financing | null
  /** Whether there is a list in which the reference could stand. */
  hasList: boolean
}

/** What deserves a second look before a repayment is reported. */
export function reconcileRepaymentsWarnings(
  parameters: RepaymentWarningsParameters,
): readonly ReconcileRepaymentsWarning[] {
  const { reference, amount, financing, hasList } = parameters
  const found: ReconcileRepaymentsWarning[] = []
  if (hasList && reference !== '' && financing === null)
    found.push({ field: 'reference', code: 'REFERENCE_NOT_LISTED' })
  if (financing?.loan_status === 'completed') found.push({ field: 'reference', code: 'FINANCING_COMPLETED' })
  const financingAmount = financing?.amount ?? null
  if (amount !== null && financingAmount !== null && compareAmounts(amount, financingAmount) > 0)
    found.push({ field: 'amount', code: 'AMOUNT_ABOVE_FINANCING' })
  return found
}
