import type { TraceContext } from './Tracing.ts'

/** Version 00 of W3C Trace Context, to its last character: the additions of later versions are not read. */
const shape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/**
 * Reads a `traceparent`; `null` for a malformed one, and for ids that no machine makes: zeros, or digits alone, as the number of a person would be.
 */
export function readTraceParent(header: string | null): TraceContext | null {
  const [, traceId = '', spanId = '', flags = ''] = shape.exec(header ?? '') ?? []
  if (!/[a-f]/.test(traceId) || !/[1-9a-f]/.test(spanId)) return null
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
