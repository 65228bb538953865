import type { Operation } from '@onlend/core'

/** An outcome that is not known: a line may be the evidence for it. */
export function isWithoutOutcome({ kind, state }: Operation): boolean {
  return kind === 'withdraw' && (state === 'unknown' || state === 'stale')
}
