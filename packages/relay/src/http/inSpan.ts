import { RelayRefusal } from './RelayRefusal.ts'
import type { SpanEnd, TracedSpan } from '../observability/index.ts'

/**
 * Does something within a span, and ends that with what came of it; a throw ends it as an error, of which only a code is told.
 *
 * @throws what `work` throws.
 */
export async function inSpan<T>(
  span: TracedSpan,
  work: () => Promise<T>,
  describe: (value: T) => SpanEnd = () => ({}),
): Promise<T> {
  try {
    const value = await work()
    span.end(describe(value))
    return value
  } catch (error) {
    span.end({ isError: true, attributes: { 'error.type': readCode(error) } })
    throw error
  }
}

function readCode(error: unknown): string {
  const isRefusal = error instanceof RelayRefusal
  return isRefusal ? error.code : 'internal'
}
