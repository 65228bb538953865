import type { RelayContext } from '../RelayContext.ts'
import { readRequestId } from '../requests/readRequestId.ts'
import type { RequestTrace } from './RequestTrace.ts'

/** Methods that are named; a client may send any word as one. */
const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Begins to note what becomes of a request. */
export function startTrace({ clock }: Pick<RelayContext, 'clock'>, request: Request): RequestTrace {
  return {
    requestId: readRequestId(request),
    method: known.has(request.method) ? request.method : 'other',
    startedAt: clock.now(),
    route: 'none',
    endpoint: null,
    userId: null,
    code: null,
    upstream: null,
  }
}
