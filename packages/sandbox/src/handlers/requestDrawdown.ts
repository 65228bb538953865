import type { Handler } from './Handler.ts'
import { jsonBody } from '../http/jsonBody.ts'
import { Refusal } from '../http/Refusal.ts'
import { success } from '../http/success.ts'
import { money } from '../money/money.ts'
import { magicPlan } from '../service/magicPlan.ts'
import type { DrawdownRequestRecord, PartnerRecord } from '../state/SandboxState.ts'
import { writeTimestamp } from '../wire/writeTimestamp.ts'

/** Partner API, Endpoint 7. The request becomes the active drawdown when it is disbursed, without an event. */
export const requestDrawdown: Handler = ({ params, body }, service) => {
  const partner = service.partner(params['customerPartnerId'] ?? '')
  const fields = jsonBody(body)
  const amount = fields.amount('amount')
  const tenor = fields.count('tenor')
  if (!partner.limit) throw new Refusal(422, 'The customer partner has no credit limit')
  if (partner.limit.expired) throw new Refusal(422, 'The credit limit has expired')
  const asked = partner.drawdownRequests
    .filter((request) => request.status === 'requested')
    .reduce((total, request) => money.add(total, request.amount), amount)
  if (money.compare(asked, partner.limit.available) > 0) {
    throw new Refusal(422, 'amount is more than what is available of the credit limit')
  }
  const request: DrawdownRequestRecord = {
    id: service.createId('drq'),
    amount,
    tenor,
    status: 'requested',
    requestedAt: service.now(),
    declines: magicPlan(amount).outcome === 'failed',
  }
  partner.drawdownRequests.push(request)
  service.scheduleDisbursement(partner.id, request.id)
  return success('Drawdown requested successfully', writeDrawdownRequest(partner, request))
}

/** A fresh drawdown request as the wire has it: no drawdown yet, and a user whose `app_key` is a secret (T59, T79). */
function writeDrawdownRequest(
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
