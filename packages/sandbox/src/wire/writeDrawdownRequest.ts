import { money } from '../money/money.ts'
import type { DrawdownRequestRecord, PartnerRecord } from '../state/SandboxState.ts'
import { writeTimestamp } from './writeTimestamp.ts'

/** A fresh drawdown request as the wire has it: no drawdown yet, and a user whose `app_key` is a secret (T59, T79). */
export function writeDrawdownRequest(
  partner: PartnerRecord,
  request: DrawdownRequestRecord,
): Record<string, unknown> {
  return {
    id: request.id,
    customer_partner_id: partner.id,
    drawdown_id: null,
    credit_limit_id: partner.limit?.id ?? null,
    user_id: `usr_${partner.id.slice(3)}`,
    amount: money.fixed(request.amount),
    tenor: request.tenor,
    status: 'requested',
    deleted_at: null,
    created_at: writeTimestamp(request.requestedAt),
    updated_at: writeTimestamp(request.requestedAt),
    user: {
      id: `usr_${partner.id.slice(3)}`,
      first_name: 'Ada',
      last_name: 'Okafor',
      email: partner.email,
      app_key: partner.appKey,
      is_deleted: false,
      created_at: writeTimestamp(partner.createdAt),
      updated_at: writeTimestamp(partner.createdAt),
      completed_guides: ['welcome', 'first-drawdown'],
    },
  }
}
