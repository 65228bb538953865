import type { Clock } from '../Clock.ts'

/** Waits for one thing after another, each with its own time. */
export type Patience = {
  /** Begins to wait for the next thing, and no longer for the last one. */
  wait: (milliseconds: number) => void
  stop: () => void
  ranOut: () => boolean
}

/** Makes a patience that calls back when it runs out. */
export function createPatience(clock: Clock, onEnd: () => void): Patience {
  let ranOut = false
  let cancel = (): void => undefined
  const stop = (): void => cancel()
  return {
    wait(milliseconds) {
      stop()
      cancel = clock.setTimer(() => {
        ranOut = true
        onEnd()
      }, milliseconds)
    },
    stop,
    ranOut: () => ranOut,
  }
}
