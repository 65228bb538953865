import { isMachineId } from '../lib/isMachineId.ts'
import type { Logger } from '../lib/Logger.ts'
import { readTraceParent } from './readTraceParent.ts'
import type { RelayTracing, SpanAttributes, SpanStart, TraceContext, TracedSpan } from './Tracing.ts'

/** Begins spans; its methods never throw, and without tracing they do nothing. */
export type Tracer = {
  readonly isOn: boolean
  /** Begins the span of a request, in the trace of its sender where that is let in. */
  startRequest(request: Request, attributes: SpanAttributes): TracedSpan
  start(name: string, options: Omit<SpanStart, 'name' | 'parent'> & { parent: TracedSpan | null }): TracedSpan
  /** The `traceparent` of the calling span for the service; `null` where the relay sends none. */
  headerFor(span: TracedSpan): string | null
  /** The stored form of the span of a request, so that later spans can link to it. */
  keptFor(span: TracedSpan): string | null
}

const noSpan: TracedSpan = { context: null, end: () => undefined }
const noTracer: Tracer = {
  isOn: false,
  startRequest: () => noSpan,
  start: () => noSpan,
  headerFor: () => null,
  keptFor: () => null,
}

/** The allow-list of attributes, once more for hosts without types. */
const allowed: Record<keyof SpanAttributes, true> = {
  'http.request.method': true,
  'http.route': true,
  'http.response.status_code': true,
  'error.type': true,
  'onlend.request_id': true,
  'onlend.environment': true,
  'onlend.endpoint': true,
  'onlend.operation.state': true,
  'onlend.operation.id': true,
  'onlend.outcome': true,
  'onlend.webhook.source': true,
  'onlend.sweep.part': true,
}

/** Characters. The longest route has fewer. */
const longest = 128

/**
 * Takes spans to the host's tracing. An exception there goes to the log once and must not reach a write that has been sent; `random` decides which
 * of the traces that senders name are recorded.
 */
export function createTracer(
  tracing: RelayTracing | undefined,
  { logger, random = Math.random }: { logger: Logger; random?: () => number },
): Tracer {
  if (!tracing) return noTracer
  const { acceptParent = false, parentSampleRatio = 1, sendParent = false } = tracing
  let isTold = false
  const tell = (): void => {
    if (!isTold) logger.error({ event: 'tracing.failed' }, 'a span could not be recorded; this is said once')
    isTold = true
  }
  const guard = <T>(otherwise: T, work: () => T): T => {
    try {
      return work()
    } catch {
      tell()
      return otherwise
    }
  }
  const start = (begin: SpanStart): TracedSpan =>
    guard(noSpan, () => {
      const span = tracing.startSpan({ ...begin, attributes: pick(begin.attributes) })
      const context = readContext(span.context)
      let isEnded = false
      return {
        context,
        end(end) {
          if (isEnded) return
          isEnded = true
          const attributes = pick(end.attributes ?? {})
          // An async function passes for one that returns nothing; its rejection, left alone, would end the process.
          const ended = guard<unknown>(undefined, () => span.end({ ...end, attributes }))
          if (ended instanceof Promise) ended.catch(tell)
        },
      }
    })
  return {
    isOn: true,
    startRequest(request, attributes) {
      const named = acceptParent ? readTraceParent(request.headers.get('traceparent')) : null
      // Whether a trace is recorded costs money or hides an attack, so that no browser decides it.
      const parent = named && { ...named, sampled: random() < parentSampleRatio, isRemote: true }
      return start({ name: 'request', kind: 'server', parent, attributes })
    },
    start: (name, { parent, ...rest }) =>
      start({ ...rest, name, parent: parent?.context ? { ...parent.context, isRemote: false } : null }),
    headerFor: ({ context }) => (sendParent && context ? writeTraceParent(context) : null),
    keptFor: ({ context }) => context && writeTraceParent(context),
  }
}

function pick(attributes: SpanAttributes): SpanAttributes {
  const kept = Object.entries(attributes).flatMap(([name, value]) => {
    if (!Object.hasOwn(allowed, name) || value === undefined) return []
    if (name === 'onlend.operation.id' && !isMachineId(String(value))) return []
    return [[name, typeof value === 'string' ? value.slice(0, longest) : value] as const]
  })
  return Object.fromEntries(kept)
}

/** OpenTelemetry gives a context of zeros where nothing records. */
function readContext(context: TraceContext | null): TraceContext | null {
  return context && readTraceParent(writeTraceParent(context))
}

/** Writes the `traceparent` that `readTraceParent` reads. */
function writeTraceParent({ traceId, spanId, sampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`
}
