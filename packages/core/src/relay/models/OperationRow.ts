import * as z from 'zod/mini'
import { amount } from '../../schema/amount.ts'
import { orNull } from '../../schema/orNull.ts'
import { timestamp } from '../../schema/timestamp.ts'

/** One row of a set that settles row by row: a transaction to register or a repayment to reconcile. */
export const OperationRow = z.looseObject({
  /** The place in the set, from 0; the next page follows the last one. */
  position: z.number(),
  /** The transaction reference as it was sent. */
  reference: z.string(),
  amount: orNull(amount),
  state: z.enum(['awaited', 'succeeded', 'failed']),
  /** The service's own words, to show and never to branch on. */
  message: orNull(z.string()),
  settledAt: orNull(timestamp),
})

/** One row of a set. */
export type OperationRow = z.output<typeof OperationRow>
