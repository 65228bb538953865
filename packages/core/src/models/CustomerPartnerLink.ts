import * as z from 'zod/mini'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** Joins a customer to the customer partner that registered it (Partner API, Customer-partner link). */
export const CustomerPartnerLink = z.looseObject({
  id: z.string(),
  /** The customer's id. */
  customer: z.string(),
  /** The customer partner's id. */
  partner: z.string(),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
})

/** The link between a customer and a customer partner. */
export type CustomerPartnerLink = z.output<typeof CustomerPartnerLink>
