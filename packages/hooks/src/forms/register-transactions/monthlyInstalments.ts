import type { TransactionInstalment, RegisterTransactionsValues } from './registerTransactionsFormTypes.ts'
import { addMonths } from './addMonths.ts'

/**
 * An instalment for each amount, from the disbursement on and due a month apart. The last is due when the client is expected to
 * have paid, where that is sooner than its month.
 */
export function monthlyInstalments(
  amounts: readonly string[],
  {
    disbursementDate,
    expectedPaymentDate,
  }: Pick<RegisterTransactionsValues, 'disbursementDate' | 'expectedPaymentDate'>,
): TransactionInstalment[] {
  return amounts.map((amount, index) => {
    const month = addMonths(disbursementDate, index + 1)
    const isLast = index === amounts.length - 1
    const before = addMonths(disbursementDate, index)
    // ISO days compare as text.
    const endsSooner = isLast && expectedPaymentDate > before && expectedPaymentDate < month
    const isOnly = amounts.length === 1 && expectedPaymentDate !== ''
    return {
      startDate: disbursementDate,
      dueDate: endsSooner || isOnly ? expectedPaymentDate : month,
      amount,
    }
  })
}
