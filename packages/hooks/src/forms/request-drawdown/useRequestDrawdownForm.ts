'use client'
import {
  type ActiveDrawdown,
  type Amount,
  type CreditLimit,
  compareAmounts,
  type requestDrawdown,
} from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { type AmountScale, createAmountScale } from '../amount/createAmountScale.ts'
import { fromMinorUnits } from '../amount/fromMinorUnits.ts'
import { readAmount } from '../amount/readAmount.ts'
import { toMinorUnits } from '../amount/toMinorUnits.ts'
import { type MoneyFormatParameters, useMoneyFormat } from '../amount/useMoneyFormat.ts'
import type { FormParameters } from '../define-form/FormParameters.ts'
import { type FormOf, useForm } from '../define-form/useForm.ts'
import type { ReadResult } from '../../queries/useEndpointQuery.ts'
import { readTenor } from './readTenor.ts'
import {
  type RequestDrawdownErrorCode,
  type RequestDrawdownFieldName,
  type RequestDrawdownReview,
  type RequestDrawdownValues,
  requestDrawdownForm,
} from './requestDrawdownForm.ts'
import {
  type CostEstimate,
  type EstimateCost,
  type EstimatedCost,
  useCostEstimate,
} from './useCostEstimate.ts'
import type { DrawdownCostRange } from './toDrawdownPlan.ts'
import { useFreshLimit } from './useFreshLimit.ts'
import { type DrawdownProgress, useDrawdownProgress } from './useDrawdownProgress.ts'
import type { FormField } from '../write-form/writeFormTypes.ts'
import { useLending } from '../../lending/useLending.ts'
import { useActiveDrawdown } from '../../reads/useActiveDrawdown.ts'
import { useCreditLimit } from '../../reads/useCreditLimit.ts'

/**
 * Whether a partner can draw on a limit, by the limit's flags and status. `unread`: not known yet. `none`, `closed` and `expired`:
 * no drawdown is possible. `inactive`: the status is not `active`; the API document does not explain other values.
 */
export type LimitState = 'unread' | 'none' | 'closed' | 'expired' | 'inactive' | 'open'

/** A warning that never stops a submission. */
export type RequestDrawdownWarningCode =
  /** An amount above the available one: the service decides. */
  'AMOUNT_OVER_AVAILABLE'

export type UseRequestDrawdownFormParameters = MoneyFormatParameters &
  FormParameters<RequestDrawdownValues, RequestDrawdownReview> & {
    /** The least that a person can request. */
    minAmount?: Amount
    /** The most that a person can request, besides the available amount. */
    maxAmount?: Amount
    /** The distance between two places of the slider. @default a round sum, about a hundredth of the available amount */
    amountStep?: Amount
    /** The quick picks, in per cent of the most that a person can request; `[]` offers none. @default [25, 50, 100] */
    quickPicks?: readonly number[]
    /** Whole days to choose from; `null` lets a person type them. @default [30, 60, 90] */
    tenorOptions?: readonly number[] | null
    /** Days. @default 1 */
    minTenor?: number
    /** Days. */
    maxTenor?: number
    /** Your own estimate of the cost; the service gives no quote (Partner API, Endpoint 7). */
    estimateCost?: EstimateCost
    /** The partner's ranges of the cost by tenor, such as `drawdownCost` of the tenant; the form shows one where no estimate is. @default none */
    costRanges?: readonly DrawdownCostRange[]
    /** Keeps the amount and the tenor in this tab's storage until the relay accepts the request. @default true */
    draft?: boolean
    /** Hours after which a request without a drawdown counts as `noNews`. @default 24 */
    noNewsAfter?: number
  }

/** The return value of `useRequestDrawdownForm`: the form, and the properties that only a drawdown has. */
export type UseRequestDrawdownFormReturnType = Omit<FormOf<typeof requestDrawdownForm>, 'field'> & {
  field: (name: RequestDrawdownFieldName) => FormField<RequestDrawdownFieldName, RequestDrawdownErrorCode> & {
    warningCode: RequestDrawdownWarningCode | null
  }
  /** The host's currency, else the credit limit's. */
  currency: string | null
  /** The credit limit, as TanStack returns it (Partner API, Endpoint 9). */
  creditLimit: ReadResult<CreditLimit | null>
  /** The active drawdown, as TanStack returns it (Partner API, Endpoint 8). */
  activeDrawdown: ReadResult<ActiveDrawdown | null>
  /** Whether the partner can draw on the limit; `none`, `closed` and `expired` keep the review shut. */
  limitState: LimitState
  /** The available amount that the service states; the kit never computes it. */
  available: Amount | null
  /** The places of a slider up to the most that a person can request; `null` while no limit gives the most. */
  scale: AmountScale | null
  quickPicks: readonly { percent: number; amount: Amount }[]
  /** Reads a typed amount as the form does, for a view that follows each key. */
  readTyped: (typed: string) => Amount | null
  tenorOptions: readonly number[] | null
  /** Days. */
  setTenor: (days: number) => void
  /** The limits that the schema checks, for words. */
  limits: { minAmount: Amount | null; maxAmount: Amount | null; minTenor: number; maxTenor: number | null }
  /** The host's estimate for the values of the fields. */
  cost: CostEstimate
  /** The partner's range for the chosen tenor; `null` where there is none. */
  costRange: DrawdownCostRange | null
  /** The form reads the limit again before the review opens. */
  isReadingLimit: boolean
  /** The progress of the drawdown since the request; `null` before a request. */
  progress: DrawdownProgress | null
}

const defaultQuickPicks: readonly number[] = [25, 50, 100]
const none: readonly DrawdownCostRange[] = []
/** Days. */
const offeredTenors: readonly number[] = [30, 60, 90]

/**
 * The form of a drawdown request without its looks: the limit and the running drawdown, fields and their checks, the review with a fresh
 * limit, asking once, and the progress of the drawdown. A drawdown brings money into the lockbox; `useWithdrawForm`
 * sends money out. Returns plain values, prop getters and codes (Partner API, Endpoints 7, 8 and 9).
 *
 * @example
 * const form = useRequestDrawdownForm({ locale: 'en-NG' })
 * <form onSubmit={form.actions.submit}><input {...form.field('amount').input} /></form>
 */
export function useRequestDrawdownForm(
  options: UseRequestDrawdownFormParameters,
): UseRequestDrawdownFormReturnType {
  const { minAmount, maxAmount, amountStep, maxTenor, minTenor = 1, noNewsAfter = 24 } = options
  const { costRanges = none, tenorOptions = offeredTenors, quickPicks = defaultQuickPicks } = options
  const { customerPartnerId: ownPartnerId, now } = useLending()
  const ownerId = options.customerPartnerId ?? ownPartnerId
  const owner = ownerId === null ? skipToken : { customerPartnerId: ownerId }
  const creditLimit = useCreditLimit(owner)
  const activeDrawdown = useActiveDrawdown(owner)
  const { readLimit, isReadingLimit } = useFreshLimit(creditLimit, activeDrawdown)
  const currency = options.currency ?? creditLimit.data?.currency ?? null
  const format = useMoneyFormat({ ...options, currency: currency ?? undefined })
  const reckoned = useRef<(amount: Amount, tenor: number) => EstimatedCost | null>(() => null)
  const current = useRef(ownerId)

  const findRange = (days: number | null) => costRanges.find(({ tenor }) => tenor === days) ?? null

  const toReview = async ({ amount, tenor }: EndpointInput<typeof requestDrawdown>) => {
    const fresh = await readLimit()
    // A limit that was read for one partner must not open the review of another.
    if (current.current !== ownerId || !canAsk(toLimitState(fresh.creditLimit))) return null
    const available = fresh.creditLimit?.amount_available ?? null
    const review: RequestDrawdownReview = {
      ...{ amount, tenor, available, isLimitOld: fresh.isOld },
      currency: options.currency ?? fresh.creditLimit?.currency ?? null,
      isOverAvailable: isOver(amount, available),
      running: fresh.activeDrawdown === undefined ? undefined : toRunning(fresh.activeDrawdown),
      cost: reckoned.current(amount, tenor),
      costRange: findRange(tenor),
      now: now(),
    }
    return review
  }

  // A single tenor on offer needs no choice.
  const onlyTenor = options.tenorOptions?.length === 1 ? String(options.tenorOptions[0]) : ''
  const form = useForm(requestDrawdownForm, {
    ...options,
    currency: currency ?? undefined,
    context: { format, minAmount, maxAmount, tenorOptions, minTenor, maxTenor, toReview },
    defaultValues: { tenor: onlyTenor, ...options.defaultValues },
  })
  const { values, set } = form
  const { amount } = form.readAmount('amount')
  const tenor = readTenor(values.tenor)
  const available = creditLimit.data?.amount_available ?? null
  const most = available !== null && isOver(available, maxAmount ?? null) ? (maxAmount ?? null) : available
  const scale = useMemo(
    () =>
      most === null
        ? null
        : createAmountScale({ min: minAmount, max: most, step: amountStep, digits: format.digits }),
    [minAmount, most, amountStep, format.digits],
  )
  const cost = useCostEstimate({
    estimateCost: options.estimateCost,
    ...{ amount, tenor, currency },
  })
  useEffect(() => {
    current.current = ownerId
    reckoned.current = (asked, days) =>
      amount !== null && compareAmounts(asked, amount) === 0 && days === tenor ? cost.cost : null
  })
  const { progress, checkDrawdown } = useDrawdownProgress({ form, ownerId, noNewsAfter })

  return {
    ...form,
    field: (name) => ({
      ...form.field(name),
      warningCode:
        name === 'amount' && amount !== null && isOver(amount, available) ? 'AMOUNT_OVER_AVAILABLE' : null,
    }),
    currency,
    creditLimit,
    activeDrawdown,
    limitState: toLimitState(creditLimit.data),
    available,
    scale,
    quickPicks: toQuickPicks({ percents: quickPicks, most, least: minAmount, digits: format.digits }),
    readTyped: (typed) => readAmount(typed, format).amount,
    tenorOptions,
    setTenor: (days) => set('tenor', String(days)),
    limits: {
      minAmount: minAmount ?? null,
      maxAmount: maxAmount ?? null,
      minTenor,
      maxTenor: maxTenor ?? null,
    },
    cost,
    costRange: findRange(tenor),
    isReadingLimit,
    progress,
    actions: {
      ...form.actions,
      checkAgain: async () => {
        await Promise.all([form.actions.checkAgain(), checkDrawdown()])
      },
    },
  }
}

function isOver(amount: Amount, limit: Amount | null): boolean {
  return limit !== null && compareAmounts(amount, limit) > 0
}

function toRunning(drawdown: ActiveDrawdown | null): RequestDrawdownReview['running'] {
  return (
    drawdown && {
      ...{ id: drawdown.id, amountDrawn: drawdown.amount_drawn },
      ...{ amountExpected: drawdown.amount_expected, tenor: drawdown.tenor },
    }
  )
}

/** Whether a request makes sense. An unknown limit stops no request: the service decides. */
function canAsk(limitState: LimitState): boolean {
  return limitState !== 'none' && limitState !== 'closed' && limitState !== 'expired'
}

/** Reads the flags first: a limit with the status `active` can be expired (T49). */
function toLimitState(creditLimit: CreditLimit | null | undefined): LimitState {
  if (creditLimit === undefined) return 'unread'
  if (creditLimit === null) return 'none'
  if (creditLimit.is_deleted === true) return 'closed'
  if (creditLimit.expired === true) return 'expired'
  return creditLimit.status === 'active' ? 'open' : 'inactive'
}

type ToQuickPicksParameters = {
  /** Whole per cent. */
  percents: readonly number[]
  most: Amount | null
  least: Amount | undefined
  digits: number
}

/** Makes the quick picks, rounded down to the currency's smallest unit; no pick is below the least amount. */
function toQuickPicks(parameters: ToQuickPicksParameters): { percent: number; amount: Amount }[] {
  const { percents, most, least = '0', digits } = parameters
  if (most === null || compareAmounts(most, '0') <= 0) return []
  const units = toMinorUnits(most, digits)
  return percents.flatMap((percent) => {
    const amount = fromMinorUnits((units * BigInt(Math.trunc(percent))) / 100n, digits)
    return compareAmounts(amount, '0') > 0 && compareAmounts(amount, least) >= 0 ? [{ percent, amount }] : []
  })
}
