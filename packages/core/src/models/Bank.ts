import * as z from 'zod/mini'
import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model } from '../schema/model.ts'
import { orNull } from '../schema/absentValues.ts'
import { timestamp } from '../schema/timestamp.ts'

/** A bank that money can be sent to (Partner API, Bank). Codes repeat; only `id` is unique. */
export type Bank = {
  /** The only unique field. */
  id: number
  /** As the bank is called. */
  name: string
  /** What a withdrawal takes as `bank_code`. Several banks may share one. */
  code: string
  /** The name as it stands in addresses. */
  slug: string | null
  /** The longer code, where there is one. */
  longcode: string | null
  /** The payment gateway, where there is one. */
  gateway: string | null
  /** Whether one can pay in from it. */
  pay_with_bank: boolean | null
  /** Whether it can be used now. */
  active: boolean
  /** The name of its country, such as `Nigeria`. */
  country: string | null
  /** Currency code. */
  currency: string | null
  /** `nuban`, `ghipss` and `mobile_money` have been seen. */
  type: OpenUnion<'nuban' | 'ghipss' | 'mobile_money'> | null
  /** Whether the service has deleted it. */
  is_deleted: boolean | null
  /** When it was made. ISO 8601, UTC. */
  createdAt: string | null
  /** When it last changed. ISO 8601, UTC. */
  updatedAt: string | null
}

/** The schema of a bank. */
export const Bank = model<Bank>({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  slug: orNull(z.string()),
  longcode: orNull(z.string()),
  gateway: orNull(z.string()),
  pay_with_bank: orNull(z.boolean()),
  active: z.boolean(),
  country: orNull(z.string()),
  currency: orNull(z.string()),
  type: orNull(z.string()),
  is_deleted: orNull(z.boolean()),
  createdAt: orNull(timestamp),
  updatedAt: orNull(timestamp),
})
