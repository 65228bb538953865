import type { Store } from './createStore.ts'

/** Milliseconds that an answer may take. */
const limit = 4_000
/** Milliseconds for which an answer counts. */
const answerAge = 1_000
/** Milliseconds between two attempts without an answer. */
const pause = 5_000

type Parameters = {
  /** An address of the relay that answers quickly. */
  url: string
  isOnline: Store<boolean>
}

/** A watch over the link to the relay. */
export type ConnectionWatch = {
  /** Takes the phone's own knowledge: its no counts at once, its yes is tried. */
  report: (isOnline: boolean) => void
  stop: () => void
}

/**
 * Watches the link to the relay. A phone in a lift says for minutes that it is online, so the watch asks the relay when the person presses
 * something and when the page is shown again, and while there is no answer every five seconds.
 */
export function watchConnection({ url, isOnline }: Parameters): ConnectionWatch {
  const stopped = new AbortController()
  const { signal } = stopped
  let answeredAt = Number.NEGATIVE_INFINITY
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    const late = new AbortController()
    const deadline = setTimeout(() => late.abort(), limit)
    // Any answer shows a link: of a relay on another origin the page may not read it.
    const init = { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal: late.signal } as const
    const answer = await fetch(url, init).catch(() => null)
    clearTimeout(deadline)
    isAsking = false
    if (signal.aborted) return
    if (answer) answeredAt = performance.now()
    note(answer !== null)
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
      clearTimeout(timer)
    },
  }
}
