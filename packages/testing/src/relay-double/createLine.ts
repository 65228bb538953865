import { relayHeaders } from '@onlend/core/relay'
import type { LineBreak } from './RelayDouble.ts'

type Answer = (method: string, url: URL, init: RequestInit | undefined) => Promise<Response>

const base = 'https://relay.test/lending'

/** Makes the line between a page and a double, which can break and hold answers back. */
export function createLine(answer: Answer) {
  const breaks: { when: LineBreak; reads: boolean }[] = []
  let held: Promise<void> | null = null
  const breakNow = (when: LineBreak, isRead: boolean): void => {
    const index = breaks.findIndex((one) => one.when === when && one.reads === isRead)
    if (index === -1) return
    breaks.splice(index, 1)
    throw new TypeError('fetch failed')
  }
  const relayFetch: typeof fetch = async (input, init) => {
    const method = init?.method ?? 'GET'
    const isRead = method === 'GET' || method === 'HEAD'
    breakNow('before', isRead)
    const answered = answer(method, new URL(input instanceof Request ? input.url : input, base), init)
    if (!isRead && held) await held
    const response = await answered
    response.headers.set(relayHeaders.mark, '1')
    response.headers.set(relayHeaders.requestId, 'req_double')
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    breakNow('after', isRead)
    // An answer to HEAD has no body, even if the route wrote one.
    return method === 'HEAD' ? new Response(null, response) : response
  }
  return {
    /** The address of the double. */
    base,
    fetch: relayFetch,
    breakNext: (when: LineBreak, { times = 1, reads = false } = {}): void =>
      void breaks.push(...Array.from({ length: times }, () => ({ when, reads }))),
    holdWrites: () => {
      let release = (): void => {}
      held = new Promise<void>((resolve) => {
        release = resolve
      })
      return (): void => {
        held = null
        release()
      }
    },
  }
}
