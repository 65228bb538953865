import type { ReadBy } from '../readers/Reader.ts'
import { model, orNull } from '../readers/shapes.ts'
import { text, timestamp } from '../readers/values.ts'

/** Joins a customer to the customer partner that registered it (Partner API, Customer-partner link). */
export interface CustomerPartnerLink extends ReadBy<typeof CustomerPartnerLink> {}

/** The reader of the link between a customer and a customer partner. */
export const CustomerPartnerLink = model({
  /** The link's own id. */
  id: text,
  /** The customer's id. */
  customer: text,
  /** The customer partner's id. */
  partner: text,
  /** The time of its creation. ISO 8601, UTC. */
  created_at: orNull(timestamp),
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: orNull(timestamp),
})
