import type { RelayErrorCode } from '@onlend/core/relay'
import { answerRefusal } from './answerRefusal.ts'
import { finishAnswer } from './finishAnswer.ts'
import type { RelayAnswer } from './RelayAnswer.ts'
import { RelayRefusal } from './RelayRefusal.ts'
import { answerPreflight } from './answerPreflight.ts'
import { type CorsContext, corsHeaders } from './corsHeaders.ts'
import { limitRate } from './limits/limitRate.ts'
import { endRequest } from './endRequest.ts'
import type { Logger } from '../lib/Logger.ts'
import { errorName } from '../observability/index.ts'
import { type RequestTrace, startTrace } from './startTrace.ts'
import type { MatchedPath } from '@onlend/core/internal'
import type { Observability } from '../observability/createObservability.ts'
import type { BudgetContext } from './limits/consumeBudget.ts'
import type { Principal } from './Principal.ts'
import type { Route } from './route.ts'

/** The dependencies of a request on its way to its route and back. */
export type HttpContext<Modules> = BudgetContext &
  CorsContext &
  Observability & {
    readonly mountPath: string
    readonly match: (method: string, path: string) => MatchedPath<Route<Modules>>
    /** Every method that some address takes. */
    readonly methods: string
    /** The context that routes get. */
    readonly modules: Modules
    /** Returns the sender of a request; throws a `RelayRefusal` for a request of another site, and for one without a signed-in person. */
    readonly authenticate: (request: Request) => Promise<Principal>
    readonly fence: {
      refresh(): Promise<unknown>
      current(): { readonly epoch: string | null }
    }
    readonly store: { prepare(now: number): Promise<void> }
  }

/** Seconds after which a failed request may well work. */
const pauses: Partial<Record<RelayErrorCode, string>> = {
  shutting_down: '2',
  store_unavailable: '5',
  uploads_unavailable: '30',
  rights_unknown: '2',
}

/** Takes a request from its first check to its answer; every error on the way becomes an answer too. */
export async function handleRequest<Modules>(
  context: HttpContext<Modules>,
  request: Request,
): Promise<RelayAnswer> {
  const trace = startTrace(context, request)
  const answered = await answer(context, request, trace).catch((error: unknown) =>
    refuse(context, trace, error),
  )
  const { status, body } = answered
  const headers = context.identity.tokens ? withCors(context, request, answered) : answered.headers
  const finished = finishAnswer(
    { status, headers, body },
    { requestId: trace.requestId, method: request.method, epoch: context.fence.current().epoch },
  )
  await endRequest(context, trace, finished)
  return finished
}

function withCors(context: CorsContext, request: Request, { headers }: RelayAnswer): RelayAnswer['headers'] {
  const cors = corsHeaders(context, request)
  const vary = [headers.Vary, cors.Vary].filter(Boolean).join(', ')
  return { ...headers, ...cors, ...(vary && { Vary: vary }) }
}

/**
 * Cheap checks first and the body last: method and path, another site, who asks, how much they ask; then, by route, whose data it is, the
 * headers of the body, the body, the ledger, the service. The path is matched first, and only a signed-in person learns the result.
 */
async function answer<Modules>(
  context: HttpContext<Modules>,
  request: Request,
  trace: RequestTrace,
): Promise<RelayAnswer> {
  if (request.method === 'OPTIONS') return answerPreflight(context, request)
  const location = readLocation(request.url, context.mountPath)
  const found = location ? context.match(request.method, location.path) : ({ type: 'none' } as const)
  const arriving = { request, requestId: trace.requestId, trace }
  if (found.type === 'found' && location) {
    const { route, parameters } = found
    trace.route = route.path
    if (route.service) trace.endpoint = route.service
    if (!route.session) return route.answer(context.modules, { ...arriving, parameters, ...location })
  }

  const principal = await context.authenticate(request)
  trace.userId = principal.userId
  if (found.type === 'wrongMethod')
    throw new RelayRefusal('method_not_allowed', { headers: { Allow: found.allow.join(', ') } })
  if (found.type === 'malformed') throw new RelayRefusal('malformed_request')
  if (found.type === 'none' || !location) throw new RelayRefusal('not_found')

  const { route, parameters } = found
  if (!route.session) throw new RelayRefusal('internal')
  // Before the check of the owner, so that attempts with other partners' ids are counted too.
  await limitRate(context, { principal, use: route.budget, asksService: route.service !== null })
  // The answer then reports the epoch of the keys that the page mints from here on.
  await context.fence.refresh()
  if (route.needsStore) {
    await context.store.prepare(context.clock.now()).catch(() => {
      throw new RelayRefusal('store_unavailable')
    })
  }
  return route.answer(context.modules, { ...arriving, principal, parameters, ...location })
}

function refuse({ logger }: { logger: Logger }, trace: RequestTrace, error: unknown): RelayAnswer {
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

/** The raw path under the mount and the raw query of a request, nothing decoded; `null` when it is not under the mount. */
function readLocation(url: string, mountPath: string): { path: string; query: string } | null {
  const authority = url.indexOf('://')
  const start = url.indexOf('/', authority + 3)
  if (authority === -1 || start === -1) return null
  const hash = url.indexOf('#', start)
  const end = hash === -1 ? url.length : hash
  const mark = url.indexOf('?', start)
  const pathEnd = mark === -1 || mark > end ? end : mark
  if (!url.startsWith(mountPath, start) || url[start + mountPath.length] !== '/') return null
  if (start + mountPath.length >= pathEnd) return null
  return { path: url.slice(start + mountPath.length, pathEnd), query: url.slice(pathEnd + 1, end) }
}
