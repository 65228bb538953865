import type { SandboxClock } from './SandboxClock.ts'

type Timer = { at: number; run: () => void | Promise<void>; handle?: ReturnType<typeof setTimeout> }

/**
 * Makes a clock that runs with the wall clock and can also be pushed ahead of it, so that a person
 * can skip the wait for a settlement.
 *
 * @example
 * const sandbox = createSandbox({ clock: realClock() })
 */
export function realClock(): SandboxClock {
  let offset = 0
  const timers = new Set<Timer>()
  const now = () => Date.now() + offset

  function arm(timer: Timer): void {
    clearTimeout(timer.handle)
    timer.handle = setTimeout(
      () => {
        timers.delete(timer)
        void timer.run()
      },
      Math.max(0, timer.at - now()),
    )
  }

  return {
    now,
    setTimer(run, ms) {
      const timer: Timer = { at: now() + Math.max(0, ms), run }
      timers.add(timer)
      arm(timer)
      return () => {
        clearTimeout(timer.handle)
        timers.delete(timer)
      }
    },
    async advance(ms) {
      offset += ms
      for (;;) {
        const due = [...timers].filter((timer) => timer.at <= now()).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        clearTimeout(due.handle)
        timers.delete(due)
        await due.run()
      }
      for (const timer of timers) arm(timer)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer.handle)
      timers.clear()
    },
  }
}
