import type { OpenUnion } from '../schema/OpenUnion.ts'
import type { ReadBy } from '../readers/Reader.ts'
import { model, orNull } from '../readers/shapes.ts'
import { amount, number, text, timestamp } from '../readers/values.ts'

/** A requested drawdown (Partner API, Drawdown request). `drawdown_id` is null until the service opens the drawdown. */
export interface DrawdownRequest extends ReadBy<typeof DrawdownRequest> {}

/** The reader of a requested drawdown. */
export const DrawdownRequest = model({
  /** The opaque id. */
  id: text,
  /** The customer partner that requested the drawdown. */
  customer_partner_id: orNull(text),
  /** `null` until the service opens the drawdown. */
  drawdown_id: orNull(text),
  /** The credit limit of the drawdown. */
  credit_limit_id: orNull(text),
  /** The id of the person who requested the drawdown. */
  user_id: orNull(text),
  /** The requested amount. In the currency of the operating country. */
  amount: amount,
  /** Days. */
  tenor: orNull(number),
  /** `requested` has been seen. */
  status: orNull<OpenUnion<'requested'>>(text),
  /** The time of its deletion; `null` before it. ISO 8601, UTC. */
  deleted_at: orNull(timestamp),
  /** The time of its creation. ISO 8601, UTC. */
  created_at: orNull(timestamp),
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: orNull(timestamp),
  /** The person who requested the drawdown. The client removes the `app_key` in it before a caller sees the value. */
  user: orNull(
    model({
      /** The person's id. */
      id: text,
      /** Given name. */
      first_name: orNull(text),
      /** Family name. */
      last_name: orNull(text),
      /** E-mail address. */
      email: orNull(text),
    }),
  ),
})
