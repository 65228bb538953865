import { RelayRefusal } from './RelayRefusal.ts'
import type { SpanEnd, TracedSpan } from '../observability/index.ts'

/**
 * Runs work within a span, and ends the span with its outcome; a throw ends the span as an error, with only a code.
 *
 * @throws the error of `work`.
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
