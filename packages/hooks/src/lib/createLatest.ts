/** A place for the newest value of a prop, read by callbacks that outlive a render. */
export type Latest<T> = { get: () => T; set: (value: T) => void }

/** Makes such a place. */
export function createLatest<T>(initial: T): Latest<T> {
  let current = initial
  return {
    get: () => current,
    set: (value) => {
      current = value
    },
  }
}
