import type { LendingEvent } from '../lending/LendingEvent.ts'

type Listener = (event: LendingEvent) => void

/** Tells the host, and listeners below the provider. */
export type EventBus = { emit: Listener; listen: (listener: Listener) => () => void }

/** Makes the bus of a provider. */
export function createEventBus(tellHost: Listener): EventBus {
  const listeners = new Set<Listener>()
  return {
    emit: (event) => {
      tellHost(event)
      for (const listener of listeners) listener(event)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
