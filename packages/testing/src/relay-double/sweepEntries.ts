import { findEffects } from '@onlend/core/operations'
import type { Operation } from '@onlend/core'
import type { LedgerEntry } from './LedgerEntry.ts'

type SweepEntriesParameters = Parameters<typeof expireApprovals>[1] & {
  /** Milliseconds without an event after which an accepted write is stale. */
  staleAfter: number
}

/** Makes the changes that are due by time alone, as the real relay does when it sweeps. */
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

type ExpireApprovalsParameters = {
  now: () => number
  change: (entry: LedgerEntry, changes: Partial<Operation>) => void
}

/** Gives up operations that no second person has decided in time. */
function expireApprovals(entries: readonly LedgerEntry[], { now, change }: ExpireApprovalsParameters): void {
  for (const entry of entries) {
    const { state, approval } = entry.operation
    if (state !== 'awaiting_approval' || !approval || Date.parse(approval.expiresAt) > now()) continue
    const expired = { ...approval, decision: 'expired', decidedAt: approval.expiresAt }
    change(entry, { state: 'rejected', refusal: 'approval_expired', approval: expired })
    entry.send = null
  }
}
