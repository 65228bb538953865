import type { Clock } from '../lib/Clock.ts'

/** The time that a person waits for the outcome of a write. The timeout ends no call: the relay listens on until the call's own limit. */
export type AnswerTimeout = {
  /** Starts the timeout; later calls do nothing. */
  start: (milliseconds: number) => void
  /** Calls the listener once when the timeout is over. */
  onOver: (listener: () => void) => void
  clear: () => void
}

/** Makes a timeout that has not started. */
export function createAnswerTimeout(clock: Clock): AnswerTimeout {
  let cancel: (() => void) | null = null
  let isOver = false
  let tell = (): void => undefined
  return {
    start(milliseconds) {
      cancel ??= clock.setTimer(() => {
        isOver = true
        tell()
      }, milliseconds)
    },
    onOver(listener) {
      tell = listener
      if (isOver) listener()
    },
    clear: () => cancel?.(),
  }
}
