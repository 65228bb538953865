import type { UnmatchedEvent } from '@onlend/core/relay'
import type { SandboxWebhook } from '@onlend/sandbox'

/** An event that no operation was found for, as operators read it. */
export function toUnmatched(
  { id, payload: { data } }: SandboxWebhook,
  kind: UnmatchedEvent['kind'],
  receivedAt: string,
): UnmatchedEvent {
  const destination = data.account_number ?? data.mobile_no
  return {
    ...{ id, why: 'unmatched', source: 'service', kind, outcome: data.status, signed: true, receivedAt },
    ...{ customerPartnerId: data.customer_partner_id ?? null, reference: null, message: data.message },
    transactionReference: data.transaction_reference ?? null,
    amount: data.amount === undefined ? null : String(data.amount),
    destinationEnd: typeof destination === 'string' ? destination.slice(-4) : null,
    place: `${Date.parse(receivedAt)}_${id}`,
  }
}
