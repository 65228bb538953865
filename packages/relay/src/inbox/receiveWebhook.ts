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

/** Longer ids would not fit into the index that tells repeats apart. */
const longestId = 255

/**
 * Takes a webhook in: checked, counted, kept, and only then acknowledged. What it means is worked out afterwards, and again by a sweep if need be.
 *
 * @throws RelayRefusal for one that is not genuine, too large, over the budget of its source, or cannot be kept now.
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
      // Counted apart: a sender without the secret must not be able to use up the budget of the genuine one.
      if (error instanceof RelayRefusal && error.code !== 'internal')
        await consumeBudget(context, 'refusedWebhooks', name)
      throw error
    },
  )
  await consumeBudget(context, 'webhooks', name)
  if (body === null) throw new RelayRefusal('unsupported_media_type')

  // The hash of the bytes stands in for an id, and promises nothing.
  const keepsId = verification.id !== null && verification.signed && verification.keepsId !== false
  const received = { environment, source: name, body, signed: verification.signed, keepsId, now }
  const kept = await store
    .prepare(now)
    .then(async () => {
      // Keyed, since an account number could be guessed from the hash of a body that is known but for that.
      const bodyHash = await keyedHash(await store.secret(), `webhook/${body}`)
      const messageId = verification.id ?? bodyHash
      return store.keepDelivery({ ...received, bodyHash, messageId })
    })
    .catch(() => {
      // Not acknowledged, so that a sender that tries again will.
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

/** Not waited for: the sender has its acknowledgement, and what fails here is done by the next sweep. */
function confirmSoon(context: InboxContext, { confirm }: ReadySource): void {
  if (confirm !== 'refetch' || context.isClosing()) return
  const work = confirmEvents(context).catch(() => {
    context.logger.warn({ event: 'webhook.not_confirmed' }, 'a settlement event could not be confirmed yet')
  })
  void trackWork(context, { work: 'webhook', id: 'confirm' }, work)
}

type IncomingWebhook = { request: Request; source: ReadySource; token: string | null; now: number }

/** Reads a webhook and has it verified; what that costs is limited by the size of a body. */
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
  // After the body is there: a sender that is slow holds nobody up.
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
  // Whether it is genuine is not known: it is not stored, and a sender that tries again is processed as new.
  logger.error(
    { event: 'webhook.verify_failed' },
    'a webhook verifier failed, took more than two seconds, or gave no verification',
  )
  throw new RelayRefusal('internal')
}

/** Whether a verifier, which a host may write without types, said one of the things that it may say: anything else must not pass as genuine. */
function isVerification(value: unknown): value is WebhookVerification {
  if (!isRecord(value)) return false
  const { type, id, signed, keepsId = true } = value
  if (type === 'forged' || type === 'stale') return true
  const isId = id === null || (typeof id === 'string' && id !== '' && id.length <= longestId)
  return type === 'genuine' && isId && typeof signed === 'boolean' && typeof keepsId === 'boolean'
}
