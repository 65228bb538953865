import type { InboxEvent } from '@onlend/core/relay'
import type { SandboxWebhook } from '@onlend/sandbox'

/** An event that no operation was found for, as operators read it. */
export function toUnmatched(
  { id, payload: { data } }: SandboxWebhook,
  kind: InboxEvent['kind'],
  receivedAt: string,
): InboxEvent {
  const destination = data.account_number ?? data.mobile_no
  return {
    ...{ id, why: 'unmatched', source: 'service', kind, outcome: data.status, signed: true, receivedAt },
    ...{ customerPartnerId: data.customer_partner_id ?? null, reference: null, message: data.message },
    transactionReference: data.transaction_reference ?? null,
    amount: data.amount === undefined ? null : String(data.amount),
    destinationEnd: typeof destination === 'string' ? destination.slice(-4) : null,
    ...{ candidates: null, body: null, dismissal: null },
    place: `${Date.parse(receivedAt)}_${id}`,
  }
}
