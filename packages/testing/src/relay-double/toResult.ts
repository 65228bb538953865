import type { OperationKind } from '@onlend/core/internal'

type Answer = { data?: { partner?: { id?: unknown; slug?: unknown }; compliance?: Record<string, unknown> } }

const kept = ['id', 'partner_id', 'partner_type', 'credit_assessment_status', 'created_at', 'updated_at']

/** The part of an answer that the relay keeps because no endpoint returns it again: the ids and compliance record of a new business. */
export function toResult(kind: OperationKind, body: string): object | null {
  if (kind !== 'createBusiness') return null
  // The cast follows the sandbox, the only service that answers here.
  const { data } = JSON.parse(body) as Answer
  if (!data?.partner || !data.compliance) return null
  const { id, slug = null } = data.partner
  const record = Object.entries(data.compliance).filter(([name]) => kept.includes(name))
  return { partner: { id, slug }, compliance: Object.fromEntries(record) }
}
