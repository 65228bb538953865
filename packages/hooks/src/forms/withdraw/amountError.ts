import { type Amount, compareAmounts } from '@onlend/core'
import { type AmountProblem, amountToNumber } from '@onlend/core/internal'
import { amountReadings } from '../amount/amountReadings.ts'
import type { WithdrawErrorCode } from './withdrawFormTypes.ts'
import type { WithdrawRules } from './WithdrawRules.ts'

const codes: Readonly<Record<AmountProblem, WithdrawErrorCode>> = {
  EMPTY: 'REQUIRED',
  NOT_A_NUMBER: 'AMOUNT_NOT_A_NUMBER',
  AMBIGUOUS: 'AMOUNT_AMBIGUOUS',
  TOO_MANY_DECIMALS: 'AMOUNT_TOO_MANY_DECIMALS',
  NEGATIVE: 'AMOUNT_NOT_POSITIVE',
}

/** What is wrong with a typed amount, or `null`. */
export function amountError(text: string, rules: WithdrawRules): WithdrawErrorCode | null {
  const { amount, problem } = amountReadings(text, rules.format)
  if (amount === null) return codes[problem]
  const isAbove = (limit: Amount | undefined) => limit !== undefined && compareAmounts(amount, limit) > 0
  if (compareAmounts(amount, '0') <= 0) return 'AMOUNT_NOT_POSITIVE'
  if (rules.minAmount !== undefined && compareAmounts(amount, rules.minAmount) < 0) return 'AMOUNT_TOO_LOW'
  if (isAbove(rules.maxAmount)) return 'AMOUNT_TOO_HIGH'
  if (isAbove(rules.balance)) return 'AMOUNT_OVER_BALANCE'
  return amountToNumber(amount) === null ? 'AMOUNT_TOO_PRECISE' : null
}
