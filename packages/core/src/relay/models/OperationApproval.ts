import type { OpenUnion } from '../../schema/OpenUnion.ts'
import type { ReadBy } from '../../readers/Reader.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { amount, text, timestamp } from '../../readers/values.ts'

/** The approval that an operation needs: the person who asked for the operation, the deadline of the second person, and the decision. */
export interface OperationApproval extends ReadBy<typeof OperationApproval> {}

/** The reader of the approval that an operation needs. */
export const OperationApproval = model({
  /** The host's own id of the person who asked for the operation, and who cannot approve it. */
  askedBy: text,
  /** The host's name of that person; `null` when the host gave none. */
  askedByName: orNull(text),
  /** The rule that asks for a second person: the operation moves more than `above`. */
  rule: model({
    /** The amount above which a second person decides. */
    above: amount,
    /** The ISO 4217 code of the amount. */
    currency: text,
  }),
  /** The time when the relay gives the operation up, if no second person has decided. ISO 8601, UTC. */
  expiresAt: timestamp,
  /** The decision; `null` while the operation waits. */
  decision: orNull<OpenUnion<'approved' | 'refused' | 'expired'>>(text),
  /** The host's own id of the second person; `null` while the operation waits, and after it expired. */
  decidedBy: orNull(text),
  /** The host's name of the second person; `null` when the host gave none. */
  decidedByName: orNull(text),
  /** The reason of a refusal, in the second person's words; `null` without one. */
  reason: orNull(text),
  /** The time of the decision or the expiry; `null` until then. ISO 8601, UTC. */
  decidedAt: orNull(timestamp),
})
