import type {
  RegisterTransactionsValues,
  UseRegisterTransactionsFormParameters,
} from './registerTransactionsFormTypes.ts'

/** Whether financing travels with the transaction. */
export function isFinanced(
  { financed }: Pick<RegisterTransactionsValues, 'financed'>,
  financing: UseRegisterTransactionsFormParameters['financing'] = 'ask',
): boolean {
  return financing === 'always' || (financing === 'ask' && financed)
}
