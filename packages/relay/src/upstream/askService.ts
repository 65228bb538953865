import type { EndpointName } from '@onlend/core/internal'
import { relayHeaders } from '@onlend/core/relay'
import { inSpan, type Principal, type RequestTrace } from '../http/index.ts'
import type { UpstreamContext } from './UpstreamContext.ts'
import type { CallDeadline } from './createCallDeadline.ts'
import { findKey } from './findKey.ts'
import { scrubJson } from './redaction/scrubJson.ts'
import type { ServiceAnswer, UpstreamFailure } from './UpstreamAnswer.ts'
import type { UpstreamRequest } from './UpstreamTransport.ts'

/** One call to the service. */
export type UpstreamCall = Pick<UpstreamRequest, 'kind' | 'method' | 'body' | 'length'> & {
  endpoint: EndpointName
  /** `null` where the relay itself asks. */
  principal: Principal | null
  /** From `/v1` on, every segment checked. */
  path: string
  contentType: string | null
  requestId: string
  /** The trace that receives the duration of the call. */
  trace?: RequestTrace | undefined
  deadline: CallDeadline
  /** Whether its body was aborted here because of its sender: no failure of the service. */
  isAborted?: () => boolean
}

/** Calls the service once with the key attached, without redirects and retries, and takes secrets out of the answer. */
export async function askService(
  context: UpstreamContext,
  call: UpstreamCall,
): Promise<ServiceAnswer | UpstreamFailure> {
  const startedAt = context.clock.now()
  const answer = context.tracer.isOn ? await sendTraced(context, call) : await send(context, call, null)
  const isAborted = answer.type === 'failure' && call.isAborted?.() === true
  measureCall(context, call, { startedAt, answer, isAborted })
  if (answer.type === 'failure' && !isAborted) logFailure(context, call, answer)
  return answer
}

async function sendTraced(
  context: UpstreamContext,
  call: UpstreamCall,
): Promise<ServiceAnswer | UpstreamFailure> {
  const span = context.tracer.start(`call ${call.endpoint}`, {
    kind: 'client',
    parent: call.trace?.span ?? null,
    attributes: { 'onlend.endpoint': call.endpoint, 'http.request.method': call.method },
  })
  return inSpan(
    span,
    () => send(context, call, context.tracer.headerFor(span)),
    (ended) => ({
      isError: ended.type === 'failure' || ended.status >= 500,
      attributes:
        ended.type === 'failure'
          ? { 'error.type': ended.code }
          : { 'http.response.status_code': ended.status },
    }),
  )
}

/** For the log: the caller gets only the code. A caller who disconnected is no failure of the service. */
function logFailure(
  { logger }: UpstreamContext,
  { endpoint, requestId, deadline }: UpstreamCall,
  { code, reason, neverSent }: UpstreamFailure,
): void {
  if (deadline.isOver() && !deadline.timedOut()) return
  const facts = { event: 'upstream.failed', endpoint, requestId, code, reason: reason ?? null, neverSent }
  logger.warn(facts, 'a call to the service failed')
}

async function send(
  context: UpstreamContext,
  call: UpstreamCall,
  traceParent: string | null,
): Promise<ServiceAnswer | UpstreamFailure> {
  const { upstream } = context
  const { endpoint, principal, deadline, kind, method, body, length } = call
  const key = await findKey(context, { endpoint, principal })
  if (key === null || deadline.isOver()) {
    return {
      type: 'failure',
      code: deadline.timedOut() ? 'upstream_timeout' : 'upstream_unreachable',
      neverSent: true,
    }
  }
  const url = upstream.baseUrl + call.path
  const headers = createHeaders(call, key)
  if (traceParent !== null) headers.traceparent = traceParent
  const response = await upstream.transport.send({
    kind,
    method,
    url,
    headers,
    body: body === null || body instanceof Uint8Array ? body : sendInTime(body, deadline),
    length,
    mayBegin: () => !deadline.isOver(),
    onCancel: deadline.onOver,
  })
  if (response.type === 'failure') {
    return deadline.timedOut() ? { ...response, code: 'upstream_timeout' } : response
  }
  const { status } = response
  // Half of a body, and statuses that HTTP does not have, cannot be passed on or acted on.
  if (status < 200 || status > 599 || status === 206)
    return { type: 'failure', code: 'upstream_invalid', neverSent: false }
  if (status >= 300 && status < 400)
    return { type: 'failure', code: 'upstream_redirect', neverSent: false, status }
  return {
    type: 'answer',
    status,
    // Bytes under a status without a body are no answer, and no server could pass them on.
    body: isBodiless(status) || !response.body ? null : scrubJson(response.body, upstream.secretsOf(key)),
    retryAfter: response.header('retry-after'),
  }
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 205
}

function createHeaders({ contentType, requestId }: UpstreamCall, key: string): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Encoding': 'identity',
    Authorization: `Bearer ${key}`,
    [relayHeaders.requestId]: requestId,
  }
  if (contentType !== null) headers['Content-Type'] = contentType
  return headers
}

/** Passes a body on for as long as its call has time; one that is not through by then breaks off, so that it never arrives whole. */
async function* sendInTime(
  body: AsyncIterable<Uint8Array>,
  deadline: Pick<CallDeadline, 'isOver'>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    if (deadline.isOver()) throw new Error('the time of the call is over')
    yield piece
  }
}

type EndedCall = { startedAt: number; answer: ServiceAnswer | UpstreamFailure; isAborted: boolean }

/** Records the outcome and duration of a call to the service, for the metrics and for the log line of its request. */
function measureCall(
  { clock, measure }: Pick<UpstreamContext, 'clock' | 'measure'>,
  { endpoint, trace }: Pick<UpstreamCall, 'endpoint' | 'trace'>,
  { startedAt, answer, isAborted }: EndedCall,
): void {
  const duration = clock.now() - startedAt
  const answered = answer.type === 'failure' ? answer.code : `${Math.floor(answer.status / 100)}xx`
  const outcome = isAborted ? 'cut_off' : answered
  measure({ type: 'upstream', endpoint, outcome, duration })
  if (trace) trace.upstream = (trace.upstream ?? 0) + duration
}
