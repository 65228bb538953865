import { check } from './check.ts'
import { apiKey, type Lender, lenderUrl } from './openLender.ts'

/** Fails a page that called the service itself, or sent the key anywhere. */
export function checkPageKeepsKey({ sent }: Pick<Lender, 'sent'>): void {
  const isPast = sent.some(({ url }) => url.origin === lenderUrl)
  check(!isPast, 'The page called the service itself: a browser must never hold the key.')
  const hasKey = sent.some(({ url, headers }) => JSON.stringify([`${url}`, ...headers]).includes(apiKey))
  check(!hasKey, 'The page sent the key to its server: a browser must never hold the key.')
}
