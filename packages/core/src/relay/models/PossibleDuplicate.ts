import type { Amount } from '../../amounts/Amount.ts'
import { Operation } from './Operation.ts'
import { list, model, orNull } from '../../readers/shapes.ts'
import { amount, number, text } from '../../readers/values.ts'

/** The reason why the relay held a write back: an earlier operation that equals it, or that has rows of it. */
export type PossibleDuplicate = {
  /** The newest equal operation; its id confirms that the person has seen this one. */
  operation: Operation
  /** The rows of the set that were sent before. Empty when the write is no set. */
  rows: {
    /** The position in the set, from 0. */
    position: number
    /** The transaction reference as it was sent. */
    reference: string
    /** The amount as it was sent; in the currency of the operating country. */
    amount: Amount | null
    /** The newest operation that has this row. */
    operationId: string
  }[]
}

/** The reader of a possible duplicate. */
export const PossibleDuplicate = model<PossibleDuplicate>({
  operation: Operation,
  rows: list(
    model<PossibleDuplicate['rows'][number]>({
      position: number,
      reference: text,
      amount: orNull(amount),
      operationId: text,
    }),
  ),
})
