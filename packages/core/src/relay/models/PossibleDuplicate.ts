import { Operation } from './Operation.ts'
import type { ReadBy, Reader } from '../../readers/Reader.ts'
import { list, model, orNull } from '../../readers/shapes.ts'
import { amount, number, text } from '../../readers/values.ts'

/** The reason why the relay held a write back: an earlier operation that equals it, or that has rows of it. */
export interface PossibleDuplicate extends ReadBy<typeof PossibleDuplicate> {}

// The reader by the name of its type, for the editor.
const operation: Reader<Operation> = Operation

/** The reader of a possible duplicate. */
export const PossibleDuplicate = model({
  /** The newest equal operation; its id confirms that the person has seen this one. */
  operation,
  /** The rows of the set that were sent before. Empty when the write is no set. */
  rows: list(
    model({
      /** The position in the set, from 0. */
      position: number,
      /** The transaction reference as it was sent. */
      reference: text,
      /** The amount as it was sent; in the currency of the operating country. */
      amount: orNull(amount),
      /** The newest operation that has this row. */
      operationId: text,
    }),
  ),
})
