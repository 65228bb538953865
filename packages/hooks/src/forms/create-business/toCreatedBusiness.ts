import type { Operation } from '@onlend/core'
import * as z from 'zod/mini'
import type { CreateBusinessAnswer, CreatedBusiness } from './createBusinessFormTypes.ts'

/** What the relay keeps of the answer: no endpoint returns the compliance record again. */
const Kept = z.looseObject({
  partner: z.looseObject({ id: z.string() }),
  compliance: z.looseObject({ credit_assessment_status: z.optional(z.nullable(z.string())) }),
})

/** What is known of the new account: from the service's answer, or after a reload from what the relay kept of it. */
export function toCreatedBusiness(
  data: CreateBusinessAnswer | null,
  operation: Operation | null,
): CreatedBusiness | null {
  if (data) {
    const { partner, compliance } = data
    return {
      customerPartnerId: partner.id,
      name: partner.name,
      creditAssessmentStatus: compliance.credit_assessment_status,
    }
  }
  const kept = Kept.safeParse(operation?.result)
  if (!operation || !kept.success) return null
  return {
    customerPartnerId: kept.data.partner.id,
    name: operation.summary.recipient,
    creditAssessmentStatus: kept.data.compliance.credit_assessment_status ?? null,
  }
}
