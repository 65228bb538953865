import type { OpenUnion } from '../schema/OpenUnion.ts'
import type { ReadBy } from '../readers/Reader.ts'
import { model, orNull } from '../readers/shapes.ts'
import { anything, text, timestamp } from '../readers/values.ts'

/** The account that drawdowns arrive in and withdrawals leave from (Partner API, Lockbox account). The record shows no balance. */
export interface LockboxAccount extends ReadBy<typeof LockboxAccount> {}

/** The reader of a lockbox account. */
export const LockboxAccount = model({
  /** The opaque id. */
  id: text,
  /** The customer partner whose account it is. */
  customer_partner_id: orNull(text),
  /** The name on the account. */
  account_name: orNull(text),
  /** The number to pay in to. */
  account_number: orNull(text),
  /** The bank that holds it. */
  bank_name: orNull(text),
  /** `created` has been seen. */
  status: orNull<OpenUnion<'created'>>(text),
  /** Free-form; pass it on. */
  meta: orNull(anything),
  /** The time of its deletion; `null` before it. ISO 8601, UTC. */
  deleted_at: orNull(timestamp),
  /** The time of its creation. ISO 8601, UTC. */
  created_at: orNull(timestamp),
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: orNull(timestamp),
})
