import type { Clock } from '../lib/Clock.ts'
import { type CallDeadline, createCallDeadline } from '../upstream/index.ts'
import type { Claim } from './Claim.ts'
import { leaseMargin } from './leaseMargin.ts'

/**
 * Starts the time of a write's call, which ends before the lease of its claim, however long the claim took: after the lease, other instances
 * report that no instance sends the write. No caller signal: a person who leaves the page does not take a write back that the relay has read.
 */
export function createWriteDeadline(clock: Clock, { leaseUntil }: Pick<Claim, 'leaseUntil'>): CallDeadline {
  return createCallDeadline(clock, leaseUntil - leaseMargin - clock.now(), null)
}
