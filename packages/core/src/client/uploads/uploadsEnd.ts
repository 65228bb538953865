const name = 'onlend:uploads-end'

/** Stops every upload of this page, for a sign-out that has no provider at hand. */
export const uploadsEnd = {
  tell: (): void => {
    if (typeof window !== 'undefined') window.dispatchEvent(new Event(name))
  },
  /** Listens for the end until the returned function is called. */
  listen: (listener: () => void): (() => void) => {
    if (typeof window === 'undefined') return () => undefined
    window.addEventListener(name, listener)
    return () => window.removeEventListener(name, listener)
  },
}
