import { clearLendingData } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { createMemoryLocks } from './createMemoryLocks.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import type { LendingParameters, NetworkCondition, StoryWorld } from './StoryWorld.ts'

const tick = 250

/** Makes a world of its own for one story and brings it to where the story begins. */
export async function createStoryWorld(id: string, parameters: LendingParameters = {}): Promise<StoryWorld> {
  const {
    scenario = 'approved',
    customerPartnerId = 'cp_adaeze',
    faults = [],
    clock = 'still',
    prepare,
    snapshot,
  } = parameters
  // Files wait in the browser's own database, where those of the story before would be found.
  void clearLendingData()
  const sandbox = createSandbox({
    scenario,
    clock: manualClock(),
    ...(snapshot === undefined ? {} : { snapshot }),
  })
  for (const rule of faults) sandbox.faults.add(rule)
  const relay = createRelayDouble(sandbox, parameters.relay)
  let condition = parameters.network ?? 'fast'
  const client = relay.createClient({
    fetch: throughNetwork(relay.fetch, () => condition),
    // A reader who picks "never answers" should not wait a minute to see what a person would.
    timeouts: { read: 4_000, write: 6_000 },
    retries: { attempts: 0 },
  })
  const timer = clock === 'running' ? setInterval(() => void sandbox.advance(tick), tick) : undefined

  const world: StoryWorld = {
    id,
    sandbox,
    relay,
    client,
    customerPartnerId,
    channelPartnerId: 'chp_harbour',
    storage: createMemoryStorage(),
    draftStorage: createMemoryStorage(),
    locks: createMemoryLocks(),
    onStepUp: parameters.onStepUp ?? (async () => null),
    now: sandbox.clock.now,
    setNetwork: (next) => {
      condition = next
      setOnline(next !== 'offline')
    },
    close: () => {
      clearInterval(timer)
      setOnline(true)
      relay.close()
      sandbox.close()
    },
  }
  await prepare?.(world)
  world.setNetwork(condition)
  return world
}

/** Makes the browser say that it is online or offline, as losing the network would. */
function setOnline(online: boolean): void {
  if (navigator.onLine === online) return
  if (online) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

const roundTripOf3G = 700
const bytesPerSecondOf3G = 50_000

/**
 * Puts a link of a given quality in front of a `fetch`. `condition` is asked at every request, so the link may change while a
 * story is on screen; a flaky link loses every second request, always the same ones, and of a file's piece the first half still arrives.
 */
function throughNetwork(
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
