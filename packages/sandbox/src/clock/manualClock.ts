import type { SandboxClock } from './SandboxClock.ts'

const defaultStart = Date.parse('2026-01-15T09:00:00.000Z')

type Timer = { at: number; run: () => void | Promise<void> }

/**
 * Makes a clock that moves only when a test advances it, for tests that must not wait.
 *
 * @param start - The first time of the clock, in milliseconds since 1970. 2026-01-15T09:00:00.000Z by default.
 * @example
 * const sandbox = createSandbox({ clock: manualClock() })
 * await sandbox.advance(3000)
 */
export function manualClock(start: number = defaultStart): SandboxClock {
  let time = start
  const timers = new Set<Timer>()

  function takeNext(until: number): Timer | undefined {
    let next: Timer | undefined
    for (const timer of timers) {
      if (timer.at <= until && (!next || timer.at < next.at)) next = timer
    }
    if (next) timers.delete(next)
    return next
  }

  return {
    now: () => time,
    setTimer(run, ms) {
      const timer = { at: time + Math.max(0, ms), run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async advance(ms) {
      const until = time + ms
      for (let timer = takeNext(until); timer; timer = takeNext(until)) {
        // a nested advance may already have moved time past this timer
        time = Math.max(time, timer.at)
        await timer.run()
      }
      time = Math.max(time, until)
    },
    stop: () => timers.clear(),
  }
}
