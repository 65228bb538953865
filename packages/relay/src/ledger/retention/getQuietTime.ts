import type { LedgerContext } from '../LedgerContext.ts'

/** Milliseconds for which an event waits for its operation, or can be about a settled one (`inbox/sql/matchWindows.ts`). */
const waiting = 604_800_000

/**
 * Milliseconds for which the ledger keeps every final operation: a repeated event must find its own operation and not another one that equals it, and
 * the operation must hold back an equal one.
 */
export function getQuietTime({
  operations,
  matchWindow,
}: Pick<LedgerContext, 'operations' | 'matchWindow'>): number {
  return Math.max(2 * waiting, matchWindow + waiting, operations.duplicateWindow)
}
