import { RelayRefusal } from './RelayRefusal.ts'
import type { Clock } from '../lib/Clock.ts'
import type { BodySource } from '../lib/openStream.ts'

/** Milliseconds without a byte. */
const longestPause = 30_000

/** Milliseconds of waiting over which the speed is judged, and the bytes that must come in them. */
const stretch = 60_000
const leastOfStretch = 60 * 1_024

/**
 * Reads a body that must keep coming: a sender that holds a connection open with a few bytes now and then is refused. Only the time spent
 * waiting for the sender counts, so that a slow service is not held against it.
 *
 * @throws RelayRefusal from `read`, when the sender is too slow.
 */
export function paceBody(source: BodySource, clock: Clock): BodySource {
  let waited = 0
  let received = 0

  const refuse = (): RelayRefusal => {
    source.cancel()
    return new RelayRefusal('request_timeout')
  }
  return {
    async read() {
      const since = clock.now()
      const piece = await readWithinPause(source, clock)
      if (piece === pause) throw refuse()
      waited += clock.now() - since
      received += piece?.byteLength ?? 0
      if (piece !== null && waited >= stretch) {
        if (received < leastOfStretch) throw refuse()
        waited = 0
        received = 0
      }
      return piece
    },
    cancel: () => source.cancel(),
  }
}

const pause = Symbol('pause')

/** The next piece, or that none came in time. */
function readWithinPause(
  source: BodySource,
  clock: Clock,
): Promise<Uint8Array<ArrayBuffer> | null | typeof pause> {
  return new Promise((resolve, reject) => {
    const cancel = clock.setTimer(() => resolve(pause), longestPause)
    source.read().then(resolve, reject).finally(cancel)
  })
}
