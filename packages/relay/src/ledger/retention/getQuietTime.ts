import type { LedgerContext } from '../LedgerContext.ts'

/** Milliseconds for which an event waits for its operation, or may be about one that was settled (`inbox/sql/matchWindows.ts`). */
const waiting = 604_800_000

/**
 * Milliseconds for which nothing final is forgotten: an event that is told again must find the operation that it is about, and not another one that equals it,
 * and an equal operation must be held back.
 */
export function getQuietTime({
  operations,
  matchWindow,
}: Pick<LedgerContext, 'operations' | 'matchWindow'>): number {
  return Math.max(2 * waiting, matchWindow + waiting, operations.duplicateWindow)
}
