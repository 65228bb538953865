import { relayHeaders } from '@onlend/core'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RequestTrace } from './RequestTrace.ts'

/** Measures an answered request and writes its one line: names, codes, ids and times, nothing that a person or the service said. */
export function endRequest(
  context: RelayContext,
  trace: RequestTrace,
  { status, headers }: RelayAnswer,
): void | Promise<void> {
  const { clock, measure, actorNames, logger } = context
  const { requestId, method, route, endpoint, code, upstream, userId } = trace
  const duration = clock.now() - trace.startedAt
  measure({ type: 'request', method, route, endpoint, status, code, duration, upstream })
  // A probe asks every few seconds; that all is well is what the metrics say.
  if (!context.logsRequests || (status < 300 && route.startsWith('/health'))) return
  const operation = headers[relayHeaders.operation] ?? null
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
  }
  const write = (actor: string | null): void =>
    logger[status >= 500 ? 'warn' : 'info']({ ...facts, actor, operation }, 'request')
  const actor = userId === null ? null : actorNames(userId)
  return actor instanceof Promise ? actor.then(write) : write(actor)
}
