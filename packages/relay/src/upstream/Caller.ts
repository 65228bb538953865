/** Whoever waits for an answer, and may leave: an `AbortSignal`, or something cheaper that says the same. */
export type Caller = Pick<AbortSignal, 'aborted'> & {
  addEventListener: (type: 'abort', listener: () => void) => void
  removeEventListener: (type: 'abort', listener: () => void) => void
}
