import type { OpenUnion } from '../schema/OpenUnion.ts'
import type { ReadBy } from '../readers/Reader.ts'
import { model, orNull } from '../readers/shapes.ts'
import { flag, number, text, timestamp } from '../readers/values.ts'

/** A bank that money can be sent to (Partner API, Bank). Codes repeat; only `id` is unique. */
export interface Bank extends ReadBy<typeof Bank> {}

/** The reader of a bank. */
export const Bank = model({
  /** The only unique field. */
  id: number,
  /** The name of the bank. */
  name: text,
  /** The code that a withdrawal takes as `bank_code`. Several banks can share one. */
  code: text,
  /** The name for use in addresses. */
  slug: orNull(text),
  /** The longer code; `null` without one. */
  longcode: orNull(text),
  /** The payment gateway; `null` without one. */
  gateway: orNull(text),
  /** Whether people can pay in from this bank. */
  pay_with_bank: orNull(flag),
  /** Whether the bank can be used now. */
  active: flag,
  /** The name of its country, such as `Nigeria`. */
  country: orNull(text),
  /** Currency code. */
  currency: orNull(text),
  /** `nuban`, `ghipss` and `mobile_money` have been seen. */
  type: orNull<OpenUnion<'nuban' | 'ghipss' | 'mobile_money'>>(text),
  /** Whether the service has deleted it. */
  is_deleted: orNull(flag),
  /** The time of its creation. ISO 8601, UTC. */
  createdAt: orNull(timestamp),
  /** The time of the last change. ISO 8601, UTC. */
  updatedAt: orNull(timestamp),
})
