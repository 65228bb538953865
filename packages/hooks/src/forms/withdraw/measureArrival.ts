import type { Operation } from '@onlend/core'
import type { WithdrawMethod } from './withdrawFormTypes.ts'

/** How long withdrawals took until the lender confirmed them. */
export type Arrival = {
  /** How many were looked at. */
  count: number
  /** How many of them took at most `within`. */
  arrived: number
  /** Milliseconds. */
  within: number
}

/** Fewer say nothing. */
const fewest = 3
/** Older ones say little about the next. */
const latest = 10

/**
 * Says how long the latest withdrawals of a method took, of those that have arrived by an event: nine of ten are enough, so that one slow
 * transfer does not speak for all. `null` where there are too few.
 */
export function measureArrival(operations: readonly Operation[], method: WithdrawMethod): Arrival | null {
  const times = operations
    .flatMap(({ kind, state, summary, matched, acceptedAt, settledAt }) => {
      if (kind !== 'withdraw' || state !== 'succeeded' || summary.method !== method) return []
      // An operator's decision says when it was decided.
      if (matched === 'resolved' || matched === 'assigned' || acceptedAt === null || settledAt === null)
        return []
      return [Math.max(0, Date.parse(settledAt) - Date.parse(acceptedAt))]
    })
    .slice(0, latest)
    .sort((a, b) => a - b)
  const within = times[Math.ceil(times.length * 0.9) - 1]
  if (within === undefined || times.length < fewest) return null
  return { count: times.length, arrived: times.filter((time) => time <= within).length, within }
}
