/** A place in a trace as W3C Trace Context names it: 32 and 16 lower-case hexadecimal digits. */
export type TraceContext = {
  traceId: string
  spanId: string
  sampled: boolean
}

/** The attributes of a span. Names, codes and states from closed sets, and ids that machines make; no text of a person or of the service. */
export type SpanAttributes = {
  'http.request.method'?: string
  /** The template of the route, never the address. */
  'http.route'?: string
  'http.response.status_code'?: number
  /** A code of the relay, or why the service gave no answer. */
  'error.type'?: string
  'onlend.request_id'?: string
  'onlend.environment'?: string
  'onlend.endpoint'?: string
  'onlend.operation.state'?: string
  /** Only where it is one that machines make. */
  'onlend.operation.id'?: string
  /** How a call ended: a class of status, or a code. */
  'onlend.outcome'?: string
  /** The host's own name of a sender of webhooks. */
  'onlend.webhook.source'?: string
  'onlend.sweep.part'?: string
}

/** A span that begins. */
export type SpanStart = {
  name: string
  kind: 'server' | 'client' | 'internal'
  /** `isRemote`: the sender of a request named it. */
  parent: (TraceContext & { isRemote: boolean }) | null
  attributes: SpanAttributes
}

/** How a span ends. */
export type SpanEnd = {
  /** A better name than it began with. */
  name?: string
  attributes?: SpanAttributes
  /** Spans of other traces that this one had to do with. */
  links?: readonly TraceContext[]
  isError?: boolean
}

/** A span that has begun. */
export type TracedSpan = {
  /** `null` where it has no place in a trace. */
  readonly context: TraceContext | null
  end(end: SpanEnd): void
}

/** The receiver of the relay's spans; `openTelemetry` of `@onlend/relay` makes one. */
export type RelayTracing = {
  /** Called on the way of a request, so it returns at once. A throw is logged and changes nothing. */
  startSpan(start: SpanStart): TracedSpan
  /** Goes on with the trace that a request names in `traceparent`. @default false */
  acceptParent?: boolean
  /** The share of the traces named by requests that is recorded; the flag in the request does not count. @default 1 */
  parentSampleRatio?: number
  /** Tells the service in `traceparent` which span called it. @default false */
  sendParent?: boolean
}
