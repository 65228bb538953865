/** A holder of the newest value of a prop, for callbacks that outlive a render. */
export type Latest<T> = { get: () => T; set: (value: T) => void }

/** Makes a holder. */
export function createLatest<T>(initial: T): Latest<T> {
  let current = initial
  return {
    get: () => current,
    set: (value) => {
      current = value
    },
  }
}
