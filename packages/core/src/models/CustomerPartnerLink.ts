import { model, orNull } from '../readers/shapes.ts'
import { text, timestamp } from '../readers/values.ts'

/** Joins a customer to the customer partner that registered it (Partner API, Customer-partner link). */
export type CustomerPartnerLink = {
  /** The link's own id. */
  id: string
  /** The customer's id. */
  customer: string
  /** The customer partner's id. */
  partner: string
  /** The time of its creation. ISO 8601, UTC. */
  created_at: string | null
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: string | null
}

/** The reader of the link between a customer and a customer partner. */
export const CustomerPartnerLink = model<CustomerPartnerLink>({
  id: text,
  customer: text,
  partner: text,
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
})
