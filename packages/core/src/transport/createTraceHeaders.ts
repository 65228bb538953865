/**
 * Headers with which every request of a client begins a trace of its own (W3C Trace Context), for a relay that lets it in. Its id is the request id
 * that the relay answers with.
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
  const random = Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  // The relay takes digits alone for the number of a person.
  return random.replace(/^./, 'a')
}
