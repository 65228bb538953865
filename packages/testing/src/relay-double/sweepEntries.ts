import { findEffects } from '@onlend/core/operations'
import { expireApprovals } from './approvals/expireApprovals.ts'
import type { LedgerEntry } from './LedgerEntry.ts'

type SweepEntriesParameters = Parameters<typeof expireApprovals>[1] & {
  /** Milliseconds without news after which an accepted write is stale. */
  staleAfter: number
}

/** Does what time alone makes due, as the real relay does when it sweeps. */
export function sweepEntries(
  entries: readonly LedgerEntry[],
  { now, staleAfter, change }: SweepEntriesParameters,
): void {
  expireApprovals(entries, { now, change })
  for (const entry of entries) {
    const { kind, state, updatedAt } = entry.operation
    const isQuiet = state === 'accepted' && now() - Date.parse(updatedAt) > staleAfter
    if (isQuiet && findEffects(kind).settledBy === 'event') change(entry, { state: 'stale' })
  }
}
