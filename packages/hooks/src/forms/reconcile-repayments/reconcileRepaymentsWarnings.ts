import { type Amount, compareAmounts, type Financing } from '@onlend/core'
import type { ReconcileRepaymentsWarning } from './reconcileRepaymentsFormTypes.ts'

type RepaymentWarningsParameters = {
  reference: string
  amount: Amount | null
  loan: Financing | null
  /** Whether there is a list in which the reference could stand. */
  hasList: boolean
}

/** What deserves a second look before a repayment is reported. */
export function reconcileRepaymentsWarnings(
  parameters: RepaymentWarningsParameters,
): readonly ReconcileRepaymentsWarning[] {
  const { reference, amount, loan, hasList } = parameters
  const found: ReconcileRepaymentsWarning[] = []
  if (hasList && reference !== '' && loan === null)
    found.push({ field: 'reference', code: 'REFERENCE_NOT_LISTED' })
  if (loan?.loan_status === 'completed') found.push({ field: 'reference', code: 'LOAN_COMPLETED' })
  const loanAmount = loan?.amount ?? null
  if (amount !== null && loanAmount !== null && compareAmounts(amount, loanAmount) > 0)
    found.push({ field: 'amount', code: 'AMOUNT_ABOVE_LOAN' })
  return found
}
