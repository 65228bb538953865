import type { Amount } from '../../amounts/Amount.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { amount, text, timestamp } from '../../readers/values.ts'

/** The spending control of the host that an operation did not pass; it accompanies `limit_exceeded` and `destination_held`. */
export type SpendingLimit = {
  /** `operation`: too much at once. `personDay` and `partnerDay`: too much today. `destination`: the account or phone number is new. */
  control: OpenUnion<'operation' | 'personDay' | 'partnerDay' | 'destination'>
  /** The highest allowed amount; `null` for a new destination. */
  limit: Amount | null
  /** The used part, without this operation; `null` when the control adds nothing up. */
  used: Amount | null
  /** The ISO 4217 code of both amounts. */
  currency: string
  /** The time from which a new request can pass; `null` when waiting does not help. ISO 8601, UTC. */
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
