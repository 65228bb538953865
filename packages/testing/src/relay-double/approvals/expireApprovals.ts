import type { Operation } from '@onlend/core'
import type { LedgerEntry } from '../LedgerEntry.ts'

type ExpireApprovalsParameters = {
  now: () => number
  change: (entry: LedgerEntry, changes: Partial<Operation>) => void
}

/** Gives up what no second person has decided in time. */
export function expireApprovals(
  entries: readonly LedgerEntry[],
  { now, change }: ExpireApprovalsParameters,
): void {
  for (const entry of entries) {
    const { state, approval } = entry.operation
    if (state !== 'awaiting_approval' || !approval || Date.parse(approval.expiresAt) > now()) continue
    const expired = { ...approval, decision: 'expired', decidedAt: approval.expiresAt }
    change(entry, { state: 'rejected', refusal: 'approval_expired', approval: expired })
    entry.send = null
  }
}
