import * as api from '@opentelemetry/api'
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import { openTelemetry } from '../src/observability/openTelemetry.ts'
import type { RelayTracing } from '../src/observability/Tracing.ts'

/** Tracing into memory, through the SDK that hosts use. */
export type RecordingTracing = {
  tracing: RelayTracing
  spans: () => ReadableSpan[]
  /** Everything that an exporter could send of the spans, as text. */
  text: () => string
}

/** A tracer of its own, so that tests which run side by side do not see each other's spans. */
export function recordingTracing(options: Omit<RelayTracing, 'startSpan'> = {}): RecordingTracing {
  const exporter = new InMemorySpanExporter()
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  // The cast: of the global, only how a tracer is found is another.
  const trace = Object.assign(Object.create(api.trace), {
    getTracer: (name: string) => provider.getTracer(name),
  }) as typeof api.trace
  return {
    tracing: openTelemetry({ ...api, trace }, options),
    spans: () => exporter.getFinishedSpans(),
    text: () =>
      exporter
        .getFinishedSpans()
        .map((span) =>
          JSON.stringify([
            ...[span.name, span.kind, span.spanContext(), span.parentSpanContext, span.attributes],
            ...[span.events, span.links, span.status, span.resource.attributes, span.instrumentationScope],
            span.spanContext().traceState?.serialize(),
            span.parentSpanContext?.traceState?.serialize(),
          ]),
        )
        .join('\n'),
  }
}
