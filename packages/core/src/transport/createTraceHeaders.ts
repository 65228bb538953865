import { toHex } from '../lib/toHex.ts'

/**
 * Makes headers that begin a trace with each request, for a relay that accepts traces; the trace id becomes the request id.
 *
 * @example
 * const client = createLendingClient({ baseUrl: '/lending', headers: createTraceHeaders() })
 */
export function createTraceHeaders(): Readonly<Record<string, string>> {
  return {
    get traceparent() {
      return `00-${hex(16)}-${hex(8)}-01`
    },
  }
}

function hex(bytes: number): string {
  const random = toHex(crypto.getRandomValues(new Uint8Array(bytes)))
  // The relay reads an id of digits alone as the number of a person.
  return random.replace(/^./, 'a')
}
