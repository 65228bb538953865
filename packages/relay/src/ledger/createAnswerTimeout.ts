import type { Clock } from '../lib/Clock.ts'

/** The time that a person waits for the outcome of a write. The timeout ends no call: the relay listens on until the call's own limit. */
export type AnswerTimeout = ReturnType<typeof createAnswerTimeout>

/** Makes a timeout that has not started. */
export function createAnswerTimeout(clock: Clock) {
  let cancel: (() => void) | null = null
  let isOver = false
  let tell = (): void => undefined
  return {
    /** Starts the timeout; later calls do nothing. */
    start(milliseconds: number): void {
      cancel ??= clock.setTimer(() => {
        isOver = true
        tell()
      }, milliseconds)
    },
    /** Calls the listener once when the timeout is over. */
    onOver(listener: () => void): void {
      tell = listener
      if (isOver) listener()
    },
    clear: (): void => cancel?.(),
  }
}
