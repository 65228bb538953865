import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { amount } from '../schema/amount.ts'
import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model } from '../schema/model.ts'
import { orNull } from '../schema/absentValues.ts'
import { timestamp } from '../schema/timestamp.ts'

/** A drawdown that was asked for (Partner API, Drawdown request). `drawdown_id` is null until the service opens the drawdown. */
export type DrawdownRequest = {
  /** Opaque. */
  id: string
  /** The customer partner that asked. */
  customer_partner_id: string | null
  /** `null` until the service opens the drawdown. */
  drawdown_id: string | null
  /** The credit limit it is drawn from. */
  credit_limit_id: string | null
  /** The person who asked. */
  user_id: string | null
  /** What was asked for. In the currency of the operating country. */
  amount: Amount
  /** Days. */
  tenor: number | null
  /** `requested` has been seen. */
  status: OpenUnion<'requested'> | null
  /** When it was deleted, `null` while it is not. ISO 8601, UTC. */
  deleted_at: string | null
  /** When it was made. ISO 8601, UTC. */
  created_at: string | null
  /** When it last changed. ISO 8601, UTC. */
  updated_at: string | null
  /** Who asked. The `app_key` in it is removed before a caller sees it. */
  user: {
    /** The person's id. */
    id: string
    /** Given name. */
    first_name: string | null
    /** Family name. */
    last_name: string | null
    /** E-mail address. */
    email: string | null
  } | null
}

/** The schema of a requested drawdown. */
export const DrawdownRequest = model<DrawdownRequest>({
  id: z.string(),
  customer_partner_id: orNull(z.string()),
  drawdown_id: orNull(z.string()),
  credit_limit_id: orNull(z.string()),
  user_id: orNull(z.string()),
  amount: amount,
  tenor: orNull(z.number()),
  status: orNull(z.string()),
  deleted_at: orNull(timestamp),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  user: orNull(
    model<NonNullable<DrawdownRequest['user']>>({
      id: z.string(),
      first_name: orNull(z.string()),
      last_name: orNull(z.string()),
      email: orNull(z.string()),
    }),
  ),
})
