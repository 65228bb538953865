import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { answerData } from '../answers/answerData.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { bodyLimits } from '../upstream/bodyLimits.ts'
import { checkLength } from '../upstream/checkLength.ts'
import { openBody } from '../upstream/openBody.ts'
import { readLimited } from '../upstream/readLimited.ts'
import { readText } from '../upstream/readText.ts'
import { keepRunning } from '../closing/keepRunning.ts'
import { spend } from '../limits/spend.ts'
import { sha256 } from '../lib/sha256.ts'
import { withDeadline } from '../identity/withDeadline.ts'
import type { RelayContext } from '../RelayContext.ts'
import { applyDelivery } from './applyDelivery.ts'
import { confirmEvents } from './confirmEvents.ts'
import { isVerdict } from './isVerdict.ts'
import type { ReadySource } from './readWebhookSources.ts'
import type { WebhookVerdict } from './WebhookVerifier.ts'

/**
 * Takes a webhook in: checked, counted, kept, and only then acknowledged. What it means is worked out afterwards, and again by a sweep if need be.
 *
 * @throws RelayRefusal for one that is not genuine, too large, over the budget of its source, or cannot be kept now.
 */
export async function receiveWebhook(
  context: RelayContext,
  request: Request,
  parameters: Readonly<Record<string, string>>,
): Promise<RelayAnswer> {
  const { store, clock, logger, environment } = context
  const { name = '', token = null } = parameters
  const source = context.webhooks.get(name)
  if (!source) throw new RelayRefusal('not_found')
  const now = clock.now()
  const { bytes, verdict } = await readGenuine(context, { request, source, token, now }).catch(
    async (error: unknown) => {
      // Counted apart: whoever has no secret must not be able to use up what the sender may send.
      if (error instanceof RelayRefusal && error.code !== 'internal')
        await spend(context, 'refusedWebhooks', name)
      throw error
    },
  )
  await spend(context, 'webhooks', name)
  const body = readText(bytes)
  if (body === null) throw new RelayRefusal('unsupported_media_type')

  const bodyHash = await sha256(bytes)
  // The hash of the bytes stands in for an id, and promises nothing.
  const keepsId = verdict.id !== null && verdict.signed && verdict.keepsId !== false
  const received = { environment, source: name, bodyHash, body, signed: verdict.signed, keepsId, now }
  const kept = await store
    .prepare(now)
    .then(() => store.keepDelivery({ ...received, messageId: verdict.id ?? bodyHash }))
    .catch(() => {
      // Not acknowledged, so that a sender that tries again will.
      throw new RelayRefusal('store_unavailable')
    })
  context.measure({
    type: 'webhook',
    source: name,
    verdict: kept.outcome === 'repeated' ? 'repeated' : 'kept',
  })
  if (kept.outcome === 'altered') {
    logger.warn(
      { event: 'webhook.altered', delivery: kept.id },
      'other bytes came under a known message id; they are kept for an operator and not read',
    )
  }
  if (kept.outcome === 'new') {
    await applyDelivery(context, source, { id: kept.id, body }).catch(() => {
      logger.error(
        { event: 'webhook.not_applied', delivery: kept.id },
        'a webhook is kept and not applied yet',
      )
    })
  }
  confirmSoon(context, source)
  return answerData(null)
}

/** Not waited for: the sender has its acknowledgement, and what fails here is done by the next sweep. */
function confirmSoon(context: RelayContext, { confirm }: ReadySource): void {
  if (confirm !== 'refetch' || context.isClosing()) return
  const work = confirmEvents(context).catch(() => {
    context.logger.warn({ event: 'webhook.not_confirmed' }, 'a word could not be confirmed yet')
  })
  void keepRunning(context, { work: 'webhook', id: 'confirm' }, work)
}

type Arriving = { request: Request; source: ReadySource; token: string | null; now: number }

/** Reads a webhook and has it verified; what that costs is limited by the size of a body. */
async function readGenuine(
  context: RelayContext,
  { request, source, token, now }: Arriving,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; verdict: Extract<WebhookVerdict, { type: 'genuine' }> }> {
  checkLength(request, bodyLimits.webhook)
  const bytes = await readLimited(openBody(request, context.clock), bodyLimits.webhook)
  if (bytes === null) throw new RelayRefusal('body_too_large')
  const verdict = await verify(context, () =>
    source.verify({ headers: request.headers, body: bytes, token, now }),
  )
  if (verdict.type === 'forged') throw new RelayRefusal('unauthenticated')
  if (verdict.type === 'stale') throw new RelayRefusal('malformed_request')
  return { bytes, verdict }
}

async function verify(
  { clock, logger }: RelayContext,
  work: () => WebhookVerdict | Promise<WebhookVerdict>,
): Promise<WebhookVerdict> {
  try {
    const verdict = await withDeadline(clock, 2_000, work)
    if (isVerdict(verdict)) return verdict
  } catch {
    // The reason may quote a secret, so only the fact is logged below.
  }
  // Nobody knows whether it is genuine: it is not kept, and a sender that tries again may still be heard.
  logger.error(
    { event: 'webhook.verify_failed' },
    'a webhook verifier failed, took more than two seconds, or gave no verdict',
  )
  throw new RelayRefusal('internal')
}
