import { type Amount, compareAmounts } from '@onlend/core'
import { type AmountProblem, amountToNumber } from '@onlend/core/internal'
import * as z from 'zod/mini'
import { type AmountFormat, readAmount } from './readAmount.ts'

/** What may be wrong with a typed amount. Words for it belong to the view. */
export type AmountErrorCode =
  | 'REQUIRED'
  | 'AMOUNT_NOT_A_NUMBER'
  /** One separator before three digits, such as `1.500`: offer both, `amountReadings`. */
  | 'AMOUNT_AMBIGUOUS'
  | 'AMOUNT_TOO_MANY_DECIMALS'
  | 'AMOUNT_NOT_POSITIVE'
  | 'AMOUNT_TOO_LOW'
  | 'AMOUNT_TOO_HIGH'
  /** More digits than the service can receive. */
  | 'AMOUNT_TOO_PRECISE'

/** What may be wrong with an amount that has no least and no most. */
export type UnlimitedAmountErrorCode = Exclude<AmountErrorCode, 'AMOUNT_TOO_LOW' | 'AMOUNT_TOO_HIGH'>

type AmountRules = {
  format: AmountFormat
  minAmount?: Amount | undefined
  maxAmount?: Amount | undefined
}

const codes: Readonly<Record<AmountProblem, AmountErrorCode>> = {
  EMPTY: 'REQUIRED',
  NOT_A_NUMBER: 'AMOUNT_NOT_A_NUMBER',
  AMBIGUOUS: 'AMOUNT_AMBIGUOUS',
  TOO_MANY_DECIMALS: 'AMOUNT_TOO_MANY_DECIMALS',
  NEGATIVE: 'AMOUNT_NOT_POSITIVE',
}

/** A field of a form schema that holds a typed amount: its output is the amount as it is sent, its messages are codes. */
export function amountField(rules: AmountRules): z.ZodMiniType<Amount, string> {
  return z.pipe(
    z.string(),
    z.transform((typed, { issues }): Amount => {
      const { amount, problem } = readAmount(typed, rules.format)
      const code = amount === null ? codes[problem] : checkLimits(amount, rules)
      if (amount !== null && code === null) return amount
      issues.push({ code: 'custom', message: code ?? undefined, input: typed, continue: true })
      return z.NEVER
    }),
  )
}

function checkLimits(amount: Amount, { minAmount, maxAmount }: AmountRules): AmountErrorCode | null {
  if (compareAmounts(amount, '0') <= 0) return 'AMOUNT_NOT_POSITIVE'
  if (minAmount !== undefined && compareAmounts(amount, minAmount) < 0) return 'AMOUNT_TOO_LOW'
  if (maxAmount !== undefined && compareAmounts(amount, maxAmount) > 0) return 'AMOUNT_TOO_HIGH'
  return amountToNumber(amount) === null ? 'AMOUNT_TOO_PRECISE' : null
}
