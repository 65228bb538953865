import { WireNumber } from '../json/WireNumber.ts'
import { writeJson } from '../json/writeJson.ts'
import { money } from '../money/money.ts'
import type { SettlementRecord, WebhookEventName } from '../state/SandboxState.ts'

type WebhookBodyOptions = {
  id: string
  settlement: SettlementRecord
  status: 'succeeded' | 'failed'
  at: number
  /** Omits the partner, the reference and the destination, so that no receiver can match the event. */
  nameless: boolean
}

const names: Record<SettlementRecord['kind'], Record<'succeeded' | 'failed', WebhookEventName>> = {
  withdrawal: { succeeded: 'withdrawal.succeeded', failed: 'withdrawal.failed' },
  transaction: { succeeded: 'transaction.registered', failed: 'transaction.failed' },
  repayment: { succeeded: 'repayment.reconciled', failed: 'repayment.failed' },
}

/** Writes an event's body. The API document shows no payload (T77): this one is the sandbox's own. */
export function writeWebhookBody({ id, settlement, status, at, nameless }: WebhookBodyOptions): {
  event: WebhookEventName
  body: string
} {
  const event = names[settlement.kind][status]
  const body = writeJson({
    id,
    event,
    created_at: new Date(at).toISOString(),
    data: {
      ...(nameless ? {} : writeSubject(settlement)),
      amount: new WireNumber(money.text(settlement.amount)),
      currency: settlement.currency,
      status,
      message: settlement.message,
    },
  })
  return { event, body }
}

function writeSubject(settlement: SettlementRecord): Record<string, unknown> {
  const { partnerId, destination, id, transactionReference } = settlement
  return {
    customer_partner_id: partnerId,
    ...destination,
    reference: id,
    ...(transactionReference === null ? {} : { transaction_reference: transactionReference }),
  }
}
