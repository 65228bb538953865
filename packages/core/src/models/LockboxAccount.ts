import * as z from 'zod/mini'
import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model } from '../schema/model.ts'
import { orNull } from '../schema/absentValues.ts'
import { timestamp } from '../schema/timestamp.ts'

/** The account that drawdowns arrive in and withdrawals leave from (Partner API, Lockbox account). It shows no balance. */
export type LockboxAccount = {
  /** Opaque. */
  id: string
  /** The customer partner whose account it is. */
  customer_partner_id: string | null
  /** The name on the account. */
  account_name: string | null
  /** The number to pay in to. */
  account_number: string | null
  /** The bank that holds it. */
  bank_name: string | null
  /** `created` has been seen. */
  status: OpenUnion<'created'> | null
  /** Free-form; pass it on. */
  meta: unknown
  /** When it was deleted, `null` while it is not. ISO 8601, UTC. */
  deleted_at: string | null
  /** When it was made. ISO 8601, UTC. */
  created_at: string | null
  /** When it last changed. ISO 8601, UTC. */
  updated_at: string | null
}

/** The schema of a lockbox account. */
export const LockboxAccount = model<LockboxAccount>({
  id: z.string(),
  customer_partner_id: orNull(z.string()),
  account_name: orNull(z.string()),
  account_number: orNull(z.string()),
  bank_name: orNull(z.string()),
  status: orNull(z.string()),
  meta: orNull(z.unknown()),
  deleted_at: orNull(timestamp),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
})
