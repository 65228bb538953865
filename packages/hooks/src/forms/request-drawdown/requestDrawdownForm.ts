import type { Amount } from '@onlend/core'
import { requestDrawdownOperation } from '@onlend/core/operations'
import { defineForm } from '../define-form/defineForm.ts'
import type { Reading } from '../define-form/FieldDefinition.ts'
import { money, type MoneyContext } from '../define-form/money.ts'
import { text } from '../define-form/text.ts'
import { readTenor } from './readTenor.ts'
import type { RequestDrawdownReview } from './requestDrawdownFormTypes.ts'

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
