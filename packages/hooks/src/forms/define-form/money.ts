import { type Amount, compareAmounts } from '@onlend/core'
import { type AmountProblem, amountToNumber } from '@onlend/core/internal'
import { type AmountFormat, readAmount } from '../amount/readAmount.ts'
import { writeAmount } from '../amount/writeAmount.ts'
import type { FieldDefinition, Reading } from './FieldDefinition.ts'

/** The mistakes of a typed amount. The view has the words for them. */
export type AmountErrorCode =
  | 'REQUIRED'
  | 'AMOUNT_NOT_A_NUMBER'
  /** One separator before three digits, such as `1.500`: offer both, `readAmount`. */
  | 'AMOUNT_AMBIGUOUS'
  | 'AMOUNT_TOO_MANY_DECIMALS'
  | 'AMOUNT_NOT_POSITIVE'
  /** More digits than the service can receive. */
  | 'AMOUNT_TOO_PRECISE'

/** The mistake of an amount outside the least and the most that `limits` gives. */
export type AmountLimitCode = 'AMOUNT_TOO_LOW' | 'AMOUNT_TOO_HIGH'

/** Each context of a form with amounts has the format in which its viewer types and reads them. */
export type MoneyContext = { format: AmountFormat }

type AmountLimits = { min?: Amount | undefined; max?: Amount | undefined }

type MoneyField<Code extends string, Context> = FieldDefinition<string, Amount, Code, Context>

type MoneyOptions<Code extends string, Context> = {
  /** The code of a mistake in an amount that is valid and within the limits, or `null`. */
  check?: (amount: Amount, context: Context) => Code | null
}

const codes: Readonly<Record<AmountProblem, AmountErrorCode>> = {
  EMPTY: 'REQUIRED',
  NOT_A_NUMBER: 'AMOUNT_NOT_A_NUMBER',
  AMBIGUOUS: 'AMOUNT_AMBIGUOUS',
  TOO_MANY_DECIMALS: 'AMOUNT_TOO_MANY_DECIMALS',
  NEGATIVE: 'AMOUNT_NOT_POSITIVE',
}

/** A field of a typed amount: the form sends a decimal string, and groups the digits when the person leaves the field. */
export function money<Code extends string = never, Context extends MoneyContext = MoneyContext>(
  options?: MoneyOptions<Code, Context>,
): MoneyField<NoInfer<Code> | AmountErrorCode, Context>
export function money<Code extends string = never, Context extends MoneyContext = MoneyContext>(
  options: MoneyOptions<Code, Context> & { limits: (context: Context) => AmountLimits },
): MoneyField<NoInfer<Code> | AmountErrorCode | AmountLimitCode, Context>
export function money<Code extends string, Context extends MoneyContext>({
  check,
  limits,
}: MoneyOptions<Code, Context> & { limits?: (context: Context) => AmountLimits } = {}): MoneyField<
  Code | AmountErrorCode | AmountLimitCode,
  Context
> {
  return {
    kind: 'money',
    empty: '',
    isOptional: false,
    absent: '0',
    read: (typed, context): Reading<Amount, Code | AmountErrorCode | AmountLimitCode> => {
      const { amount, problem } = readAmount(typed, context.format)
      if (amount === null) return { code: codes[problem] }
      const code = checkLimits(amount, limits?.(context)) ?? check?.(amount, context) ?? null
      return code === null ? { value: amount } : { code }
    },
    tidy: (typed, { format }) => {
      const { amount } = readAmount(typed, format)
      return amount === null ? typed : writeAmount(amount, format)
    },
    input: { inputMode: 'decimal' },
  }
}

function checkLimits(
  amount: Amount,
  { min, max }: AmountLimits = {},
): AmountErrorCode | AmountLimitCode | null {
  if (compareAmounts(amount, '0') <= 0) return 'AMOUNT_NOT_POSITIVE'
  if (min !== undefined && compareAmounts(amount, min) < 0) return 'AMOUNT_TOO_LOW'
  if (max !== undefined && compareAmounts(amount, max) > 0) return 'AMOUNT_TOO_HIGH'
  return amountToNumber(amount) === null ? 'AMOUNT_TOO_PRECISE' : null
}
