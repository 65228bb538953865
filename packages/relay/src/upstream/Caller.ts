/** The caller who waits for an answer and may disconnect: an `AbortSignal`, or a cheaper object with the same facts. */
export type Caller = Pick<AbortSignal, 'aborted'> & {
  addEventListener: (type: 'abort', listener: () => void) => void
  removeEventListener: (type: 'abort', listener: () => void) => void
}
