import type { TransactionInstalment, TransactionValues } from './transactionFormTypes.ts'

/** The instalment a financing begins with: one, over the whole of the transaction. */
export function firstInstalment({
  disbursementDate,
  expectedPaymentDate,
  financedAmount,
}: Pick<
  TransactionValues,
  'disbursementDate' | 'expectedPaymentDate' | 'financedAmount'
>): TransactionInstalment {
  return { startDate: disbursementDate, dueDate: expectedPaymentDate, amount: financedAmount }
}
