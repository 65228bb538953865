/** A place in a trace as W3C Trace Context names it: 32 and 16 lower-case hexadecimal digits. */
export type TraceContext = {
  traceId: string
  spanId: string
  sampled: boolean
}

/** What a span may say. Names, codes and states from closed sets, and ids that machines make; there is no place for what a person or the service said. */
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
  /** `isRemote`: it was told by the sender of a request. */
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

/** Where the relay sends its spans; `openTelemetry` of `@onlend/relay/opentelemetry` makes one. */
export type RelayTracing = {
  /** Called on the way of a request, so it returns at once. A throw is logged and changes nothing. */
  startSpan(start: SpanStart): TracedSpan
  /** Goes on with the trace that a request names in `traceparent`. @default false */
  acceptParent?: boolean
  /** Of the traces that a request names, the share that is recorded, whatever flag it was sent with. @default 1 */
  parentSampleRatio?: number
  /** Tells the service in `traceparent` which span called it. @default false */
  sendParent?: boolean
}
