import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model, orNull } from '../readers/shapes.ts'
import { anything, text, timestamp } from '../readers/values.ts'

/** The account that drawdowns arrive in and withdrawals leave from (Partner API, Lockbox account). The record shows no balance. */
export type LockboxAccount = {
  /** The opaque id. */
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
  /** The time of its deletion; `null` before it. ISO 8601, UTC. */
  deleted_at: string | null
  /** The time of its creation. ISO 8601, UTC. */
  created_at: string | null
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: string | null
}

/** The reader of a lockbox account. */
export const LockboxAccount = model<LockboxAccount>({
  id: text,
  customer_partner_id: orNull(text),
  account_name: orNull(text),
  account_number: orNull(text),
  bank_name: orNull(text),
  status: orNull(text),
  meta: orNull(anything),
  deleted_at: orNull(timestamp),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
})
