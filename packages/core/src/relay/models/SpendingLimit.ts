import type { ReadBy } from '../../readers/Reader.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { amount, openText, text, timestamp } from '../../readers/values.ts'

/** The spending control of the host that an operation did not pass; it accompanies `limit_exceeded` and `destination_held`. */
export interface SpendingLimit extends ReadBy<typeof SpendingLimit> {}

/** The reader of a spending control that an operation did not pass. */
export const SpendingLimit = model({
  /** `operation`: too much at once. `personDay` and `partnerDay`: too much today. `destination`: the account or phone number is new. */
  control: openText<'operation' | 'personDay' | 'partnerDay' | 'destination'>(),
  /** The highest allowed amount; `null` for a new destination. */
  limit: orNull(amount),
  /** The used part, without this operation; `null` when the control adds nothing up. */
  used: orNull(amount),
  /** The ISO 4217 code of both amounts. */
  currency: text,
  /** The time from which a new request can pass; `null` when waiting does not help. ISO 8601, UTC. */
  until: orNull(timestamp),
})
