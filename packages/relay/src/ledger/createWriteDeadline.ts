import type { Clock } from '../lib/Clock.ts'
import type { Caller } from '../http/index.ts'
import { type CallDeadline, createCallDeadline } from '../upstream/index.ts'
import type { Claim } from './OperationStore.ts'
import { leaseMargin } from './leaseMargin.ts'

/**
 * Starts the time of a write's call, which ends before the lease of its claim, however long the claim took: after the lease, other instances
 * report that no instance sends the write.
 */
export function createWriteDeadline(
  clock: Clock,
  { leaseUntil }: Pick<Claim, 'leaseUntil'>,
  caller: Caller | null,
): CallDeadline {
  return createCallDeadline(clock, leaseUntil - leaseMargin - clock.now(), caller)
}
