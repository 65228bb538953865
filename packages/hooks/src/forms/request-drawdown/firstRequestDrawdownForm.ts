import type { UseCreditLimitReturnType } from '../../reads/useCreditLimit.ts'
import { type FirstFormStart, firstForm } from '../first-form/firstForm.ts'
import { limitStanding } from './limitStanding.ts'
import { requestDrawdownDefaults } from './requestDrawdownDefaults.ts'
import type {
  RequestDrawdownErrorCode,
  RequestDrawdownReview,
  RequestDrawdownValues,
  UseRequestDrawdownFormParameters,
  UseRequestDrawdownFormReturnType,
} from './requestDrawdownFormTypes.ts'

/** A drawdown request as its widget draws it. */
export type DrawnRequestDrawdownForm = Omit<
  UseRequestDrawdownFormReturnType,
  'control' | 'set' | 'activeDrawdown' | 'scale' | 'quickPicks' | 'cost' | 'readAmount'
> & {
  isStarting?: boolean
  /** What `useRequestDrawdownForm` gives; `null` until that runs. */
  whole: UseRequestDrawdownFormReturnType | null
}

/**
 * A drawdown request before its machine is there: its two fields, and the limit as it was read beside them.
 *
 * @example
 * const form = firstRequestDrawdownForm({ currency: 'NGN', creditLimit: useCreditLimit() }, start)
 */
export function firstRequestDrawdownForm(
  options: UseRequestDrawdownFormParameters & { creditLimit: UseCreditLimitReturnType },
  start: FirstFormStart<DrawnRequestDrawdownForm>,
): DrawnRequestDrawdownForm {
  const { creditLimit, minAmount, maxAmount, maxTenor } = options
  const { tenorOptions = requestDrawdownDefaults.tenorOptions, minTenor = requestDrawdownDefaults.minTenor } =
    options
  const form = firstForm<
    RequestDrawdownValues,
    RequestDrawdownErrorCode,
    RequestDrawdownReview,
    DrawnRequestDrawdownForm['data'],
    DrawnRequestDrawdownForm
  >({
    ...start,
    kind: 'requestDrawdown',
    defaults: requestDrawdownDefaults.toValues(options),
    layout: requestDrawdownDefaults.layout(),
    rules: options.rules ?? {},
  })
  return {
    ...form,
    field: (name) => ({ ...form.field(name), warningCode: null }),
    currency: options.currency ?? creditLimit.data?.currency ?? null,
    creditLimit,
    standing: limitStanding(creditLimit.data),
    available: creditLimit.data?.amount_available ?? null,
    setAmount: (amount) => start.ask((whole) => whole.setAmount(amount)),
    amountRead: null,
    amountReadings: null,
    tenorOptions,
    setTenor: (days) => start.ask((whole) => whole.setTenor(days)),
    limits: {
      minAmount: minAmount ?? null,
      maxAmount: maxAmount ?? null,
      minTenor,
      maxTenor: maxTenor ?? null,
    },
    isReadingLimit: false,
    progress: null,
    whole: null,
  }
}
