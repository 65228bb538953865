import type { RelayErrorCode } from '@onlend/core/relay'
import { answerRefusal } from '../answers/answerRefusal.ts'
import { finishAnswer } from '../answers/finishAnswer.ts'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { answerPreflight } from '../identity/answerPreflight.ts'
import { authenticateRequest } from '../identity/authenticateRequest.ts'
import { corsHeaders } from '../identity/corsHeaders.ts'
import { limitRate } from '../limits/limitRate.ts'
import { endRequest } from '../observability/endRequest.ts'
import { errorName } from '../observability/errorName.ts'
import type { RequestTrace } from '../observability/RequestTrace.ts'
import { startTrace } from '../observability/startTrace.ts'
import type { RelayContext } from '../RelayContext.ts'
import { findRoute } from '../routes/findRoute.ts'
import { readLocation } from '../routes/readLocation.ts'
import { answerTenant } from '../tenants/answerTenant.ts'
import { answerHealth } from './answerHealth.ts'
import { answerOwnRoute } from './answerOwnRoute.ts'
import { handleEndpoint } from './handleEndpoint.ts'
import { handleWebhook } from './handleWebhook.ts'

/** Seconds after which what failed may well work. */
const pauses: Partial<Record<RelayErrorCode, string>> = {
  shutting_down: '2',
  store_unavailable: '5',
  rights_unknown: '2',
}

/** Takes a request from its first check to its answer; whatever goes wrong on the way is an answer too. */
export async function handleRequest(context: RelayContext, request: Request): Promise<RelayAnswer> {
  const trace = startTrace(context, request)
  const answered = await answer(context, request, trace).catch((error: unknown) =>
    refuse(context, trace, error),
  )
  const { status, body } = answered
  const cors = corsHeaders(context, request)
  const vary = [answered.headers.Vary, cors.Vary].filter(Boolean).join(', ')
  const headers = { ...answered.headers, ...cors, ...(vary && { Vary: vary }) }
  const finished = finishAnswer(
    { status, headers, body },
    { requestId: trace.requestId, method: request.method },
  )
  await endRequest(context, trace, finished)
  return finished
}

/**
 * Cheap checks first and the body last: method and path, another site, who asks, how much they ask; then, by route, whose data it is, the
 * headers of the body, the body, the ledger, the service. What the path is worth is found out first and told only to who is signed in.
 */
async function answer(context: RelayContext, request: Request, trace: RequestTrace): Promise<RelayAnswer> {
  if (request.method === 'OPTIONS') return answerPreflight(context, request)
  const location = readLocation(request.url, context.mountPath)
  const found = location ? findRoute(request.method, location.path) : ({ type: 'none' } as const)
  if (found.type === 'found') {
    const { route, parameters } = found
    trace.route = route.path
    if (route.type === 'endpoint') trace.endpoint = route.endpoint.name
    else if (route.name === 'live' || route.name === 'ready') return answerHealth(context, route.name)
    else if (route.name === 'webhook') return handleWebhook(context, request, parameters)
    else if (route.name === 'tenant' && location) {
      return answerTenant(context, { request, query: location.query, trace })
    }
  }

  const principal = await authenticateRequest(context, request)
  trace.userId = principal.userId
  if (found.type === 'wrongMethod')
    throw new RelayRefusal('method_not_allowed', { headers: { Allow: found.allow.join(', ') } })
  if (found.type === 'malformed') throw new RelayRefusal('malformed_request')
  if (found.type === 'none' || !location) throw new RelayRefusal('not_found')

  const { route, parameters } = found
  const asksService = route.type === 'endpoint'
  // Before it is asked whose data it is, so that trying other partners' ids is counted too.
  const spends = route.type === 'own' ? route.spends : undefined
  const use = spends ?? (route.method === 'GET' ? 'reads' : 'writes')
  await limitRate(context, { principal, use, asksService })
  const incoming = { request, requestId: trace.requestId, trace, principal, parameters, ...location }
  // The service's banks and limits can be read while the store is down; everything else needs it.
  if (asksService && route.method === 'GET') return handleEndpoint(context, route, incoming)
  await context.store.prepare(context.clock.now()).catch(() => {
    throw new RelayRefusal('store_unavailable')
  })
  return asksService ? handleEndpoint(context, route, incoming) : answerOwnRoute(context, route, incoming)
}

function refuse({ logger }: RelayContext, trace: RequestTrace, error: unknown): RelayAnswer {
  const refusal = error instanceof RelayRefusal ? error : new RelayRefusal('internal')
  trace.code = refusal.code
  if (refusal.code === 'internal') {
    const name = errorName(error)
    logger.error(
      { event: 'request.failed', requestId: trace.requestId, name },
      'a request failed inside the relay',
    )
  }
  const answer = answerRefusal(refusal)
  const pause = pauses[refusal.code]
  return pause ? { ...answer, headers: { 'Retry-After': pause, ...answer.headers } } : answer
}
