import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { list, model, oneOf, orNull } from '../../readers/shapes.ts'
import { number, text } from '../../readers/values.ts'

/** The rows of a batch that the relay sends together, as one operation. */
export type BatchPiece = {
  /** The operation in the ledger. */
  operationId: string
  /** The position of its first row, from 0. */
  from: number
  /** The position of the row after its last. */
  to: number
  /** `held`: the piece waits for a person's decision; `unknown`: the relay sent it, got no answer, and never sends it again by itself. */
  state: 'held' | 'unknown'
  /** The reason of the hold: a code of the relay, such as `possible_duplicate`; `null` when the service refused the piece or did not answer. */
  code: OpenUnion<string> | null
  /** The service's own words, to show and never to branch on. */
  message: string | null
  /** HTTP status of the service's answer; `null` without one. */
  status: number | null
  /** The earlier operation that equals rows of this piece: the relay sends them when a person confirms this id. */
  duplicate: string | null
  /** Positions, from 0 in the batch, of rows whose statement line has been credited before. */
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
