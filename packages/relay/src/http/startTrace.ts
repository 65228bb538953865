import type { Owner } from '../database/Owner.ts'
import type { Clock } from '../lib/Clock.ts'
import type { TracedSpan, Tracer } from '../observability/index.ts'
import { readRequestId } from './readRequestId.ts'
import type { EndpointName } from '@onlend/core/internal'
import type { RelayErrorCode } from '@onlend/core/relay'

/** Methods that are named; a client may send any word as one. */
const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Begins the trace of a request. */
export function startTrace(
  { clock, tracer, environment }: { clock: Clock; tracer: Tracer; environment: Owner['environment'] },
  request: Request,
): RequestTrace {
  const method = known.has(request.method) ? request.method : 'other'
  const span = tracer.startRequest(request, {
    'http.request.method': method,
    'onlend.environment': environment,
  })
  return {
    requestId: readRequestId(request, span.context?.traceId),
    method,
    span,
    startedAt: clock.now(),
    route: 'none',
    endpoint: null,
    userId: null,
    code: null,
    upstream: null,
  }
}

/** The facts about a request on its way, for its line in the log and its measurement. */
export type RequestTrace = {
  readonly requestId: string
  readonly method: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** The template of the route, such as `/operations/{operationId}`: the address itself may hold anything. */
  route: string
  endpoint: EndpointName | null
  userId: string | null
  code: RelayErrorCode | null
  /** Milliseconds that the service took, where it was asked. */
  upstream: number | null
  /** The span of the request, where the host traces. */
  readonly span: TracedSpan
}
