import { foldAmount, foldDestination, operations } from '@onlend/core/operations'
import { keyedHash } from '../lib/keyedHash.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import { inSpan } from '../http/index.ts'
import { readTraceParent, type TraceContext, type TracedSpan } from '../observability/index.ts'
import type { InboxContext } from './InboxContext.ts'
import type { KeptEvent } from './InboxStore.ts'
import { defaultWebhookParser } from './defaultWebhookParser.ts'
import { readEvents } from './readEvents.ts'
import type { ReadySource } from './readWebhookSources.ts'
import { redactBody } from './redactBody.ts'
import type { WebhookEvent } from './WebhookEvent.ts'

/** `again`: what was read before is read with today's parser; what is matched already stays as it is. */
type AppliedWebhook = {
  id: string
  source: string
  body: string
  again?: boolean
  /** Of the request that brought it. */
  parent?: TracedSpan
}

/** Events in one webhook; one that tells more is an operator's. */
const mostEvents = 200

/** Reads the events of a webhook that is safely kept, and matches them. A sweep does it again when this fails half-way. */
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
    // What says nothing final stays whole for a time, so that a better parser can read it again.
    redacted: isBlanked ? redactBody(delivery.body) : null,
    again: delivery.again ?? false,
    matchWindow: inbox.matchWindow,
    now: clock.now(),
  })
  const reading = events === null ? 'unparsed' : kept.length > 0 ? 'read' : 'unread'
  if (isRead && !delivery.again) measure({ type: 'reading', source: delivery.source, reading })
  return { reading, links: await findLinks(context, delivery) }
}

/** The traces in which the operations were sent that a webhook was about. That a trace is incomplete must not have a webhook applied again. */
async function findLinks({ tracer, store }: InboxContext, { id }: AppliedWebhook): Promise<TraceContext[]> {
  if (!tracer.isOn) return []
  const parents = await store.listTraceParents(id).catch(() => [])
  return parents.flatMap((parent) => readTraceParent(parent) ?? [])
}

async function keepEvent(event: WebhookEvent, source: ReadySource, secret: string): Promise<KeptEvent> {
  const destination = foldDestination(event.destination)
  // A masked account still tells its end.
  const whole = destination?.account.includes('*') ? null : destination
  const customerPartnerId = event.customerPartnerId ?? source.customerPartnerId ?? null
  return {
    kind: event.kind,
    outcome: event.outcome,
    customerPartnerId,
    reference: event.reference,
    serviceReference: event.serviceReference ?? null,
    transactionReference: event.transactionReference,
    // What is told and cannot be read must not pass for an amount that is not told: it stays, and fits nothing.
    amount: foldAmount(event.amount) ?? cut(event.amount),
    destinationHash: whole && (await keyedHash(secret, whole.account)),
    mobileHash: whole && (await keyedHash(secret, whole.mobile)),
    destinationEnd: destination?.account.slice(-4) ?? null,
    message: event.message,
    quarantined: source.customerPartnerId !== undefined && customerPartnerId !== source.customerPartnerId,
    // The rows of a set are transactions, which the service lists; it lists no withdrawals.
    needsConfirmation: source.confirm === 'refetch' && operations[event.kind].hasRows,
  }
}

/** Short enough for an index, and still no amount. */
function cut(unreadable: string | null): string | null {
  return unreadable !== null && unreadable.length > 100 ? `${unreadable.slice(0, 99)}…` : unreadable
}
