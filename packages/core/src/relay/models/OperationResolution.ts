import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { text, timestamp } from '../../readers/values.ts'

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
  }
  /** The host's own id of the operator. */
  by: string
  /** The second operator, where two are asked for; never the first. */
  confirmedBy: string | null
  /** When it was decided. ISO 8601, UTC. */
  at: string
}

/** The reader of what an operator decided about an operation, and on what evidence. */
export const OperationResolution = model<OperationResolution>({
  outcome: text,
  evidence: model<OperationResolution['evidence']>({
    text: text,
    reference: orNull(text),
    at: orNull(timestamp),
  }),
  by: text,
  confirmedBy: orNull(text),
  at: timestamp,
})
