import type { Amount } from '@onlend/core'
import { requestDrawdownOperation } from '@onlend/core/operations'
import type { Reading } from '../define-form/FieldDefinition.ts'
import { type FormErrorCode, type FormValues, defineForm } from '../define-form/defineForm.ts'
import { type MoneyContext, money } from '../define-form/money.ts'
import { text } from '../define-form/text.ts'
import { readTenor } from './readTenor.ts'
import type { DrawdownCostRange } from './toDrawdownPlan.ts'
import type { EstimatedCost } from './useCostEstimate.ts'

/** The typed or chosen amount and whole days; both are text. */
export type RequestDrawdownValues = FormValues<typeof requestDrawdownForm>

/** A field of the drawdown form. */
export type RequestDrawdownFieldName = keyof RequestDrawdownValues

/** The mistake in a field. The view has the words for it. */
export type RequestDrawdownErrorCode = FormErrorCode<typeof requestDrawdownForm>

/** The drawdown that is running when the review opens. */
export type RunningDrawdown = {
  id: string
  amountDrawn: Amount
  /** The repayment that the service expects. */
  amountExpected: Amount | null
  /** Days. */
  tenor: number | null
}

/** The facts that a person must see before the request. */
export type RequestDrawdownReview = {
  amount: Amount
  /** ISO code; `null` where neither the host nor a credit limit names one. */
  currency: string | null
  /** Whole days. */
  tenor: number
  /** The available amount that the service states at this moment; `null` where the service states none or did not answer. */
  available: Amount | null
  isOverAvailable: boolean
  /** The form could not read the limit again: the shown amount can be old. */
  isLimitOld: boolean
  /** The running drawdown; `undefined` where the form could not read it. */
  running: RunningDrawdown | null | undefined
  /** The host's estimate for exactly this amount and tenor; `null` where there is none. */
  cost: EstimatedCost | null
  /** The partner's range for exactly this tenor; `null` where there is none. */
  costRange: DrawdownCostRange | null
  /** The moment from which `toDrawdownPlan` counts the days. Milliseconds since 1970. */
  now: number
}

type DrawdownContext = MoneyContext & {
  minAmount: Amount | undefined
  maxAmount: Amount | undefined
  /** The days on offer; `null` lets the person type them. */
  tenorOptions: readonly number[] | null
  minTenor: number
  maxTenor: number | undefined
  /** Reads the limit again before the review opens. */
  toReview: (request: { amount: Amount; tenor: number }) => Promise<RequestDrawdownReview | null>
}

type TenorCode =
  | 'REQUIRED'
  | 'TENOR_NOT_WHOLE'
  | 'TENOR_TOO_SHORT'
  | 'TENOR_TOO_LONG'
  /** Not one of `tenorOptions`. */
  | 'TENOR_NOT_OFFERED'

/** The fields of a drawdown (Partner API, Endpoint 7). The form does not check the amount against the available one: the service decides (T38). */
export const requestDrawdownForm = defineForm<DrawdownContext>()(requestDrawdownOperation, {
  fields: {
    amount: money({
      limits: ({ minAmount, maxAmount }: DrawdownContext) => ({ min: minAmount, max: maxAmount }),
    }),
    /** Whole days. */
    tenor: { ...text(), absent: 0, read: readDays, input: { inputMode: 'numeric' as const } },
  },
  pages: () => [['amount', 'tenor']],
  toInput: ({ amount, tenor }) => ({ amount, tenor }),
  toReview: (input, _values, { toReview }): Promise<RequestDrawdownReview | null> => toReview(input),
  toDraft: () => ({ version: 1, keep: ['amount', 'tenor'], choices: ['tenor'] }),
})

function readDays(typed: string, context: DrawdownContext): Reading<number, TenorCode> {
  const { tenorOptions, minTenor, maxTenor } = context
  if (typed.trim() === '') return { code: 'REQUIRED' }
  const days = readTenor(typed)
  if (days === null) return { code: 'TENOR_NOT_WHOLE' }
  if (days < minTenor) return { code: 'TENOR_TOO_SHORT' }
  if (maxTenor !== undefined && days > maxTenor) return { code: 'TENOR_TOO_LONG' }
  return tenorOptions === null || tenorOptions.includes(days)
    ? { value: days }
    : { code: 'TENOR_NOT_OFFERED' }
}
