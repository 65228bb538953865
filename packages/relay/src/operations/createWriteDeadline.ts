import type { Clock } from '../Clock.ts'
import type { Caller } from '../upstream/Caller.ts'
import { type CallDeadline, createCallDeadline } from '../upstream/createCallDeadline.ts'
import type { Claim } from '../stores/RelayStore.ts'
import { leaseMargin } from './leaseMargin.ts'

/**
 * Starts the time of a write's call, which is over while its claim still lives, however long the claim itself took: once the lease has ended,
 * others tell people that nobody is sending.
 */
export function createWriteDeadline(
  clock: Clock,
  { leaseUntil }: Pick<Claim, 'leaseUntil'>,
  caller: Caller | null,
): CallDeadline {
  return createCallDeadline(clock, leaseUntil - leaseMargin - clock.now(), caller)
}
