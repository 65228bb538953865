import type { Owner } from '../../database/Owner.ts'
import type { Sign } from '../../lib/keyedHash.ts'
import type { Dismissal } from '../InboxRecord.ts'
import type { Queryable } from '../../database/Database.ts'
import { appendAudit } from '../../observability/index.ts'
import { getCandidates } from './getCandidates.ts'
import { eventConditions, type EventRow, lockOwner } from '../../ledger/sql/index.ts'
import { matchWaitingEvents } from './matchWaitingEvents.ts'
import { storableText } from '../../database/storableValues.ts'

/** The dismissal of an inbox entry. */
export type DismissalOptions = Dismissal & {
  environment: Owner['environment']
  /** The id of the event, or of the webhook without a settlement event. */
  id: string
  /** Signs the audit entry, which the same transaction writes. */
  sign?: Sign
}

/** Closes a settlement event that waits for a person, or a webhook without one; `false` when no such entry is open under this id. */
export async function dismiss(
  transaction: Queryable,
  { environment, id, by, at, reason, sign }: DismissalOptions,
): Promise<boolean> {
  const facts = [id, environment, at, by, storableText(reason)]
  const [named] = await transaction.query<{ owner_id: string | null }>(
    'select coalesce(customer_partner_id, found_owner_id) as owner_id from onlend_events where id = $1 and environment = $2',
    [id, environment],
  )
  const owner =
    named?.owner_id == null ? null : { environment, kind: 'customerPartnerId' as const, id: named.owner_id }
  // Keeps out other matching for this partner; the owner's lock comes before any other, as everywhere.
  if (owner) await lockOwner(transaction, owner)
  const [event] = await transaction.query<EventRow>(
    `update onlend_events set state = 'dismissed', dismissed_at = $3, dismissed_by = $4, dismissed_reason = $5
    where id = $1 and environment = $2 and ${eventConditions.isOpen} returning *`,
    facts,
  )
  // Without the dismissed event, other events may decide about its candidates.
  if (owner && event)
    await matchWaitingEvents(transaction, owner, { operationIds: getCandidates(event), now: at })
  const audit = async (): Promise<true> => {
    const note = { action: 'dismissed', by, owner, subject: id, facts: {}, at } as const
    if (sign) await appendAudit(transaction, environment, { note, sign })
    return true
  }
  if (named) return event !== undefined && audit()
  const deliveries = await transaction.query(
    `update onlend_deliveries set dismissed_at = $3, dismissed_by = $4, dismissed_reason = $5
    where id = $1 and environment = $2 and reading in ('unparsed', 'unread', 'altered') and dismissed_at is null
      and not exists (select 1 from onlend_events where delivery_id = $1) returning 1 as one`,
    facts,
  )
  return deliveries.length > 0 && audit()
}
