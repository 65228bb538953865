import type { Operation } from '@onlend/core'
import type { WithdrawMethod } from './withdrawForm.ts'

/** The time that withdrawals took until the lender confirmed them. */
export type Arrival = {
  /** The number of measured withdrawals. */
  count: number
  /** The number of withdrawals that took at most `within`. */
  arrived: number
  /** Milliseconds. */
  within: number
}

/** The number of withdrawals below which a measure says nothing. */
const fewest = 3
/** The number of latest withdrawals that count; older ones say little about the next. */
const latest = 10

/**
 * Measures how long the latest withdrawals of a method took until a settlement event: nine of ten decide, so that one slow
 * transfer does not count for all. `null` for too few withdrawals.
 */
export function measureArrival(operations: readonly Operation[], method: WithdrawMethod): Arrival | null {
  const times = operations
    .flatMap(({ kind, state, summary, matched, acceptedAt, settledAt }) => {
      if (kind !== 'withdraw' || state !== 'succeeded' || summary.method !== method) return []
      // An operator's decision has the time of the decision, not of the arrival.
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
