import { Operation } from './Operation.ts'
import { OperationResolution } from './OperationResolution.ts'
import type { ReadBy } from '../../readers/Reader.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { text } from '../../readers/values.ts'

/** An operation as operators see it: with the resolution that waits for a second operator. */
export interface AttentionOperation extends ReadBy<typeof AttentionOperation> {}

/** The reader of an operation as operators see it. */
export const AttentionOperation = model({
  ...Operation.shape,
  /** The resolution that one operator proposed, when the host requires two; `null` when none waits. */
  proposal: orNull(
    model({
      ...OperationResolution.shape,
      /** The id that the second operator passes as `confirms`. */
      id: text,
    }),
  ),
  /** The operation's place in the list of `listAttention`; the next page begins after it. */
  place: text,
})
