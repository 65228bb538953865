import type { Clock } from '../Clock.ts'

/** A signal that ends a call: when time is up, or when whoever asked has left. */
export type CallDeadline = {
  signal: AbortSignal
  timedOut: () => boolean
  /** From here on the asker's leaving no longer ends the call. */
  detach: () => void
  clear: () => void
}

/** Starts the time of one call to the service. */
export function createCallDeadline(clock: Clock, limit: number, asker: AbortSignal | null): CallDeadline {
  const controller = new AbortController()
  let timedOut = false
  const cancel = clock.setTimer(() => {
    timedOut = true
    controller.abort()
  }, limit)
  const leave = (): void => controller.abort()
  const detach = (): void => asker?.removeEventListener('abort', leave)
  if (asker?.aborted) controller.abort()
  asker?.addEventListener('abort', leave)
  return {
    signal: controller.signal,
    timedOut: () => timedOut,
    detach,
    clear() {
      cancel()
      detach()
    },
  }
}
