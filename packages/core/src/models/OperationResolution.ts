import * as z from 'zod/mini'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** What an operator decided about an operation that had no outcome, or a doubtful one, and on what evidence. */
export const OperationResolution = z.looseObject({
  outcome: openUnion('succeeded', 'failed', 'reversed'),
  evidence: z.looseObject({
    /** What the operator saw, in their own words. */
    text: z.string(),
    /** Where it can be looked up again, such as the bank's reference. */
    reference: orNull(z.string()),
    /** When what it tells happened. */
    at: orNull(timestamp),
  }),
  /** The host's own id of the operator. */
  by: z.string(),
  /** The second operator, where two are asked for; never the first. */
  confirmedBy: orNull(z.string()),
  at: timestamp,
})

/** What an operator decided about an operation, and on what evidence. */
export type OperationResolution = z.output<typeof OperationResolution>
