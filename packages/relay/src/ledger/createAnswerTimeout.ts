import type { Clock } from '../lib/Clock.ts'

/** How long a person waits for what became of a write. It ends nothing: the relay listens on until the call's own limit. */
export type AnswerTimeout = {
  /** Begins to count; only the first time does. */
  start: (milliseconds: number) => void
  /** Calls back once when it is over. */
  onOver: (listener: () => void) => void
  clear: () => void
}

/** Makes a timeout that has not begun. */
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
