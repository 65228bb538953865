import type { receiveWebhook as receiveWebhookEndpoint, RelayErrorCode } from '@onlend/core/relay'
import { type OpenRequest, RelayRefusal, type RouteAnswer, type RouteParameters } from '../http/index.ts'
import { trackWork } from '../lib/trackWork.ts'
import type { InboxContext } from './InboxContext.ts'
import { receiveWebhook } from './receiveWebhook.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import type { ReadySource } from './readWebhookSources.ts'

/** The verification that the metrics count for a refusal. */
const verifications: Partial<Record<RelayErrorCode, 'forged' | 'stale'>> = {
  unauthenticated: 'forged',
  malformed_request: 'stale',
}

/**
 * Receives a webhook, if the host accepts its sender; a closing relay waits for it.
 *
 * @throws RelayRefusal for an unknown source, for a sender that the host does not accept, and where `receiveWebhook` refuses.
 */
export async function answerWebhook(
  context: InboxContext,
  { request, parameters, trace: { span } }: OpenRequest<RouteParameters<typeof receiveWebhookEndpoint>>,
): Promise<RouteAnswer<typeof receiveWebhookEndpoint>> {
  const { name } = parameters
  const source = context.webhooks.get(name)
  if (!source) throw new RelayRefusal('not_found')
  try {
    if (!(await isAccepted(context, request, source))) throw new RelayRefusal('unauthenticated')
    await trackWork(
      context,
      { work: 'webhook', id: name },
      receiveWebhook(context, request, { ...parameters, span }),
    )
    return { data: null }
  } catch (error) {
    const verification = error instanceof RelayRefusal ? verifications[error.code] : undefined
    context.measure({ type: 'webhook', source: name, verification: verification ?? 'refused' })
    throw error
  }
}

/** Whether the host accepts the sender of a request; a callback that throws or hangs means no. */
async function isAccepted(
  { clock, logger }: InboxContext,
  request: Request,
  { accept }: ReadySource,
): Promise<boolean> {
  if (!accept) return true
  try {
    return (await withDeadline(clock, 2_000, () => accept(request))) === true
  } catch {
    logger.error({ event: 'webhook.accept_failed' }, 'accept failed, which counts as a no')
    return false
  }
}
