import type { ActiveDrawdown, Amount, requestDrawdown } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { UseActiveDrawdownReturnType } from '../../reads/useActiveDrawdown.ts'
import type { UseCreditLimitReturnType } from '../../reads/useCreditLimit.ts'
import type { AmountScale } from '../amount/createAmountScale.ts'
import type { MoneyFormatParameters } from '../amount/useMoneyFormat.ts'
import type { FormParameters } from '../define-form/FormParameters.ts'
import type { FormErrorCode, FormValues } from '../define-form/defineForm.ts'
import type { FormField, WriteForm } from '../write-form/writeFormTypes.ts'
import type { requestDrawdownForm } from './requestDrawdownForm.ts'

/**
 * Whether a partner can draw on a limit, by the limit's flags and status. `unread`: not known yet. `none`, `closed` and `expired`:
 * no drawdown is possible. `inactive`: the status is not `active`; the API document does not explain other values.
 */
export type LimitStanding = 'unread' | 'none' | 'closed' | 'expired' | 'inactive' | 'open'

/**
 * The progress of a requested drawdown. No event reports it (T92): `active` comes from the active drawdown, and means only that a
 * drawdown of this amount is there now. `noNews`: no such drawdown appeared for `hours`.
 */
export type DrawdownProgress =
  | { is: 'waiting' }
  | { is: 'active'; drawdown: ActiveDrawdown }
  | { is: 'noNews'; hours: number }

/** The host's estimate of the cost of a drawdown; `null` where the host has none. */
export type EstimateCost = (request: {
  amount: Amount
  /** Whole days. */
  tenor: number
  /** ISO code. */
  currency: string | null
}) => Promise<EstimatedCost | null>

/** The host's estimate, line by line, in the host's words. */
export type EstimatedCost = { lines: readonly { label: string; amount: Amount }[]; total: Amount }

/** The state of an estimate; a failed one counts as none. */
export type CostEstimate =
  | { state: 'none'; cost: null }
  | { state: 'loading'; cost: null }
  | { state: 'ready'; cost: EstimatedCost }

/** An earlier drawdown of the partner, with the cost that the service expects beyond the drawn amount (Partner API, Endpoint 8). */
export type PastDrawdown = {
  amountDrawn: Amount
  /** Days. */
  tenor: number
  cost: Amount
}

/** The amount, the cost and the repayment of a drawdown. Before the payout everything but the amount and the days is an estimate. */
export type DrawdownPlan = {
  /** The requested amount. */
  receives: Amount
  /** Whole days. */
  tenor: number
  /** The due moment of a payout now. ISO 8601, UTC. */
  due: string
  /** The cost; `null` where only the lender knows it. */
  cost: Amount | null
  /** The sum of `receives` and `cost`; `null` where the cost is. */
  repays: Amount | null
  /** The source of the cost: the host's estimate, the partner's last drawdown over as many days, or the lender, who has not named it yet. */
  basis: 'host' | 'lastDrawdown' | 'lender'
  /** The host's estimate line by line. */
  lines: EstimatedCost['lines']
  /** The partner's last drawdown with its cost, of any tenor; `null` where Endpoint 8 does not give the cost. */
  last: PastDrawdown | null
}

/** The typed or chosen amount and whole days; both are text. */
export type RequestDrawdownValues = FormValues<typeof requestDrawdownForm>

/** A field of the drawdown form. */
export type RequestDrawdownFieldName = keyof RequestDrawdownValues

/** The mistake in a field. The view has the words for it. */
export type RequestDrawdownErrorCode = FormErrorCode<typeof requestDrawdownForm>

/** A warning that never stops a submission. */
export type RequestDrawdownWarningCode =
  /** An amount above the available one: the service decides. */
  'AMOUNT_OVER_AVAILABLE'

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
  /** The moment from which `toDrawdownPlan` counts the days. Milliseconds since 1970. */
  now: number
}

export type UseRequestDrawdownFormParameters = MoneyFormatParameters &
  FormParameters<RequestDrawdownValues, RequestDrawdownReview> & {
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
    /** Keeps the amount and the tenor in this tab's storage until the relay accepts the request. @default true */
    draft?: boolean
    /** Hours after which a request without a drawdown counts as `noNews`. @default 24 */
    noNewsAfter?: number
  }

/** The return value of `useRequestDrawdownForm`: the form, and the properties that only a drawdown has. */
export type UseRequestDrawdownFormReturnType = Omit<
  WriteForm<
    RequestDrawdownValues,
    RequestDrawdownErrorCode,
    RequestDrawdownReview,
    EndpointOutput<typeof requestDrawdown>
  >,
  'field'
> & {
  field: (name: RequestDrawdownFieldName) => FormField<RequestDrawdownFieldName, RequestDrawdownErrorCode> & {
    warningCode: RequestDrawdownWarningCode | null
  }
  /** The host's currency, else the credit limit's. */
  currency: string | null
  /** The credit limit, as TanStack returns it (Partner API, Endpoint 9). */
  creditLimit: UseCreditLimitReturnType
  /** The active drawdown, as TanStack returns it (Partner API, Endpoint 8). */
  activeDrawdown: UseActiveDrawdownReturnType
  /** Whether the partner can draw on the limit; `none`, `closed` and `expired` keep the review shut. */
  standing: LimitStanding
  /** The available amount that the service states; the kit never computes it. */
  available: Amount | null
  /** The places of a slider up to the most that a person can request; `null` while no limit gives the most. */
  scale: AmountScale | null
  quickPicks: readonly { percent: number; amount: Amount }[]
  /** Fills in the amount from a slider, a quick pick or a reading. */
  setAmount: (amount: Amount) => void
  /** Reads a typed amount as the form does, for a view that follows each key. */
  readAmount: (typed: string) => Amount | null
  /** The reading of the amount field when the person left it. */
  amountRead: Amount | null
  /** The two readings of an ambiguous amount. */
  amountReadings: readonly [Amount, Amount] | null
  tenorOptions: readonly number[] | null
  /** Days. */
  setTenor: (days: number) => void
  /** The limits that the schema checks, for words. */
  limits: { minAmount: Amount | null; maxAmount: Amount | null; minTenor: number; maxTenor: number | null }
  /** The host's estimate for the values of the fields. */
  cost: CostEstimate
  /** The form reads the limit again before the review opens. */
  isReadingLimit: boolean
  /** The progress of the drawdown since the request; `null` before a request. */
  progress: DrawdownProgress | null
}
