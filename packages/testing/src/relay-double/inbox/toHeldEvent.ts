import type { InboxEvent } from '@onlend/core/relay'
import type { SandboxWebhook } from '@onlend/sandbox'
import { toDestination } from '../toDestination.ts'
import type { HeldEvent } from './HeldEvent.ts'

/** Makes the inbox event of a webhook that fits no operation, or several. */
export function toHeldEvent(
  webhook: SandboxWebhook,
  found: Pick<InboxEvent, 'why' | 'kind' | 'candidates' | 'receivedAt'>,
): HeldEvent {
  const { id, payload } = webhook
  const { data } = payload
  const destination = data.account_number ?? data.mobile_no
  return {
    webhook,
    destination: toDestination(data),
    event: {
      ...{ id, source: 'service', outcome: data.status, signed: true, ...found },
      ...{
        customerPartnerId: data.customer_partner_id ?? null,
        reference: data.reference ?? null,
        message: data.message,
      },
      transactionReference: data.transaction_reference ?? null,
      amount: data.amount === undefined ? null : String(data.amount),
      destinationEnd: typeof destination === 'string' ? destination.slice(-4) : null,
      ...{ body: null, dismissal: null },
      place: `${Date.parse(found.receivedAt)}_${id}`,
    },
  }
}
