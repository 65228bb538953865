import { redact } from '@onlend/core'
import { keyedHash } from '../hashing/keyedHash.ts'
import { withDeadline } from '../identity/withDeadline.ts'
import { tryParseJson } from '../json/tryParseJson.ts'
import { foldAmount } from '../operations/foldAmount.ts'
import { foldDestination } from '../operations/foldDestination.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { WebhookSource } from '../RelayOptions.ts'
import type { KeptEvent } from '../stores/RelayStore.ts'
import { defaultWebhookParser } from './defaultWebhookParser.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

/** Reads the events of a webhook that is safely kept, and matches them. A sweep does it again when this fails half-way. */
export async function applyDelivery(
  context: RelayContext,
  source: WebhookSource,
  delivery: { id: string; body: string },
): Promise<void> {
  const { store, clock, inbox, logger } = context
  const parse = source.parse ?? defaultWebhookParser
  const events = await withDeadline(clock, 2_000, () => parse(delivery.body)).catch(() => {
    logger.warn(
      { event: 'webhook.unparsed', delivery: delivery.id },
      'a webhook could not be parsed; it is kept',
    )
    return null
  })
  const secret = await store.secret()
  const kept: KeptEvent[] = []
  for (const event of events ?? []) kept.push(await keepEvent(event, source, secret))
  const body = inbox.storeRaw === 'redacted' ? redactBody(delivery.body) : null
  await store.applyEvents(delivery.id, kept, { body, now: clock.now() })
}

async function keepEvent(event: WebhookEvent, source: WebhookSource, secret: string): Promise<KeptEvent> {
  const destination = foldDestination(event.destination)
  // A masked account still tells its end.
  const isMasked = destination?.includes('*') ?? false
  const customerPartnerId = event.customerPartnerId ?? source.customerPartnerId ?? null
  return {
    kind: event.kind,
    outcome: event.outcome,
    customerPartnerId,
    reference: event.reference,
    transactionReference: event.transactionReference,
    amount: foldAmount(event.amount),
    destinationHash: destination === null || isMasked ? null : await keyedHash(secret, destination),
    destinationEnd: destination?.slice(-4) ?? null,
    message: event.message,
    quarantined: source.customerPartnerId !== undefined && customerPartnerId !== source.customerPartnerId,
  }
}

function redactBody(body: string): string {
  const parsed = tryParseJson(body)
  return parsed === undefined ? '[not JSON]' : JSON.stringify(redact(parsed))
}
