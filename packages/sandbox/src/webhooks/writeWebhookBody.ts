import { WireNumber } from '../json/WireNumber.ts'
import { writeJson } from '../json/writeJson.ts'
import { money } from '../money/money.ts'
import type { SettlementRecord, WebhookEventName } from '../state/SandboxState.ts'

type WebhookBodyOptions = {
  id: string
  settlement: SettlementRecord
  status: 'succeeded' | 'failed'
  at: number
}

const names: Record<SettlementRecord['kind'], Record<'succeeded' | 'failed', WebhookEventName>> = {
  withdrawal: { succeeded: 'withdrawal.succeeded', failed: 'withdrawal.failed' },
  transaction: { succeeded: 'transaction.registered', failed: 'transaction.failed' },
  repayment: { succeeded: 'repayment.reconciled', failed: 'repayment.failed' },
}

/** Writes an event's body. The API document shows no payload (T77): this one is the sandbox's own. */
export function writeWebhookBody({ id, settlement, status, at }: WebhookBodyOptions): {
  event: WebhookEventName
  body: string
} {
  const event = names[settlement.kind][status]
  const body = writeJson({
    id,
    event,
    created_at: new Date(at).toISOString(),
    data: {
      customer_partner_id: settlement.partnerId,
      amount: new WireNumber(money.text(settlement.amount)),
      currency: settlement.currency,
      status,
      ...settlement.destination,
      reference: settlement.id,
      ...(settlement.transactionReference === null
        ? {}
        : { transaction_reference: settlement.transactionReference }),
      message: settlement.message,
    },
  })
  return { event, body }
}
