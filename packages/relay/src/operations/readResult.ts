import type { EndpointName } from '@onlend/core/internal'
import { isRecord } from '../lib/isRecord.ts'

const kept = ['id', 'partner_id', 'partner_type', 'credit_assessment_status', 'created_at', 'updated_at']

/** What must outlive the kept answer because no endpoint returns it again: the ids and the compliance record of a new business (Partner API, Endpoint 1). */
export function readResult(kind: EndpointName, body: unknown): unknown {
  if (kind !== 'createBusiness' || !isRecord(body) || !isRecord(body.data)) return null
  const { partner, compliance } = body.data
  if (!isRecord(partner) || !isRecord(compliance)) return null
  const record = Object.fromEntries(
    kept.filter((name) => name in compliance).map((name) => [name, compliance[name]]),
  )
  return { partner: { id: partner.id ?? null, slug: partner.slug ?? null }, compliance: record }
}
