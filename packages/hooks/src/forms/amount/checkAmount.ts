import { type Amount, compareAmounts } from '@onlend/core'
import { type AmountProblem, amountToNumber } from '@onlend/core/internal'
import type { AmountErrorCode } from './AmountErrorCode.ts'
import type { AmountFormat } from './AmountFormat.ts'
import { amountReadings } from './amountReadings.ts'

type AmountRules = {
  format: AmountFormat
  minAmount: Amount | undefined
  maxAmount: Amount | undefined
}

const codes: Readonly<Record<AmountProblem, AmountErrorCode>> = {
  EMPTY: 'REQUIRED',
  NOT_A_NUMBER: 'AMOUNT_NOT_A_NUMBER',
  AMBIGUOUS: 'AMOUNT_AMBIGUOUS',
  TOO_MANY_DECIMALS: 'AMOUNT_TOO_MANY_DECIMALS',
  NEGATIVE: 'AMOUNT_NOT_POSITIVE',
}

/** What is wrong with a typed amount, or `null`. */
export function checkAmount(
  text: string,
  { format, minAmount, maxAmount }: AmountRules,
): AmountErrorCode | null {
  const { amount, problem } = amountReadings(text, format)
  if (amount === null) return codes[problem]
  if (compareAmounts(amount, '0') <= 0) return 'AMOUNT_NOT_POSITIVE'
  if (minAmount !== undefined && compareAmounts(amount, minAmount) < 0) return 'AMOUNT_TOO_LOW'
  if (maxAmount !== undefined && compareAmounts(amount, maxAmount) > 0) return 'AMOUNT_TOO_HIGH'
  return amountToNumber(amount) === null ? 'AMOUNT_TOO_PRECISE' : null
}
