import type { OpenUnion } from '../../schema/OpenUnion.ts'
import type { ReadBy } from '../../readers/Reader.ts'
import { list, model, oneOf, orNull } from '../../readers/shapes.ts'
import { number, text } from '../../readers/values.ts'

/** The rows of a batch that the relay sends together, as one operation. */
export interface BatchPiece extends ReadBy<typeof BatchPiece> {}

/** The reader of a piece of a batch. */
export const BatchPiece = model({
  /** The operation in the ledger. */
  operationId: text,
  /** The position of its first row, from 0. */
  from: number,
  /** The position of the row after its last. */
  to: number,
  /** `held`: the piece waits for a person's decision; `unknown`: the relay sent it, got no answer, and never sends it again by itself. */
  state: oneOf(['held', 'unknown']),
  /** The reason of the hold: a code of the relay, such as `possible_duplicate`; `null` when the service refused the piece or did not answer. */
  code: orNull<OpenUnion<string>>(text),
  /** The service's own words, to show and never to branch on. */
  message: orNull(text),
  /** HTTP status of the service's answer; `null` without one. */
  status: orNull(number),
  /** The earlier operation that equals rows of this piece: the relay sends them when a person confirms this id. */
  duplicate: orNull(text),
  /** Positions, from 0 in the batch, of rows whose statement line has been credited before. */
  creditedRows: list(number),
})
