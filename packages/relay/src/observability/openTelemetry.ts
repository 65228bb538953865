import type { RelayTracing, SpanAttributes, SpanStart, TraceContext } from './Tracing.ts'

/** The used parts of `@opentelemetry/api`; pass the whole module. */
type OpenTelemetryApi = {
  trace: {
    setSpanContext(context: unknown, spanContext: SpanContext): unknown
    getTracer(name: string): {
      startSpan(name: string, options: { kind: number; attributes: SpanAttributes }, context: unknown): Span
    }
  }
  ROOT_CONTEXT: unknown
  SpanKind: { SERVER: number; CLIENT: number; INTERNAL: number }
  SpanStatusCode: { ERROR: number }
}

type SpanContext = { traceId: string; spanId: string; traceFlags: number; isRemote?: boolean }

type Span = {
  spanContext(): SpanContext
  updateName(name: string): unknown
  setAttributes(attributes: SpanAttributes): unknown
  addLinks(links: { context: SpanContext }[]): unknown
  setStatus(status: { code: number }): unknown
  end(): void
}

type OpenTelemetryOptions = Omit<RelayTracing, 'startSpan'>

/**
 * Sends the relay's spans to the OpenTelemetry SDK that the host has registered. No message, no exception, no baggage and no `tracestate` is in them.
 *
 * @example
 * const tracing = openTelemetry(api, { acceptParent: true })
 */
export function openTelemetry(api: OpenTelemetryApi, options: OpenTelemetryOptions = {}): RelayTracing {
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
  } satisfies Record<SpanStart['kind'], number>
  const toSpanContext = ({ traceId, spanId, sampled }: TraceContext) => ({
    traceId,
    spanId,
    traceFlags: sampled ? 1 : 0,
  })
  return {
    ...options,
    startSpan({ name, kind, parent, attributes }) {
      const context = parent
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...toSpanContext(parent), isRemote: parent.isRemote })
        : api.ROOT_CONTEXT
      const span = api.trace
        .getTracer('@onlend/relay')
        .startSpan(name, { kind: kinds[kind], attributes }, context)
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        context: { traceId, spanId, sampled: (traceFlags & 1) === 1 },
        end({ name: better, attributes: more, links = [], isError = false }) {
          if (better !== undefined) span.updateName(better)
          if (more) span.setAttributes(more)
          if (links.length > 0) span.addLinks(links.map((link) => ({ context: toSpanContext(link) })))
          // Without a message, which may quote the text that was being read.
          if (isError) span.setStatus({ code: api.SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
  }
}
