import * as z from 'zod/mini'
import { orNull } from '../../schema/orNull.ts'
import { Operation } from '../../models/Operation.ts'
import { OperationResolution } from '../../models/OperationResolution.ts'

/** An operation as operators see it: with the resolution that waits for a second operator. */
export const AttentionOperation = z.extend(Operation, {
  /** What one operator proposed, where two are asked for; `null` where nothing waits. */
  proposal: orNull(z.extend(OperationResolution, { id: z.string() })),
  /** Where it stands in the list of what needs an operator; the next page begins after it. */
  place: z.string(),
})

/** An operation as operators see it: with the resolution that waits for a second operator. */
export type AttentionOperation = z.output<typeof AttentionOperation>
