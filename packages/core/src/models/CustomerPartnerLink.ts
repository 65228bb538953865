import * as z from 'zod/mini'
import { model } from '../schema/model.ts'
import { orNull } from '../schema/absentValues.ts'
import { timestamp } from '../schema/timestamp.ts'

/** Joins a customer to the customer partner that registered it (Partner API, Customer-partner link). */
export type CustomerPartnerLink = {
  /** The link's own id. */
  id: string
  /** The customer's id. */
  customer: string
  /** The customer partner's id. */
  partner: string
  /** When it was made. ISO 8601, UTC. */
  created_at: string | null
  /** When it last changed. ISO 8601, UTC. */
  updated_at: string | null
}

/** The schema of the link between a customer and a customer partner. */
export const CustomerPartnerLink = model<CustomerPartnerLink>({
  id: z.string(),
  customer: z.string(),
  partner: z.string(),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
})
