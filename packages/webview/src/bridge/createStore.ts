/** A value that changes, in the form of React's `useSyncExternalStore(store.subscribe, store.get)`. */
export type ReadStore<T> = {
  get: () => T
  /** Calls the listener after each change until the returned function is called. */
  subscribe: (listener: () => void) => () => void
}

/** A value that its owner changes. */
export type Store<T> = ReadStore<T> & { set: (value: T) => void }

/** Makes a store; setting the same value again notifies nobody. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
  }
}
