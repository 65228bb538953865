import { relayHeaders } from '@onlend/core/relay'
import type { RelayAnswer } from './RelayAnswer.ts'
import type { Clock } from '../lib/Clock.ts'
import type { Observability } from '../observability/createObservability.ts'
import type { RequestTrace } from './startTrace.ts'

/** Measures an answered request and writes its one line: names, codes, ids and times, no text of a person or of the service. */
export async function endRequest(
  context: Pick<Observability, 'measure' | 'actorNames' | 'logger' | 'logsRequests' | 'tracer'> & {
    clock: Clock
  },
  trace: RequestTrace,
  { status, headers }: RelayAnswer,
): Promise<void> {
  const { clock, measure, actorNames, logger } = context
  const { requestId, method, route, endpoint, code, upstream, userId } = trace
  const duration = clock.now() - trace.startedAt
  measure({ type: 'request', method, route, endpoint, status, code, duration, upstream })
  const operation = headers[relayHeaders.operation] ?? null
  if (context.tracer.isOn) {
    trace.span.end({
      name: `${method} ${route}`,
      isError: status >= 500,
      attributes: {
        'http.route': route,
        'http.response.status_code': status,
        'onlend.request_id': requestId,
        ...(endpoint !== null && { 'onlend.endpoint': endpoint }),
        ...(code !== null && { 'error.type': code }),
        ...(operation !== null && { 'onlend.operation.id': operation }),
      },
    })
  }
  // A probe asks every few seconds; the metrics report that all is well.
  if (!context.logsRequests || (status < 300 && route.startsWith('/health'))) return
  const named = userId === null ? null : actorNames(userId)
  // Only the first line about a person has to wait for their name.
  const actor = named instanceof Promise ? await named : named
  const facts = {
    event: 'request',
    requestId,
    method,
    route,
    endpoint,
    status,
    code,
    ms: duration,
    upstreamMs: upstream,
    actor,
    operation,
  }
  if (status >= 500) logger.warn(facts, 'request')
  else logger.info(facts, 'request')
}
