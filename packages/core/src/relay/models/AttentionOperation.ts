import { Operation } from './Operation.ts'
import { OperationResolution } from './OperationResolution.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { text } from '../../readers/values.ts'

/** An operation as operators see it: with the resolution that waits for a second operator. */
export type AttentionOperation = Operation & {
  /** The resolution that one operator proposed, when the host requires two; `null` when none waits. */
  proposal: Proposal | null
  /** The operation's place in the list of `listAttention`; the next page begins after it. */
  place: string
}

type Proposal = OperationResolution & {
  /** The id that the second operator passes as `confirms`. */
  id: string
}

/** The reader of an operation as operators see it. */
export const AttentionOperation = model<AttentionOperation>({
  ...Operation.shape,
  proposal: orNull(model<Proposal>({ ...OperationResolution.shape, id: text })),
  place: text,
})
