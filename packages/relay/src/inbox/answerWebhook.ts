import type { receiveWebhook as receiveWebhookEndpoint, RelayErrorCode } from '@onlend/core/relay'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { keepRunning } from '../closing/keepRunning.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { OpenRequest, RouteParameters } from '../requests/RelayRequest.ts'
import type { RouteAnswer } from '../routes/RouteAnswer.ts'
import { isAccepted } from './isAccepted.ts'
import { receiveWebhook } from './receiveWebhook.ts'

/** What a refusal says about the sender, where it says something. */
const verifications: Partial<Record<RelayErrorCode, 'forged' | 'stale'>> = {
  unauthenticated: 'forged',
  malformed_request: 'stale',
}

/**
 * Takes a webhook in, when the host takes it from there; closing waits for it.
 *
 * @throws RelayRefusal for a source that does not exist, and for what `receiveWebhook` refuses.
 */
export async function answerWebhook(
  context: RelayContext,
  { request, parameters }: OpenRequest<RouteParameters<typeof receiveWebhookEndpoint>>,
): Promise<RouteAnswer<typeof receiveWebhookEndpoint>> {
  const { name } = parameters
  const source = context.webhooks.get(name)
  if (!source) throw new RelayRefusal('not_found')
  try {
    if (!(await isAccepted(context, request, source))) throw new RelayRefusal('unauthenticated')
    await keepRunning(context, { work: 'webhook', id: name }, receiveWebhook(context, request, parameters))
    return { data: null }
  } catch (error) {
    const verification = error instanceof RelayRefusal ? verifications[error.code] : undefined
    context.measure({ type: 'webhook', source: name, verification: verification ?? 'refused' })
    throw error
  }
}
