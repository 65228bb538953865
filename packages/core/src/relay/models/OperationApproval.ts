import type { Amount } from '../../amounts/Amount.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { amount, text, timestamp } from '../../readers/values.ts'

/** The approval that an operation needed: who asked for the operation, until when a second person may decide, and what was decided. */
export type OperationApproval = {
  /** The host's own id of the person who asked for the operation, and who cannot approve it. */
  askedBy: string
  /** What the host calls them; `null` where it did not say. */
  askedByName: string | null
  /** The rule that asks for a second person: the operation moves more than `above`. */
  rule: ApprovalRule
  /** When the operation is given up, if no second person has decided. ISO 8601, UTC. */
  expiresAt: string
  /** What was decided; `null` while it waits. */
  decision: OpenUnion<'approved' | 'refused' | 'expired'> | null
  /** The host's own id of the second person; `null` while it waits, and where it expired. */
  decidedBy: string | null
  /** What the host calls them; `null` where it did not say. */
  decidedByName: string | null
  /** Why it was refused, in the second person's words; `null` where they gave no reason. */
  reason: string | null
  /** When it was decided, or expired; `null` until then. ISO 8601, UTC. */
  decidedAt: string | null
}

/** From which amount on a second person decides. */
type ApprovalRule = {
  above: Amount
  /** The ISO 4217 code of the amount. */
  currency: string
}

/** The reader of the approval that an operation needed. */
export const OperationApproval = model<OperationApproval>({
  askedBy: text,
  askedByName: orNull(text),
  rule: model<ApprovalRule>({ above: amount, currency: text }),
  expiresAt: timestamp,
  decision: orNull(text),
  decidedBy: orNull(text),
  decidedByName: orNull(text),
  reason: orNull(text),
  decidedAt: orNull(timestamp),
})
