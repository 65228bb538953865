import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model, orNull } from '../readers/shapes.ts'
import { text, timestamp } from '../readers/values.ts'

/** The compliance record of a new customer partner; no endpoint returns it again (Partner API, Endpoint 1). */
export type ComplianceRecord = {
  /** The opaque id. */
  id: string
  /** The customer partner's id. */
  partner_id: string | null
  /** The kind of partner. */
  partner_type: string | null
  /** The id of the first user of the account. */
  root_user: string | null
  /** `not-started` has been seen. The later values are not documented. */
  credit_assessment_status: OpenUnion<'not-started'> | null
  /** The time of its creation. ISO 8601, UTC. */
  created_at: string | null
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: string | null
}

/** The reader of a compliance record. */
export const ComplianceRecord = model<ComplianceRecord>({
  id: text,
  partner_id: orNull(text),
  partner_type: orNull(text),
  root_user: orNull(text),
  credit_assessment_status: orNull(text),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
})
