import * as z from 'zod/mini'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** A bank that money can be sent to (Partner API, Bank). Codes repeat; only `id` is unique. */
export const Bank = z.looseObject({
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
  type: orNull(openUnion('nuban', 'ghipss', 'mobile_money')),
  is_deleted: orNull(z.boolean()),
  createdAt: orNull(timestamp),
  updatedAt: orNull(timestamp),
})

/** A bank. */
export type Bank = z.output<typeof Bank>
