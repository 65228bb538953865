import type { TransactionValues, UseTransactionFormOptions } from './transactionFormTypes.ts'

/** Whether financing travels with the transaction. */
export function isFinanced(
  { financed }: Pick<TransactionValues, 'financed'>,
  financing: UseTransactionFormOptions['financing'] = 'ask',
): boolean {
  return financing === 'always' || (financing === 'ask' && financed)
}
