import type { Store } from './createStore.ts'

/** Milliseconds that an answer may take. */
const limit = 4_000
/** Milliseconds for which an answer counts. */
const answerAge = 1_000
/** Milliseconds between two attempts without an answer. */
const pause = 5_000
/** Milliseconds after which an answer to the page is late; with `limit`, a person hears of a dead link within 5 seconds. */
const lateness = 1_000

type Parameters = {
  relayUrl: string
  isOnline: Store<boolean>
}

/** A watch over the link to the relay. */
export type ConnectionWatch = {
  /** Takes the phone's own knowledge: its no counts at once, its yes is tried. */
  report: (isOnline: boolean) => void
  stop: () => void
}

/**
 * Watches the link to the relay. A phone in a lift says for minutes that it is online, so the watch asks the relay when an answer that the page waits
 * for is late or fails, when the person presses something and when the page is shown again, and while there is no answer every five seconds.
 */
export function watchConnection({ relayUrl, isOnline }: Parameters): ConnectionWatch {
  const { fetch } = window
  const relay = new URL(relayUrl, location.href).href
  const stopped = new AbortController()
  const { signal } = stopped
  let answeredAt = Number.NEGATIVE_INFINITY
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    const askedAt = performance.now()
    const late = new AbortController()
    const deadline = setTimeout(() => late.abort(), limit)
    // Any answer shows a link. A relay on another origin answers CORS requests alone.
    const init = { method: 'HEAD', cache: 'no-store', signal: late.signal } as const
    const answer = await fetch(`${relayUrl}/health`, init).catch(() => null)
    clearTimeout(deadline)
    isAsking = false
    if (signal.aborted) return
    if (answer) hear()
    // The phone slept in the meantime, and the deadline says nothing.
    else if (performance.now() - askedAt > 2 * limit) void ask()
    // The page may have had another answer.
    else if (answeredAt < askedAt) note(false)
  }
  const hear = () => {
    answeredAt = performance.now()
    note(true)
  }
  const note = (isOn: boolean) => {
    clearTimeout(timer)
    if (!isOn) timer = setTimeout(() => void ask(), pause)
    isOnline.set(isOn)
  }
  const look = () => {
    if (document.visibilityState === 'visible' && performance.now() - answeredAt > answerAge) void ask()
  }
  const report = (isOn: boolean) => {
    answeredAt = Number.NEGATIVE_INFINITY
    if (isOn) void ask()
    else note(false)
  }

  window.fetch = async (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!href.startsWith(relay)) return fetch(input, init)
    let late: ReturnType<typeof setTimeout> | undefined
    const expect = (delay: number) => {
      late = setTimeout(() => {
        look()
        expect(pause)
      }, delay)
    }
    // The piece of a file takes its time, and would make the answer about the link late as well.
    if (!init?.body || typeof init.body === 'string') expect(lateness)
    try {
      const answer = await fetch(input, init)
      hear()
      return answer
    } catch (error) {
      // A request that the page gave up says nothing of the link.
      if (!init?.signal?.aborted) report(true)
      throw error
    } finally {
      clearTimeout(late)
    }
  }
  // A slow link that is busy with a script answers late, and is no dead one. A body from the browser's cache shows no link.
  const arrivals = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceResourceTiming && entry.transferSize > entry.encodedBodySize)
        if (entry.encodedBodySize > 0) hear()
  })
  arrivals.observe({ type: 'resource' })
  window.addEventListener('online', () => report(true), { signal })
  window.addEventListener('offline', () => report(false), { signal })
  // Before a handler that stops the event.
  window.addEventListener('click', look, { signal, capture: true })
  document.addEventListener('visibilitychange', look, { signal })
  if (navigator.onLine === false) note(false)
  return {
    report,
    stop: () => {
      stopped.abort()
      window.fetch = fetch
      arrivals.disconnect()
      clearTimeout(timer)
    },
  }
}
