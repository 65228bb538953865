import type { NetworkCondition } from './NetworkCondition.ts'

const roundTripOf3G = 700
const bytesPerSecondOf3G = 50_000

/**
 * Puts a link of a given quality in front of a `fetch`. `condition` is asked at every request, so the link may change while a
 * story is on screen; a flaky link loses every second request, always the same ones, and of a file's piece the first half still arrives.
 */
export function throughNetwork(
  fetch: typeof globalThis.fetch,
  condition: () => NetworkCondition,
): typeof globalThis.fetch {
  let requests = 0
  return async (input, init) => {
    requests += 1
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    signal?.throwIfAborted()
    switch (condition()) {
      case 'fast':
        return fetch(input, init)
      case '3g':
        await pause(roundTripOf3G + (1_000 * (pieceIn(init)?.size ?? 0)) / bytesPerSecondOf3G, signal)
        return fetch(input, init)
      case 'flaky': {
        if (requests % 2 === 0) return fetch(input, init)
        const piece = pieceIn(init)
        if (piece) await fetch(input, { ...init, body: piece.slice(0, Math.floor(piece.size / 2)) })
        throw new TypeError('Failed to fetch')
      }
      case 'offline':
        throw new TypeError('Failed to fetch')
      case 'server-error':
        return new Response('<html><body>Bad gateway</body></html>', {
          status: 502,
          headers: { 'content-type': 'text/html', 'x-request-id': 'req_showroom_502' },
        })
      case 'wrong-address':
        return Response.json({ message: 'no Route matched with those values' }, { status: 404 })
      case 'timeout':
        return never(signal)
    }
  }
}

/** The piece of a file that a request carries. */
function pieceIn(init: RequestInit | undefined): Blob | null {
  const body = init?.body
  if (body instanceof ArrayBuffer) return new Blob([body])
  return body instanceof Blob ? body : null
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

function never(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
