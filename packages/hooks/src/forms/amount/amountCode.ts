import { type AmountProblem, amountToNumber, compareAmounts } from '@onlend/core'
import type { AmountFormat } from './AmountFormat.ts'
import { amountReadings } from './amountReadings.ts'

/** What is wrong with a typed amount, whatever it is for. */
export type AmountErrorCode =
  | 'REQUIRED'
  | 'AMOUNT_NOT_A_NUMBER'
  /** One separator before three digits, such as `1.500`, and no locale to settle it: offer both readings. */
  | 'AMOUNT_AMBIGUOUS'
  | 'AMOUNT_TOO_MANY_DECIMALS'
  | 'AMOUNT_NOT_POSITIVE'
  /** More digits than the service can receive. */
  | 'AMOUNT_TOO_PRECISE'

const codes: Readonly<Record<AmountProblem, AmountErrorCode>> = {
  EMPTY: 'REQUIRED',
  NOT_A_NUMBER: 'AMOUNT_NOT_A_NUMBER',
  AMBIGUOUS: 'AMOUNT_AMBIGUOUS',
  TOO_MANY_DECIMALS: 'AMOUNT_TOO_MANY_DECIMALS',
  NEGATIVE: 'AMOUNT_NOT_POSITIVE',
}

/** What keeps a typed amount from being sent, or `null`. */
export function amountCode(text: string, format: AmountFormat): AmountErrorCode | null {
  const { amount, problem } = amountReadings(text, format)
  if (amount === null) return codes[problem]
  if (compareAmounts(amount, '0') <= 0) return 'AMOUNT_NOT_POSITIVE'
  return amountToNumber(amount) === null ? 'AMOUNT_TOO_PRECISE' : null
}
