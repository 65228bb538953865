import type { AmountErrorCode } from './AmountErrorCode.ts'
import type { AmountFormat } from './AmountFormat.ts'
import { checkAmount } from './checkAmount.ts'

/** What may be wrong with an amount that has no least and no most. */
export type SumErrorCode = Exclude<AmountErrorCode, 'AMOUNT_TOO_LOW' | 'AMOUNT_TOO_HIGH'>

/** What is wrong with a typed amount that has no least and no most, or `null`. */
export function sumCode(text: string, format: AmountFormat): SumErrorCode | null {
  // The cast holds: without limits nothing is too low or too high.
  return checkAmount(text, { format, minAmount: undefined, maxAmount: undefined }) as SumErrorCode | null
}
