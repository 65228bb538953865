import type { Clock } from '../lib/Clock.ts'
import type { Caller } from '../http/index.ts'
import { type CallDeadline, createCallDeadline } from '../upstream/index.ts'
import type { Claim } from './OperationStore.ts'
import { leaseMargin } from './leaseMargin.ts'

/**
 * Starts the time of a write's call, which is over while its claim still lives, however long the claim itself took: once the lease has ended,
 * other instances tell people that it is not being sent.
 */
export function createWriteDeadline(
  clock: Clock,
  { leaseUntil }: Pick<Claim, 'leaseUntil'>,
  caller: Caller | null,
): CallDeadline {
  return createCallDeadline(clock, leaseUntil - leaseMargin - clock.now(), caller)
}
