import type { LendingClient } from '../transport/LendingClient.ts'
import type { PageChange, PageWatch } from './watchPage.ts'

type WaitForPageParameters = {
  /** Milliseconds. */
  pause: number
  page: PageWatch
  signal: AbortSignal
}

/** Waits between two tries, and no longer than until the page is shown or has another network; never rejects. */
export async function waitForPage(
  wait: LendingClient['wait'],
  { pause, page, signal }: WaitForPageParameters,
): Promise<PageChange | null> {
  if (signal.aborted) return null
  const waiting = new AbortController()
  let heard: PageChange | null = null
  const end = () => waiting.abort()
  const leave = page.listen((news) => {
    heard = news
    end()
  })
  signal.addEventListener('abort', end)
  await wait(pause, waiting.signal).catch(() => undefined)
  signal.removeEventListener('abort', end)
  leave()
  return heard
}
