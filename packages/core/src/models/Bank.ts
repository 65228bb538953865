import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model, orNull } from '../readers/shapes.ts'
import { flag, number, text, timestamp } from '../readers/values.ts'

/** A bank that money can be sent to (Partner API, Bank). Codes repeat; only `id` is unique. */
export type Bank = {
  /** The only unique field. */
  id: number
  /** The name of the bank. */
  name: string
  /** The code that a withdrawal takes as `bank_code`. Several banks can share one. */
  code: string
  /** The name for use in addresses. */
  slug: string | null
  /** The longer code; `null` without one. */
  longcode: string | null
  /** The payment gateway; `null` without one. */
  gateway: string | null
  /** Whether people can pay in from this bank. */
  pay_with_bank: boolean | null
  /** Whether the bank can be used now. */
  active: boolean
  /** The name of its country, such as `Nigeria`. */
  country: string | null
  /** Currency code. */
  currency: string | null
  /** `nuban`, `ghipss` and `mobile_money` have been seen. */
  type: OpenUnion<'nuban' | 'ghipss' | 'mobile_money'> | null
  /** Whether the service has deleted it. */
  is_deleted: boolean | null
  /** The time of its creation. ISO 8601, UTC. */
  createdAt: string | null
  /** The time of the last change. ISO 8601, UTC. */
  updatedAt: string | null
}

/** The reader of a bank. */
export const Bank = model<Bank>({
  id: number,
  name: text,
  code: text,
  slug: orNull(text),
  longcode: orNull(text),
  gateway: orNull(text),
  pay_with_bank: orNull(flag),
  active: flag,
  country: orNull(text),
  currency: orNull(text),
  type: orNull(text),
  is_deleted: orNull(flag),
  createdAt: orNull(timestamp),
  updatedAt: orNull(timestamp),
})
