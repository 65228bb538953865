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

/** What a person did that an operator or an auditor may ask about later. */
export type AuditAction = (typeof actions)[number]

/** Who did what: one entry of the audit. What they wrote about it is with the operation or the event. */
export type AuditRecord = {
  /** The place in the audit, from 1. */
  sequence: number
  /** The same as text: the next page follows the last one. */
  place: string
  /** ISO 8601, UTC. */
  at: string
  action: AuditAction
  /** The host's own id of the person; `system` where the host's code did it. */
  by: string
  /** Whose data it was, where it was a customer partner's. */
  customerPartnerId: string | null
  /** Whose data it was, where it was a channel partner's. */
  channelPartnerId: string | null
  /** The id of the operation, settlement event or webhook; of a revocation, a hash of the person or session. */
  subject: string | null
  /** What was decided, such as `{ outcome: 'failed' }`. */
  facts: Record<string, string | number | boolean | null>
  /** Of this entry and the one before, under a secret that is not in the database. Lower-case hex. */
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
