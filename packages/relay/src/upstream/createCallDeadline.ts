import type { Clock } from '../lib/Clock.ts'
import type { Caller } from '../http/index.ts'

/** Ends a call: at its timeout, or when the caller has gone. */
export type CallDeadline = {
  isOver: () => boolean
  timedOut: () => boolean
  /** Calls back once at the end; returns the function that removes the listener. */
  onOver: (listener: () => void) => () => void
  clear: () => void
}

/** Starts the time of one call to the service. */
export function createCallDeadline(clock: Clock, limit: number, caller: Caller | null): CallDeadline {
  // No AbortController: a listener on one costs more than everything else here.
  const listeners = new Set<() => void>()
  // A machine that slept, or a process that was stopped, runs its timers late: the clock decides.
  const until = clock.now() + limit
  let isOver = caller?.aborted ?? false
  let timedOut = false
  const end = (): void => {
    isOver = true
    for (const listener of listeners) listener()
    listeners.clear()
  }
  const expire = (): void => {
    timedOut = !isOver
    end()
  }
  const cancel = clock.setTimer(expire, limit)
  caller?.addEventListener('abort', end)
  return {
    isOver: () => isOver || clock.now() >= until,
    timedOut: () => timedOut || (!isOver && clock.now() >= until),
    onOver(listener) {
      if (isOver) listener()
      else listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear() {
      cancel()
      caller?.removeEventListener('abort', end)
    },
  }
}
