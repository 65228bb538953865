import type { UseComboboxProps } from 'downshift'

type Environment = NonNullable<UseComboboxProps<unknown>['environment']>
type Listener = (event: Event) => void

/** The wrapper of each listener, to remove it later. */
const retold = new WeakMap<Listener, Listener>()

const page = {
  get Node(): typeof Node {
    return Node
  },
  get document(): Document {
    return document
  },
  addEventListener(type: string, listener: Listener, options?: AddEventListenerOptions): void {
    const retell = (event: Event) => listener({ target: event.composedPath()[0] } as unknown as Event) // nothing else is read
    retold.set(listener, retell)
    window.addEventListener(type, retell, options)
  },
  removeEventListener(type: string, listener: Listener): void {
    const retell = retold.get(listener)
    if (retell) window.removeEventListener(type, retell)
  },
}

/**
 * The window as the list of choices listens to it: each event names the pressed element. A listener of the window sees an event in a shadow
 * root as one on the host element, and a press on a choice would count as one outside of the list.
 */
// The cast says how much of a window the library uses.
export const pageOfEvents: Environment = page as unknown as Environment
