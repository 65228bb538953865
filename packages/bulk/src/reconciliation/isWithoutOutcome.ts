import type { Operation } from '@onlend/core'

/** Whether the outcome of an operation is unknown: a line can be the evidence for it. */
export function isWithoutOutcome({ kind, state }: Operation): boolean {
  return kind === 'withdraw' && (state === 'unknown' || state === 'stale')
}
