import * as z from 'zod/mini'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** The account that drawdowns arrive in and withdrawals leave from (Partner API, Lockbox account). It shows no balance. */
export const LockboxAccount = z.looseObject({
  id: z.string(),
  customer_partner_id: orNull(z.string()),
  account_name: orNull(z.string()),
  account_number: orNull(z.string()),
  bank_name: orNull(z.string()),
  status: orNull(openUnion('created')),
  meta: orNull(z.unknown()),
  deleted_at: orNull(timestamp),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
})

/** A lockbox account. */
export type LockboxAccount = z.output<typeof LockboxAccount>
