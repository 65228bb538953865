import * as z from 'zod/mini'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** The compliance record that is made with a customer partner; no endpoint returns it again (Partner API, Endpoint 1). */
export const ComplianceRecord = z.looseObject({
  id: z.string(),
  partner_id: orNull(z.string()),
  partner_type: orNull(z.string()),
  root_user: orNull(z.string()),
  credit_assessment_status: orNull(openUnion('not-started')),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
})

/** A compliance record. */
export type ComplianceRecord = z.output<typeof ComplianceRecord>
