import type { Clock } from '../src/lib/Clock.ts'

type HeldClock = Clock & {
  /** Lets time pass and runs what became due, in order; what a timer sets is run too when its time comes. */
  advance(milliseconds: number): void
  /** Timers that wait. */
  waiting(): number
}

type Timer = { at: number; run: () => void }

/** A clock that stands still until the test lets time pass. */
export function heldClock(start: number = Date.parse('2026-03-02T10:00:00.000Z')): HeldClock {
  const timers = new Set<Timer>()
  let now = start
  const nextBefore = (end: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)[0]
  return {
    now: () => now,
    setTimer(run, milliseconds) {
      const timer = { at: now + milliseconds, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(milliseconds) {
      const end = now + milliseconds
      for (let timer = nextBefore(end); timer; timer = nextBefore(end)) {
        timers.delete(timer)
        now = Math.max(now, timer.at)
        timer.run()
      }
      now = end
    },
    waiting: () => timers.size,
  }
}
