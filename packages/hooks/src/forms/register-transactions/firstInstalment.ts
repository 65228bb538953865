import type { TransactionInstalment, RegisterTransactionsValues } from './registerTransactionsFormTypes.ts'

/** The instalment a financing begins with: one, over the whole of the transaction. */
export function firstInstalment({
  disbursementDate,
  expectedPaymentDate,
  financedAmount,
}: Pick<
  RegisterTransactionsValues,
  'disbursementDate' | 'expectedPaymentDate' | 'financedAmount'
>): TransactionInstalment {
  return { startDate: disbursementDate, dueDate: expectedPaymentDate, amount: financedAmount }
}
