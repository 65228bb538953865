import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { list, model, oneOf, orNull } from '../../readers/shapes.ts'
import { number, text } from '../../readers/values.ts'

/** Rows of a batch that go out together, as one operation. */
export type BatchPiece = {
  /** The operation in the ledger. */
  operationId: string
  /** The place of its first row, from 0. */
  from: number
  /** The place of the row after its last. */
  to: number
  /** `held`: it cannot go out before a person decides; `unknown`: it was sent and no answer came, so it is never sent again by itself. */
  state: 'held' | 'unknown'
  /** Why it cannot go out: a code of the relay, such as `possible_duplicate`; `null` where the service refused it or did not answer. */
  code: OpenUnion<string> | null
  /** The service's own words, to show and never to branch on. */
  message: string | null
  /** HTTP status of the service's answer, where there was one. */
  status: number | null
  /** The earlier operation that equals rows of this piece: they are sent all the same when a person confirms this one. */
  duplicate: string | null
  /** Places of rows, from 0 in the batch, whose statement line has been credited before. */
  creditedRows: number[]
}

/** The reader of a piece of a batch. */
export const BatchPiece = model<BatchPiece>({
  operationId: text,
  from: number,
  to: number,
  state: oneOf(['held', 'unknown']),
  code: orNull(text),
  message: orNull(text),
  status: orNull(number),
  duplicate: orNull(text),
  creditedRows: list(number),
})
