import * as z from 'zod/mini'
import { model } from '../../schema/model.ts'
import { orNull } from '../../schema/absentValues.ts'
import { timestamp } from '../../schema/timestamp.ts'

const actions = [
  'resolved',
  'proposed',
  'confirmed',
  'assigned',
  'dismissed',
  'duplicateConfirmed',
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

/** The schema of one entry of the audit. */
export const AuditRecord = model<AuditRecord>({
  sequence: z.number(),
  place: z.string(),
  at: timestamp,
  action: z.enum(actions),
  by: z.string(),
  customerPartnerId: orNull(z.string()),
  channelPartnerId: orNull(z.string()),
  subject: orNull(z.string()),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  hash: z.string(),
})
