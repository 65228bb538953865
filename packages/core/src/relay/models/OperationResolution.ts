import type { ReadBy } from '../../readers/Reader.ts'
import { model, optional, orNull } from '../../readers/shapes.ts'
import { amount, number, openText, text, timestamp } from '../../readers/values.ts'

/** The decision of an operator about an operation that had no outcome, or a doubtful one, and its evidence. */
export interface OperationResolution extends ReadBy<typeof OperationResolution> {}

/** A line of a statement as evidence: one line is evidence for one operation only. */
export interface StatementLineEvidence extends ReadBy<typeof StatementLineEvidence> {}

const StatementLineEvidence = model({
  /** The line's digest, the same in every file of the same account. */
  digest: text,
  /** SHA-256 of the file, in hexadecimal. */
  fileDigest: text,
  /** `YYYY-MM-DD`. */
  day: text,
  /** The amount, in the currency of the operating country. */
  amount,
  /** The line's number in the file. */
  line: number,
})

/** The reader of an operator's decision about an operation. */
export const OperationResolution = model({
  /** The outcome that the operator decided. */
  outcome: openText<'succeeded' | 'failed' | 'reversed'>(),
  /** The evidence of the decision. */
  evidence: model({
    /** The operator's description of the evidence. */
    text: text,
    /** A reference to look the evidence up again, such as the bank's reference. */
    reference: orNull(text),
    /** The time of the event that the evidence shows. */
    at: orNull(timestamp),
    /** The statement line that is the evidence; absent in an older record, `null` without one. */
    line: optional(orNull<StatementLineEvidence>(StatementLineEvidence)),
  }),
  /** The host's own id of the operator. */
  by: text,
  /** The second operator, when the host requires two; never the first. */
  confirmedBy: orNull(text),
  /** The time of the decision. ISO 8601, UTC. */
  at: timestamp,
})
