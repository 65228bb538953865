import type { Amount } from '../../amounts/Amount.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { amount, text, timestamp } from '../../readers/values.ts'

/** Which spending control of the host an operation did not pass, beside `limit_exceeded` and `destination_held`. */
export type SpendingLimit = {
  /** `operation`: too much at once. `personDay` and `partnerDay`: too much today. `destination`: the account or phone number is new. */
  control: OpenUnion<'operation' | 'personDay' | 'partnerDay' | 'destination'>
  /** The most that is allowed; `null` for a new destination. */
  limit: Amount | null
  /** How much of it is used already, without this operation; `null` where nothing is added up. */
  used: Amount | null
  /** The ISO 4217 code of both. */
  currency: string
  /** When it can be asked for again; `null` where waiting does not help. ISO 8601, UTC. */
  until: string | null
}

/** The reader of a spending control that an operation did not pass. */
export const SpendingLimit = model<SpendingLimit>({
  control: text,
  limit: orNull(amount),
  used: orNull(amount),
  currency: text,
  until: orNull(timestamp),
})
