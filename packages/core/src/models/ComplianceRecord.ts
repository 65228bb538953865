import type { OpenUnion } from '../schema/OpenUnion.ts'
import type { ReadBy } from '../readers/Reader.ts'
import { model, orNull } from '../readers/shapes.ts'
import { text, timestamp } from '../readers/values.ts'

/** The compliance record of a new customer partner; no endpoint returns it again (Partner API, Endpoint 1). */
export interface ComplianceRecord extends ReadBy<typeof ComplianceRecord> {}

/** The reader of a compliance record. */
export const ComplianceRecord = model({
  /** The opaque id. */
  id: text,
  /** The customer partner's id. */
  partner_id: orNull(text),
  /** The kind of partner. */
  partner_type: orNull(text),
  /** The id of the first user of the account. */
  root_user: orNull(text),
  /** `not-started` has been seen. The later values are not documented. */
  credit_assessment_status: orNull<OpenUnion<'not-started'>>(text),
  /** The time of its creation. ISO 8601, UTC. */
  created_at: orNull(timestamp),
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: orNull(timestamp),
})
