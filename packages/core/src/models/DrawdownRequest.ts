import * as z from 'zod/mini'
import { amount } from '../schema/amount.ts'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** A drawdown that was asked for (Partner API, Drawdown request). `drawdown_id` is null until the service opens the drawdown. */
export const DrawdownRequest = z.looseObject({
  id: z.string(),
  customer_partner_id: orNull(z.string()),
  drawdown_id: orNull(z.string()),
  credit_limit_id: orNull(z.string()),
  user_id: orNull(z.string()),
  amount: amount,
  /** Days. */
  tenor: orNull(z.number()),
  status: orNull(openUnion('requested')),
  deleted_at: orNull(timestamp),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  /** Who asked. The `app_key` in it is removed before a caller sees it. */
  user: orNull(
    z.looseObject({
      id: z.string(),
      first_name: orNull(z.string()),
      last_name: orNull(z.string()),
      email: orNull(z.string()),
    }),
  ),
})

/** A requested drawdown. */
export type DrawdownRequest = z.output<typeof DrawdownRequest>
