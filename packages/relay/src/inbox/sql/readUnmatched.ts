import type { UnmatchedEvent } from '../InboxRecord.ts'
import type { EventRow } from '../../ledger/sql/index.ts'
import { getCandidates } from './getCandidates.ts'
import { readDismissal } from './readDismissal.ts'

/** Turns the row of an open event into the entry that people see. */
export function readUnmatched(row: EventRow): UnmatchedEvent {
  return {
    id: row.id,
    why: toWhy(row),
    source: row.source,
    kind: row.kind,
    outcome: row.outcome,
    customerPartnerId: row.customer_partner_id,
    reference: row.reference,
    transactionReference: row.transaction_reference,
    amount: row.amount,
    destinationEnd: row.destination_end,
    message: row.message,
    signed: row.signed,
    receivedAt: Number(row.received_at),
    candidates: getCandidates(row),
    dismissal: readDismissal(row),
  }
}

function toWhy({ state, candidates }: EventRow): UnmatchedEvent['why'] {
  if (state !== 'unmatched' && state !== 'matched') return state
  return candidates === null ? 'unmatched' : 'ambiguous'
}
