import { bodyLimits, checkLength, consumeBudget, openBody, RelayRefusal } from '../http/index.ts'
import { readLimited } from '../lib/readLimited.ts'
import { readText } from '../lib/readText.ts'
import { trackWork } from '../lib/trackWork.ts'
import { keyedHash } from '../lib/keyedHash.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import type { TracedSpan } from '../observability/index.ts'
import type { InboxContext } from './InboxContext.ts'
import { applyDelivery } from './applyDelivery.ts'
import { confirmEvents } from './confirmEvents.ts'
import type { ReadySource } from './readWebhookSources.ts'
import type { WebhookVerification } from './WebhookVerifier.ts'
import { isRecord } from '../lib/isRecord.ts'

/** The most characters of a message id, so that it fits into the unique index of webhooks. */
const longestId = 255

/**
 * Receives a webhook: checks, counts and keeps it before the acknowledgement. Then applies its events; after a failure, a sweep does.
 *
 * @throws RelayRefusal for a webhook that is not genuine, too large or over the budget of its source, and for a store that fails.
 */
export async function receiveWebhook(
  context: InboxContext,
  request: Request,
  { name, token = null, span }: { name: string; token?: string | null | undefined; span: TracedSpan },
): Promise<void> {
  const { store, clock, logger, environment } = context
  const source = context.webhooks.get(name)
  if (!source) throw new RelayRefusal('not_found')
  const now = clock.now()
  const { body, verification } = await readGenuine(context, { request, source, token, now }).catch(
    async (error: unknown) => {
      // A separate budget: a sender without the secret must not use up the budget of the genuine one.
      if (error instanceof RelayRefusal && error.code !== 'internal')
        await consumeBudget(context, 'refusedWebhooks', name)
      throw error
    },
  )
  await consumeBudget(context, 'webhooks', name)
  if (body === null) throw new RelayRefusal('unsupported_media_type')

  // The hash of the bytes replaces a missing id, and does not keep it across repeats of the message.
  const keepsId = verification.id !== null && verification.signed && verification.keepsId !== false
  const received = { environment, source: name, body, signed: verification.signed, keepsId, now }
  const kept = await store
    .prepare(now)
    .then(async () => {
      // A keyed hash: from a plain one, a person who knows the rest of the body could guess the account number.
      const bodyHash = await keyedHash(await store.secret(), `webhook/${body}`)
      const messageId = verification.id ?? bodyHash
      return store.keepDelivery({ ...received, bodyHash, messageId })
    })
    .catch(() => {
      // No acknowledgement, so that the sender tries again.
      throw new RelayRefusal('store_unavailable')
    })
  context.measure({
    type: 'webhook',
    source: name,
    verification: kept.outcome === 'repeated' ? 'repeated' : 'kept',
  })
  if (kept.outcome === 'altered') {
    logger.warn(
      { event: 'webhook.altered', delivery: kept.id },
      'other bytes came under a known message id; they are kept for an operator and not read',
    )
  }
  if (kept.outcome === 'new') {
    await applyDelivery(context, source, { id: kept.id, source: name, body, parent: span }).catch(() => {
      logger.error(
        { event: 'webhook.not_applied', delivery: kept.id },
        'a webhook is kept and not applied yet',
      )
    })
  }
  confirmSoon(context, source)
}

/** Starts the confirmation without waiting: the acknowledgement must not wait for it, and the next sweep repeats a failed one. */
function confirmSoon(context: InboxContext, { confirm }: ReadySource): void {
  if (confirm !== 'refetch' || context.isClosing()) return
  const work = confirmEvents(context).catch(() => {
    context.logger.warn({ event: 'webhook.not_confirmed' }, 'a settlement event could not be confirmed yet')
  })
  void trackWork(context, { work: 'webhook', id: 'confirm' }, work)
}

type IncomingWebhook = { request: Request; source: ReadySource; token: string | null; now: number }

/** Reads and verifies a webhook; the limit of the body size limits the cost. */
async function readGenuine(
  context: InboxContext,
  { request, source, token, now }: IncomingWebhook,
): Promise<{
  /** `null` where the bytes are not UTF-8. */
  body: string | null
  verification: Extract<WebhookVerification, { type: 'genuine' }>
}> {
  checkLength(request, bodyLimits.webhook)
  const bytes = await readLimited(openBody(request, context.clock), bodyLimits.webhook)
  if (bytes === null) throw new RelayRefusal('body_too_large')
  // After the whole body: a slow sender delays no other.
  const verification = await context.checking.pass(() =>
    verify(context, () => source.verify({ headers: request.headers, body: bytes, token, now })),
  )
  if (verification.type === 'forged') throw new RelayRefusal('unauthenticated')
  if (verification.type === 'stale') throw new RelayRefusal('malformed_request')
  return { body: readText(bytes), verification }
}

async function verify(
  { clock, logger }: InboxContext,
  work: () => WebhookVerification | Promise<WebhookVerification>,
): Promise<WebhookVerification> {
  try {
    const verification = await withDeadline(clock, 2_000, work)
    if (isVerification(verification)) return verification
  } catch {
    // The reason may quote a secret, so only the fact is logged below.
  }
  // The relay does not know whether the webhook is genuine, so it does not store it, and processes a repeat as new.
  logger.error(
    { event: 'webhook.verify_failed' },
    'a webhook verifier failed, took more than two seconds, or gave no verification',
  )
  throw new RelayRefusal('internal')
}

/** Whether a value is a valid result of a verifier, which a host can write without types: an invalid one must not pass as genuine. */
function isVerification(value: unknown): value is WebhookVerification {
  if (!isRecord(value)) return false
  const { type, id, signed, keepsId = true } = value
  if (type === 'forged' || type === 'stale') return true
  const isId = id === null || (typeof id === 'string' && id !== '' && id.length <= longestId)
  return type === 'genuine' && isId && typeof signed === 'boolean' && typeof keepsId === 'boolean'
}
