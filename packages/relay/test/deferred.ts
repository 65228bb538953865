/** A promise that a test settles itself. */
export type Deferred<T> = {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (reason: unknown) => void
}

/** Makes a promise that a test settles itself. */
export function deferred<T = void>(): Deferred<T> {
  let settle: Pick<Deferred<T>, 'resolve' | 'reject'> | null = null
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  // The cast states what a promise guarantees: its executor has run by now.
  return { promise, ...(settle as unknown as Pick<Deferred<T>, 'resolve' | 'reject'>) }
}
