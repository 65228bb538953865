import type { Amount } from '../../amounts/Amount.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { amount, text, timestamp } from '../../readers/values.ts'

/** The approval that an operation needs: the person who asked for the operation, the deadline of the second person, and the decision. */
export type OperationApproval = {
  /** The host's own id of the person who asked for the operation, and who cannot approve it. */
  askedBy: string
  /** The host's name of that person; `null` when the host gave none. */
  askedByName: string | null
  /** The rule that asks for a second person: the operation moves more than `above`. */
  rule: ApprovalRule
  /** The time when the relay gives the operation up, if no second person has decided. ISO 8601, UTC. */
  expiresAt: string
  /** The decision; `null` while the operation waits. */
  decision: OpenUnion<'approved' | 'refused' | 'expired'> | null
  /** The host's own id of the second person; `null` while the operation waits, and after it expired. */
  decidedBy: string | null
  /** The host's name of the second person; `null` when the host gave none. */
  decidedByName: string | null
  /** The reason of a refusal, in the second person's words; `null` without one. */
  reason: string | null
  /** The time of the decision or the expiry; `null` until then. ISO 8601, UTC. */
  decidedAt: string | null
}

/** The amount above which a second person decides. */
type ApprovalRule = {
  above: Amount
  /** The ISO 4217 code of the amount. */
  currency: string
}

/** The reader of the approval that an operation needs. */
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
