import type { NetworkCondition } from './NetworkCondition.ts'

const roundTripOf3G = 700

/**
 * Puts a link of a given quality in front of a `fetch`. `condition` is asked at every request, so the link may change while a
 * story is on screen; a flaky link loses every second request, always the same ones.
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
        await pause(roundTripOf3G, signal)
        return fetch(input, init)
      case 'flaky':
        if (requests % 2 === 1) throw new TypeError('Failed to fetch')
        return fetch(input, init)
      case 'offline':
        throw new TypeError('Failed to fetch')
      case 'server-error':
        return new Response('<html><body>Bad gateway</body></html>', {
          status: 502,
          headers: { 'content-type': 'text/html', 'x-request-id': 'req_showroom_502' },
        })
      case 'time-out':
        return never(signal)
    }
  }
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
