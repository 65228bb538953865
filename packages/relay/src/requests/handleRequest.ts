import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { answerData } from '../answers/answerData.ts'
import { answerRefusal } from '../answers/answerRefusal.ts'
import { finishAnswer } from '../answers/finishAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { authenticateRequest } from '../identity/authenticateRequest.ts'
import type { RelayContext } from '../RelayContext.ts'
import { findRoute } from '../routes/findRoute.ts'
import { readLocation } from '../routes/readLocation.ts'
import { receiveWebhook } from '../webhooks/receiveWebhook.ts'
import { answerOwnRoute } from './answerOwnRoute.ts'
import { handleEndpoint } from './handleEndpoint.ts'
import { readRequestId } from './readRequestId.ts'

/** Takes a request from its first check to its answer; whatever goes wrong on the way is an answer too. */
export async function handleRequest(context: RelayContext, request: Request): Promise<RelayAnswer> {
  const requestId = readRequestId(request)
  const { method } = request
  try {
    return finishAnswer(await answer(context, request, requestId), { requestId, method })
  } catch (error) {
    const refusal = error instanceof RelayRefusal ? error : new RelayRefusal('internal')
    if (refusal.code === 'internal') {
      const name = error instanceof Error ? error.name : typeof error
      context.logger.error({ event: 'request.failed', requestId, name }, 'a request failed inside the relay')
    }
    return finishAnswer(answerRefusal(refusal), { requestId, method })
  }
}

/** Cheap checks first and the body last. */
async function answer(context: RelayContext, request: Request, requestId: string): Promise<RelayAnswer> {
  if (request.method === 'OPTIONS') return { status: 204, headers: {}, body: null }
  const location = readLocation(request.url, context.mountPath)
  const found = location ? findRoute(request.method, location.path) : ({ type: 'none' } as const)
  const own = found.type === 'found' && found.route.type === 'own' ? found.route.name : null
  if (own === 'health') return answerHealth(context)
  if (own === 'webhook' && found.type === 'found') return receiveWebhook(context, request, found.parameters)
  // Before anything is said about the path, so that a stranger learns nothing from the difference.
  const principal = await authenticateRequest(context, request)
  if (found.type === 'wrongMethod')
    throw new RelayRefusal('method_not_allowed', { headers: { Allow: found.allow.join(', ') } })
  if (found.type === 'malformed') throw new RelayRefusal('malformed_request')
  if (found.type === 'none' || !location) throw new RelayRefusal('not_found')
  const { route, parameters } = found
  const incoming = { request, requestId, principal, parameters, ...location }
  // The service's banks and limits can be read while the store is down; everything else needs it.
  if (route.type === 'endpoint' && route.method === 'GET') return handleEndpoint(context, route, incoming)
  await context.store.prepare(context.clock.now()).catch(() => {
    throw new RelayRefusal('store_unavailable')
  })
  return route.type === 'endpoint'
    ? handleEndpoint(context, route, incoming)
    : answerOwnRoute(context, route, incoming)
}

async function answerHealth({ store, clock, isClosing }: RelayContext): Promise<RelayAnswer> {
  try {
    await store.prepare(clock.now())
    await store.ping()
  } catch {
    throw new RelayRefusal('store_unavailable')
  }
  if (isClosing()) throw new RelayRefusal('shutting_down')
  return answerData({ ready: true })
}
