import * as z from 'zod/mini'
import { model } from '../../schema/model.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { orNull } from '../../schema/absentValues.ts'
import { timestamp } from '../../schema/timestamp.ts'

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

/** The schema of what an operator decided about an operation, and on what evidence. */
export const OperationResolution = model<OperationResolution>({
  outcome: z.string(),
  evidence: model<OperationResolution['evidence']>({
    text: z.string(),
    reference: orNull(z.string()),
    at: orNull(timestamp),
  }),
  by: z.string(),
  confirmedBy: orNull(z.string()),
  at: timestamp,
})
