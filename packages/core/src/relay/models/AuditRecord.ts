import { Reader } from '../../readers/Reader.ts'
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
] as const

/** A person's action that the audit records. */
export type AuditAction = (typeof actions)[number]

/** One entry of the audit: an action and its person. The person's own words stay with the operation or the event. */
export type AuditRecord = {
  /** The place in the audit, from 1. */
  sequence: number
  /** The sequence as text: pass the last one to get the next page. */
  place: string
  /** ISO 8601, UTC. */
  at: string
  action: AuditAction
  /** The host's own id of the person; `system` for an action of the host's code. */
  by: string
  /** The customer partner whose data the action concerned; `null` for none. */
  customerPartnerId: string | null
  /** The channel partner whose data the action concerned; `null` for none. */
  channelPartnerId: string | null
  /** The id of the operation, settlement event or webhook; for a revocation, a hash of the person or session. */
  subject: string | null
  /** The decision, such as `{ outcome: 'failed' }`. */
  facts: Record<string, string | number | boolean | null>
  /** The hash of this entry and the one before, under a secret that is not in the database. Lower-case hex. */
  hash: string
}

const fact = new Reader<string | number | boolean>(
  (value, issues) => {
    if (typeof value === 'string' || typeof value === 'boolean') return value
    return Number.isFinite(value) ? (value as number) : refuse(issues, 'has an unexpected shape')
  },
  { choices: [text, number, flag] },
)

/** The reader of one entry of the audit. */
export const AuditRecord = model<AuditRecord>({
  sequence: number,
  place: text,
  at: timestamp,
  action: oneOf(actions),
  by: text,
  customerPartnerId: orNull(text),
  channelPartnerId: orNull(text),
  subject: orNull(text),
  facts: record(orNull(fact)),
  hash: text,
})
