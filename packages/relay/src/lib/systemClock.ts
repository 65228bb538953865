import type { Clock } from './Clock.ts'

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimer(callback, milliseconds) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
