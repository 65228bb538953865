import { openTelemetry, type RelayTracing } from '@onlend/relay'

type Tracing = {
  /** `undefined` where nothing is traced. */
  tracing: RelayTracing | undefined
  /** Sends the remaining spans. A collector that is away holds up nothing for long. */
  close(): Promise<void>
}

/** Milliseconds that the end of the process waits for a collector. */
const closing = 2_000

/** Traces to a collector, over OTLP and HTTP; the libraries for it are loaded only then. */
export async function openTracing(collector: string | null): Promise<Tracing> {
  if (collector === null) return { tracing: undefined, close: async () => undefined }
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${collector}/v1/traces` })
  const provider = new sdk.BasicTracerProvider({
    // Named here: the resource that the SDK detects by itself has the command line in it.
    resource: resourceFromAttributes({ 'service.name': 'onlend-host' }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { exportTimeoutMillis: closing })],
  })
  api.trace.setGlobalTracerProvider(provider)
  return {
    tracing: openTelemetry(api, { acceptParent: true }),
    // Unsent spans are lost: a trace is no record.
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise<void>((resolve) => setTimeout(resolve, closing).unref()),
      ]),
  }
}
