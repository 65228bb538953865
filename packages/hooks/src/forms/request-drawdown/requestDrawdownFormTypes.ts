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
 * Whether a limit can be drawn on, as far as its flags and status say. `unread`: not known yet. `none`, `closed` and `expired`:
 * it cannot. `inactive`: its status is another than `active`, and what that means is not documented.
 */
export type LimitStanding = 'unread' | 'none' | 'closed' | 'expired' | 'inactive' | 'open'

/**
 * What has been seen of a requested drawdown. No event tells of it (T92): `active` is worked out from the active drawdown, and says
 * no more than that one of this amount is there now. `noNews`: nothing was seen for so many hours.
 */
export type DrawdownProgress =
  | { is: 'waiting' }
  | { is: 'active'; drawdown: ActiveDrawdown }
  | { is: 'noNews'; hours: number }

/** A host's own reckoning of what a drawdown would cost; `null` where it has none. */
export type EstimateCost = (request: {
  amount: Amount
  /** Whole days. */
  tenor: number
  /** ISO code. */
  currency: string | null
}) => Promise<EstimatedCost | null>

/** What a host reckons, line by line, in its own words. */
export type EstimatedCost = { lines: readonly { label: string; amount: Amount }[]; total: Amount }

/** Where an estimate stands; one that fails is as good as none. */
export type CostEstimate =
  | { state: 'none'; cost: null }
  | { state: 'loading'; cost: null }
  | { state: 'ready'; cost: EstimatedCost }

/** A drawdown of the partner's that has been made, and what the service expects for it beyond what was drawn (Partner API, Endpoint 8). */
export type PastDrawdown = {
  amountDrawn: Amount
  /** Days. */
  tenor: number
  cost: Amount
}

/** What a drawdown would bring, cost and ask back. Before it is paid out all but the amount and the days is an estimate. */
export type DrawdownPlan = {
  /** What is asked for. */
  receives: Amount
  /** Whole days. */
  tenor: number
  /** When it would be due if it were paid out now. ISO 8601, UTC. */
  due: string
  /** `null` where only the lender can say. */
  cost: Amount | null
  /** `receives` and `cost` together; `null` where the cost is. */
  repays: Amount | null
  /** Who the cost comes from: the host's estimate, the partner's last drawdown over as many days, or the lender, who has not said it yet. */
  basis: 'host' | 'lastDrawdown' | 'lender'
  /** The host's estimate line by line. */
  lines: EstimatedCost['lines']
  /** What the partner's last drawdown cost, whatever its days; `null` where Endpoint 8 does not say. */
  last: PastDrawdown | null
}

/** The amount and the whole days that a person types or chooses; both are text. */
export type RequestDrawdownValues = FormValues<typeof requestDrawdownForm>

/** A field of the drawdown form. */
export type RequestDrawdownFieldName = keyof RequestDrawdownValues

/** What is wrong with a field. Words for it belong to the view. */
export type RequestDrawdownErrorCode = FormErrorCode<typeof requestDrawdownForm>

/** Worth a second look; never stops a submission. */
export type RequestDrawdownWarningCode =
  /** More than the service says is available: the service decides. */
  'AMOUNT_OVER_AVAILABLE'

/** A drawdown that was running when the request was read back. */
export type RunningDrawdown = {
  id: string
  amountDrawn: Amount
  /** What the service expects back for it. */
  amountExpected: Amount | null
  /** Days. */
  tenor: number | null
}

/** Everything a person must see before they ask. */
export type RequestDrawdownReview = {
  amount: Amount
  /** ISO code; `null` where neither the host nor a credit limit names one. */
  currency: string | null
  /** Whole days. */
  tenor: number
  /** As the service states it at this moment; `null` where it states none or could not be asked. */
  available: Amount | null
  isOverAvailable: boolean
  /** The limit could not be read again: what is shown may be old. */
  isLimitOld: boolean
  /** `undefined` where it could not be read. */
  running: RunningDrawdown | null | undefined
  /** The host's own reckoning, where it has one for exactly this. */
  cost: EstimatedCost | null
  /** What `toDrawdownPlan` counts the days from. Milliseconds since 1970. */
  now: number
}

export type UseRequestDrawdownFormParameters = MoneyFormatParameters &
  FormParameters<RequestDrawdownValues, RequestDrawdownReview> & {
    minAmount?: Amount
    /** The most that may be asked for, whatever is available. */
    maxAmount?: Amount
    /** Between two places of the slider. @default a round sum, about a hundredth of what is available */
    amountStep?: Amount
    /** Parts of what may be asked for, in per cent, to fill in at once; `[]` offers none. @default [25, 50, 100] */
    quickPicks?: readonly number[]
    /** Whole days to choose from; `null` lets a person type them. @default [30, 60, 90] */
    tenorOptions?: readonly number[] | null
    /** Days. @default 1 */
    minTenor?: number
    /** Days. */
    maxTenor?: number
    /** What it would cost, by your own reckoning; the service gives no quote (Partner API, Endpoint 7). */
    estimateCost?: EstimateCost
    /** Keeps the amount and the tenor in this tab's storage until they are sent. @default true */
    draft?: boolean
    /** Hours after which a request that brought no drawdown is shown as having no news. @default 24 */
    noNewsAfter?: number
  }

/** Everything that `useRequestDrawdownForm` returns: the form, and what only a drawdown has. */
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
  /** The host's, else the credit limit's. */
  currency: string | null
  /** The credit limit as TanStack read it (Partner API, Endpoint 9). */
  creditLimit: UseCreditLimitReturnType
  /** The active drawdown as TanStack read it (Partner API, Endpoint 8). */
  activeDrawdown: UseActiveDrawdownReturnType
  /** Whether the limit can be drawn on; `none`, `closed` and `expired` keep the review shut. */
  standing: LimitStanding
  /** What the service says may still be drawn; never worked out here. */
  available: Amount | null
  /** Places of a slider over what may be asked for; `null` where no limit says how much that is. */
  scale: AmountScale | null
  quickPicks: readonly { percent: number; amount: Amount }[]
  /** Fills in the amount from a slider, a quick pick or a reading. */
  setAmount: (amount: Amount) => void
  /** Reads a typed amount the way the form does, for what follows it key by key. */
  readAmount: (typed: string) => Amount | null
  /** What the amount field was read as when it was left. */
  amountRead: Amount | null
  /** The two meanings of an ambiguous amount. */
  amountReadings: readonly [Amount, Amount] | null
  tenorOptions: readonly number[] | null
  /** Days. */
  setTenor: (days: number) => void
  /** The limits that the schema checks, for words. */
  limits: { minAmount: Amount | null; maxAmount: Amount | null; minTenor: number; maxTenor: number | null }
  /** The host's own reckoning for what stands in the fields. */
  cost: CostEstimate
  /** The limit is read again before the review opens. */
  isReadingLimit: boolean
  /** What has been seen of the drawdown since it was asked for; `null` while there is nothing to look out for. */
  progress: DrawdownProgress | null
}
