const name = 'onlend:uploads-end'

/** Says on this page that every upload stops, for a sign-out that has no provider at hand. */
export const uploadsEnd = {
  tell: (): void => {
    if (typeof window !== 'undefined') window.dispatchEvent(new Event(name))
  },
  /** Hears it, until the returned function is called. */
  listen: (listener: () => void): (() => void) => {
    if (typeof window === 'undefined') return () => undefined
    window.addEventListener(name, listener)
    return () => window.removeEventListener(name, listener)
  },
}
