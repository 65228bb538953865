import * as z from 'zod/mini'
import { model } from '../../schema/model.ts'
import type { Amount } from '../../amounts/Amount.ts'
import { amount } from '../../schema/amount.ts'
import { orNull } from '../../schema/absentValues.ts'
import { timestamp } from '../../schema/timestamp.ts'

/** A credit limit as the relay saw it, kept when it differs from the one before. Amounts are in `currency`. */
export type CreditSnapshot = {
  /** When it was first seen so. ISO 8601, UTC. */
  at: string
  limit: Amount
  drawn: Amount
  available: Amount | null
  currency: string
}

/** The schema of a snapshot. */
export const CreditSnapshot = model<CreditSnapshot>({
  at: timestamp,
  limit: amount,
  drawn: amount,
  available: orNull(amount),
  currency: z.string(),
})
