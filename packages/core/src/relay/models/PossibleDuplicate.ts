import type { Amount } from '../../amounts/Amount.ts'
import { Operation } from './Operation.ts'
import { list, model, orNull } from '../../readers/shapes.ts'
import { amount, number, text } from '../../readers/values.ts'

/** Why the relay held a write back: the earlier operation that equals it, or that has rows of it. */
export type PossibleDuplicate = {
  /** The newest one; its id confirms that this very one was seen. */
  operation: Operation
  /** The rows of the set at hand that were sent before, by their place from 0. Empty where the write is no set. */
  rows: {
    /** The place in the set, from 0. */
    position: number
    /** The transaction reference as it was sent. */
    reference: string
    /** As it was sent; in the currency of the operating country. */
    amount: Amount | null
    /** The newest operation that has this row. */
    operationId: string
  }[]
}

/** The reader of why the relay held a write back. */
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
