import * as z from 'zod/mini'
import { amount } from '../schema/amount.ts'
import { orNull } from '../schema/orNull.ts'
import { Operation } from './Operation.ts'

/** Why the relay held a write back: the earlier operation that equals it, or that has rows of it. */
export const PossibleDuplicate = z.looseObject({
  /** The newest one; its id confirms that this very one was seen. */
  operation: Operation,
  /** The rows of the set at hand that were sent before, by their place from 0. Empty where the write is no set. */
  rows: z.array(
    z.looseObject({
      position: z.number(),
      reference: z.string(),
      amount: orNull(amount),
      /** The newest operation that has this row. */
      operationId: z.string(),
    }),
  ),
})

/** Why the relay held a write back. */
export type PossibleDuplicate = z.output<typeof PossibleDuplicate>
