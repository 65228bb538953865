import { Operation } from './Operation.ts'
import { OperationResolution } from './OperationResolution.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { text } from '../../readers/values.ts'

/** An operation as operators see it: with the resolution that waits for a second operator. */
export type AttentionOperation = Operation & {
  /** What one operator proposed, where two are asked for; `null` where nothing waits. */
  proposal: Proposal | null
  /** Where it stands in the list of what needs an operator; the next page begins after it. */
  place: string
}

type Proposal = OperationResolution & {
  /** What a second operator confirms. */
  id: string
}

/** The reader of an operation as operators see it. */
export const AttentionOperation = model<AttentionOperation>({
  ...Operation.shape,
  proposal: orNull(model<Proposal>({ ...OperationResolution.shape, id: text })),
  place: text,
})
