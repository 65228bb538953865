import type { Amount } from '../amounts/Amount.ts'
import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model, orNull } from '../readers/shapes.ts'
import { amount, number, text, timestamp } from '../readers/values.ts'

/** A requested drawdown (Partner API, Drawdown request). `drawdown_id` is null until the service opens the drawdown. */
export type DrawdownRequest = {
  /** The opaque id. */
  id: string
  /** The customer partner that requested the drawdown. */
  customer_partner_id: string | null
  /** `null` until the service opens the drawdown. */
  drawdown_id: string | null
  /** The credit limit of the drawdown. */
  credit_limit_id: string | null
  /** The id of the person who requested the drawdown. */
  user_id: string | null
  /** The requested amount. In the currency of the operating country. */
  amount: Amount
  /** Days. */
  tenor: number | null
  /** `requested` has been seen. */
  status: OpenUnion<'requested'> | null
  /** The time of its deletion; `null` before it. ISO 8601, UTC. */
  deleted_at: string | null
  /** The time of its creation. ISO 8601, UTC. */
  created_at: string | null
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: string | null
  /** The person who requested the drawdown. The client removes the `app_key` in it before a caller sees the value. */
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

/** The reader of a requested drawdown. */
export const DrawdownRequest = model<DrawdownRequest>({
  id: text,
  customer_partner_id: orNull(text),
  drawdown_id: orNull(text),
  credit_limit_id: orNull(text),
  user_id: orNull(text),
  amount: amount,
  tenor: orNull(number),
  status: orNull(text),
  deleted_at: orNull(timestamp),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  user: orNull(
    model<NonNullable<DrawdownRequest['user']>>({
      id: text,
      first_name: orNull(text),
      last_name: orNull(text),
      email: orNull(text),
    }),
  ),
})
