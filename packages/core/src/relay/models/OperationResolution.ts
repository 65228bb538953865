import type { Amount } from '../../amounts/Amount.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, optional, orNull } from '../../readers/shapes.ts'
import { amount, number, text, timestamp } from '../../readers/values.ts'

/** What an operator decided about an operation that had no outcome, or a doubtful one, and on what evidence. */
export type OperationResolution = {
  /** What it ended as. */
  outcome: OpenUnion<'succeeded' | 'failed' | 'reversed'>
  /** What it rests on. */
  evidence: {
    /** What the operator saw, in their own words. */
    text: string
    /** Where it can be looked up again, such as the bank's reference. */
    reference: string | null
    /** When what it tells happened. */
    at: string | null
    /** The line of the account's statement that it rests on; absent in an older record, `null` where it rests on none. */
    line?: StatementLineEvidence | null | undefined
  }
  /** The host's own id of the operator. */
  by: string
  /** The second operator, where two are asked for; never the first. */
  confirmedBy: string | null
  /** When it was decided. ISO 8601, UTC. */
  at: string
}

/** A line of a statement as evidence: one line is evidence for one operation alone. */
export type StatementLineEvidence = {
  /** The line's own digest, by which it is known in any file of the same account. */
  digest: string
  /** SHA-256 of the file, in hexadecimal. */
  fileDigest: string
  /** `YYYY-MM-DD`. */
  day: string
  /** In the currency of the operating country. */
  amount: Amount
  /** Its number in the file. */
  line: number
}

/** The reader of what an operator decided about an operation, and on what evidence. */
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
