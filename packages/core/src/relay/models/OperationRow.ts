import * as z from 'zod/mini'
import { model } from '../../schema/model.ts'
import type { Amount } from '../../amounts/Amount.ts'
import { amount } from '../../schema/amount.ts'
import { orNull } from '../../schema/absentValues.ts'
import { timestamp } from '../../schema/timestamp.ts'

/** One row of a set that settles row by row: a transaction to register or a repayment to reconcile. */
export type OperationRow = {
  /** The place in the set, from 0; the next page follows the last one. */
  position: number
  /** The transaction reference as it was sent. */
  reference: string
  /** As it was sent; in the currency of the operating country. */
  amount: Amount | null
  /** What became of it. */
  state: 'awaited' | 'succeeded' | 'failed'
  /** The service's own words, to show and never to branch on. */
  message: string | null
  /** When its outcome was known; `null` until then. ISO 8601, UTC. */
  settledAt: string | null
}

/** The schema of one row of a set. */
export const OperationRow = model<OperationRow>({
  position: z.number(),
  reference: z.string(),
  amount: orNull(amount),
  state: z.enum(['awaited', 'succeeded', 'failed']),
  message: orNull(z.string()),
  settledAt: orNull(timestamp),
})
