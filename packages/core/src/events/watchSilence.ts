import type { LendingClient } from '../transport/LendingClient.ts'

type SilenceWatch = {
  /** Starts the count anew. */
  readonly heard: () => void
  readonly stop: () => void
}

/** Calls `onSilence` once nothing has been heard for so many milliseconds; counts from its creation. */
export function watchSilence(
  wait: LendingClient['wait'],
  silence: number,
  onSilence: () => void,
): SilenceWatch {
  let count = new AbortController()
  const stop = () => count.abort()
  const heard = () => {
    stop()
    count = new AbortController()
    // A count that is broken off rejects, and that is all there is to it.
    wait(silence, count.signal).then(onSilence, () => undefined)
  }
  heard()
  return { heard, stop }
}
