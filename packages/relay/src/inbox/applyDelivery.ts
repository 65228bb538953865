import { foldAmount, foldDestination, operations } from '@onlend/core/operations'
import { keyedHash } from '../lib/keyedHash.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import { inSpan } from '../http/index.ts'
import { readTraceParent, type TraceContext, type TracedSpan } from '../observability/index.ts'
import type { InboxContext } from './InboxContext.ts'
import type { KeptEvent } from './InboxRecord.ts'
import { defaultWebhookParser } from './defaultWebhookParser.ts'
import { readEvents } from './readEvents.ts'
import type { ReadySource } from './readWebhookSources.ts'
import { redactBody } from './redactBody.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

/** `again` reads the webhook with today's parser; matched events stay unchanged. */
type AppliedWebhook = {
  id: string
  source: string
  body: string
  again?: boolean
  /** The span of the request with the webhook. */
  parent?: TracedSpan
}

/** The most events in one webhook; a webhook with more waits for an operator. */
const mostEvents = 200

/** Reads the events of a kept webhook and matches them. After a failure, a sweep repeats the work. */
export async function applyDelivery(
  context: InboxContext,
  source: ReadySource,
  delivery: AppliedWebhook,
): Promise<void> {
  const span = context.tracer.start('apply webhook', {
    kind: 'internal',
    parent: delivery.parent ?? null,
    attributes: { 'onlend.webhook.source': delivery.source },
  })
  await inSpan(
    span,
    () => apply(context, source, delivery),
    ({ reading, links }) => ({ links, attributes: { 'onlend.outcome': reading } }),
  )
}

type Applied = { reading: 'read' | 'unread' | 'unparsed'; links: TraceContext[] }

async function apply(context: InboxContext, source: ReadySource, delivery: AppliedWebhook): Promise<Applied> {
  const { store, clock, inbox, logger, measure } = context
  const parse = source.parse ?? defaultWebhookParser
  const found = await withDeadline(clock, 2_000, () => parse(delivery.body)).catch(() => null)
  const read = readEvents(found)
  const events = read !== null && read.length > mostEvents ? null : read
  if (events === null) {
    logger.warn(
      { event: 'webhook.unparsed', delivery: delivery.id },
      `a webhook could not be parsed, or told more than ${mostEvents} events; it is kept`,
    )
  }
  const secret = await store.secret()
  const kept: KeptEvent[] = []
  for (const event of events ?? []) kept.push(await keepEvent(event, source, secret))
  const isBlanked = inbox.storeRaw === 'redacted' && (kept.length > 0 || inbox.openRetention === 0)
  const isRead = await store.applyEvents(delivery.id, kept, {
    isParsed: events !== null,
    // A body without a final event stays whole for a time, so that a better parser can read it again.
    redacted: isBlanked ? redactBody(delivery.body) : null,
    again: delivery.again ?? false,
    matchWindow: inbox.matchWindow,
    now: clock.now(),
  })
  const reading = events === null ? 'unparsed' : kept.length > 0 ? 'read' : 'unread'
  if (isRead && !delivery.again) measure({ type: 'reading', source: delivery.source, reading })
  return { reading, links: await findLinks(context, delivery) }
}

/** The traces that sent the operations of a webhook. A failed read leaves the trace incomplete: it must not make the relay apply the webhook again. */
async function findLinks({ tracer, store }: InboxContext, { id }: AppliedWebhook): Promise<TraceContext[]> {
  if (!tracer.isOn) return []
  const parents = await store.listTraceParents(id).catch(() => [])
  return parents.flatMap((parent) => readTraceParent(parent) ?? [])
}

async function keepEvent(event: WebhookEvent, source: ReadySource, secret: string): Promise<KeptEvent> {
  const destination = foldDestination(event.destination)
  // A masked account still has its last digits.
  const whole = destination?.account.includes('*') ? null : destination
  const customerPartnerId = event.customerPartnerId ?? source.customerPartnerId ?? null
  return {
    kind: event.kind,
    outcome: event.outcome,
    customerPartnerId,
    reference: event.reference,
    serviceReference: event.serviceReference ?? null,
    transactionReference: event.transactionReference,
    // An unreadable amount must not look like a missing one: its text stays, and fits no operation.
    amount: foldAmount(event.amount) ?? cut(event.amount),
    destinationHash: whole && (await keyedHash(secret, whole.account)),
    mobileHash: whole && (await keyedHash(secret, whole.mobile)),
    destinationEnd: destination?.account.slice(-4) ?? null,
    message: event.message,
    quarantined: source.customerPartnerId !== undefined && customerPartnerId !== source.customerPartnerId,
    // The rows of a set are transactions, which the service lists; the service lists no withdrawals.
    needsConfirmation: source.confirm === 'refetch' && operations[event.kind].hasRows,
  }
}

/** Cuts an unreadable amount so that it fits into an index and is still no amount. */
function cut(unreadable: string | null): string | null {
  return unreadable !== null && unreadable.length > 100 ? `${unreadable.slice(0, 99)}…` : unreadable
}
