import { type ReadBy, Reader } from '../../readers/Reader.ts'
import { model, oneOf, orNull, record } from '../../readers/shapes.ts'
import { flag, number, refuse, text, timestamp } from '../../readers/values.ts'

const actions = [
  'resolved',
  'proposed',
  'confirmed',
  'assigned',
  'dismissed',
  'duplicateConfirmed',
  'shown',
  'approved',
  'refused',
  'revoked',
  'erased',
  'fenceRaised',
  'fenceLifted',
  'brandSaved',
  'brandPublished',
  'brandFileAdded',
] as const

/** A person's action that the audit records. */
export type AuditAction = (typeof actions)[number]

/** One entry of the audit: an action and its person. The person's own words stay with the operation or the event. */
export interface AuditRecord extends ReadBy<typeof AuditRecord> {}

const fact = new Reader<string | number | boolean>(
  (value, issues) => {
    if (typeof value === 'string' || typeof value === 'boolean') return value
    return Number.isFinite(value) ? (value as number) : refuse(issues, 'has an unexpected shape')
  },
  { choices: [text, number, flag] },
)

/** The reader of one entry of the audit. */
export const AuditRecord = model({
  /** The place in the audit, from 1. */
  sequence: number,
  /** The sequence as text: pass the last one to get the next page. */
  place: text,
  /** ISO 8601, UTC. */
  at: timestamp,
  action: oneOf(actions),
  /** The host's own id of the person; `system` for an action of the host's code. */
  by: text,
  /** The customer partner whose data the action concerned; `null` for none. */
  customerPartnerId: orNull(text),
  /** The channel partner whose data the action concerned; `null` for none. */
  channelPartnerId: orNull(text),
  /** The id of the operation, settlement event or webhook; for a revocation, a hash of the person or session. */
  subject: orNull(text),
  /** The decision, such as `{ outcome: 'failed' }`. */
  facts: record(orNull(fact)),
  /** The hash of this entry and the one before, under a secret that is not in the database. Lower-case hex. */
  hash: text,
})
