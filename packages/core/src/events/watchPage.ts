import type { LendingClient } from '../transport/LendingClient.ts'

/**
 * `asleep`: the page has been hidden for a while, and a connection would only cost battery, data volume and one of the browser's few connections.
 * `shown`: the page is visible again. `moved`: the device has another network, on which the old connection is most often dead without an error.
 */
export type PageChange = 'asleep' | 'shown' | 'moved'

/** The watch over a page: its visibility and its network. */
export type PageWatch = {
  /** Resolves at once unless the page is asleep; then at the next change of the page, or when the watch ends. */
  readonly awake: () => Promise<void>
  /** Registers a listener; the returned function removes it. */
  readonly listen: (onNews: (news: PageChange) => void) => () => void
}

/** Milliseconds that a page is hidden before it counts as asleep; long enough to read a code in another app and come back. */
const hiddenTimeout = 60_000

/** Watches the page until the signal ends the watch; without a page, as on a server, the watch is always awake. */
export function watchPage(wait: LendingClient['wait'], signal: AbortSignal): PageWatch {
  const listeners = new Set<(news: PageChange) => void>()
  let isAsleep = false
  let hidden = new AbortController()

  const say = (news: PageChange) => {
    isAsleep = news === 'asleep'
    for (const listener of [...listeners]) listener(news)
  }
  const listen: PageWatch['listen'] = (onNews) => {
    listeners.add(onNews)
    return () => void listeners.delete(onNews)
  }
  const look = () => {
    hidden.abort()
    if (document.visibilityState !== 'hidden') return say('shown')
    hidden = new AbortController()
    wait(hiddenTimeout, hidden.signal).then(
      () => say('asleep'),
      () => undefined,
    )
  }
  const move = () => {
    // A hidden page has no connection that could be dead.
    if (!isAsleep) say('moved')
  }

  if (typeof document !== 'undefined' && !signal.aborted) {
    document.addEventListener('visibilitychange', look)
    globalThis.addEventListener('online', move)
    if (document.visibilityState === 'hidden') look()
    signal.addEventListener('abort', () => {
      document.removeEventListener('visibilitychange', look)
      globalThis.removeEventListener('online', move)
      hidden.abort()
    })
  }

  return {
    listen,
    awake: () =>
      new Promise((resolve) => {
        if (!isAsleep || signal.aborted) return resolve()
        const leave = listen(() => {
          leave()
          resolve()
        })
        signal.addEventListener('abort', () => resolve(), { once: true })
      }),
  }
}
