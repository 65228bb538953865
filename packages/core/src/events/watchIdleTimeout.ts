import type { LendingClient } from '../transport/LendingClient.ts'

type WatchIdleTimeoutParameters = {
  /** Milliseconds until the first byte. */
  opening: number
  /** Milliseconds between two bytes. */
  idleTimeout: number
  onIdle: () => void
}

type IdleTimeoutWatch = {
  /** Starts the count anew. */
  readonly heard: () => void
  readonly stop: () => void
}

/** Calls `onIdle` when no byte has arrived for so long; counts from its creation. */
export function watchIdleTimeout(
  wait: LendingClient['wait'],
  { opening, idleTimeout, onIdle }: WatchIdleTimeoutParameters,
): IdleTimeoutWatch {
  let count = new AbortController()
  const stop = () => count.abort()
  const begin = (milliseconds: number) => {
    stop()
    count = new AbortController()
    // A count that is broken off rejects, and that is all there is to it.
    wait(milliseconds, count.signal).then(onIdle, () => undefined)
  }
  begin(opening)
  return { heard: () => begin(idleTimeout), stop }
}
