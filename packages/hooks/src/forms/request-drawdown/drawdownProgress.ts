import { type ActiveDrawdown, type Amount, type Operation, addAmounts, compareAmounts } from '@onlend/core'
import type { WriteOutcome } from '../write-form/WriteOutcome.ts'
import { isRequestedDrawdown } from '../../reads/isRequestedDrawdown.ts'
import type { RunningDrawdown } from './requestDrawdownFormTypes.ts'

/**
 * What has been seen of a requested drawdown. No event tells of it (T92): `active` is worked out from the active drawdown, and says
 * no more than that one of this amount is there now. `noNews`: nothing was seen for so many hours.
 */
export type DrawdownProgress =
  | { is: 'waiting' }
  | { is: 'active'; drawdown: ActiveDrawdown }
  | { is: 'noNews'; hours: number }

type DrawdownProgressParameters = {
  outcome: WriteOutcome | null
  operation: Pick<Operation, 'createdAt' | 'acceptedAt' | 'summary'> | null
  /** What was asked for, while this page remembers it. */
  amount: Amount | null
  /** What was running when it was asked for; `undefined` when that is not known, as after a reload. */
  running: RunningDrawdown | null | undefined
  /** What the service answered to the request. */
  drawdownId: string | null
  active: ActiveDrawdown | null | undefined
  /** Milliseconds since 1970. */
  now: number
  /** Hours. */
  noNewsAfter: number
}

const hour = 3_600_000
const followed: ReadonlySet<WriteOutcome | null> = new Set([
  'accepted',
  'stale',
  'succeeded',
  'unknown',
] as const)

/** Looks for what was asked for in the active drawdown. */
export function drawdownProgress(parameters: DrawdownProgressParameters): DrawdownProgress | null {
  const { outcome, operation, active, now, noNewsAfter } = parameters
  if (!followed.has(outcome)) return null
  if (active && isRequested(active, parameters)) return { is: 'active', drawdown: active }
  const since = operation?.acceptedAt ?? operation?.createdAt
  const hours = since === undefined ? 0 : Math.floor((now - Date.parse(since)) / hour)
  return hours >= noNewsAfter ? { is: 'noNews', hours } : { is: 'waiting' }
}

function isRequested(active: ActiveDrawdown, parameters: DrawdownProgressParameters): boolean {
  const { operation, running, drawdownId } = parameters
  if (drawdownId !== null && active.id === drawdownId) return true
  const amount = parameters.amount ?? operation?.summary.amount ?? null
  if (amount === null) return false
  // A running drawdown may grow by what was asked for instead of a new one taking its place.
  if (running && running.id === active.id)
    return compareAmounts(active.amount_drawn, addAmounts(running.amountDrawn, amount)) === 0
  if (running !== undefined) return compareAmounts(active.amount_drawn, amount) === 0
  return operation !== null && isRequestedDrawdown(active, operation)
}
