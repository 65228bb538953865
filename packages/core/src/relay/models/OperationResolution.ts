import type { Amount } from '../../amounts/Amount.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, optional, orNull } from '../../readers/shapes.ts'
import { amount, number, text, timestamp } from '../../readers/values.ts'

/** The decision of an operator about an operation that had no outcome, or a doubtful one, and its evidence. */
export type OperationResolution = {
  /** The outcome that the operator decided. */
  outcome: OpenUnion<'succeeded' | 'failed' | 'reversed'>
  /** The evidence of the decision. */
  evidence: {
    /** The operator's description of the evidence. */
    text: string
    /** A reference to look the evidence up again, such as the bank's reference. */
    reference: string | null
    /** The time of the event that the evidence shows. */
    at: string | null
    /** The statement line that is the evidence; absent in an older record, `null` without one. */
    line?: StatementLineEvidence | null | undefined
  }
  /** The host's own id of the operator. */
  by: string
  /** The second operator, when the host requires two; never the first. */
  confirmedBy: string | null
  /** The time of the decision. ISO 8601, UTC. */
  at: string
}

/** A line of a statement as evidence: one line is evidence for one operation only. */
export type StatementLineEvidence = {
  /** The line's digest, the same in every file of the same account. */
  digest: string
  /** SHA-256 of the file, in hexadecimal. */
  fileDigest: string
  /** `YYYY-MM-DD`. */
  day: string
  /** The amount, in the currency of the operating country. */
  amount: Amount
  /** The line's number in the file. */
  line: number
}

/** The reader of an operator's decision about an operation. */
export const OperationResolution = model<OperationResolution>({
  outcome: text,
  evidence: model<OperationResolution['evidence']>({
    text: text,
    reference: orNull(text),
    at: orNull(timestamp),
    line: optional(
      orNull(
        model<StatementLineEvidence>({
          digest: text,
          fileDigest: text,
          day: text,
          amount,
          line: number,
        }),
      ),
    ),
  }),
  by: text,
  confirmedBy: orNull(text),
  at: timestamp,
})
