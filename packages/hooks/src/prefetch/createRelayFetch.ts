type RelayFetchOptions = {
  relay: (request: Request) => Promise<Response>
  request: Pick<Request, 'url' | 'headers'>
  /** Ends every read. */
  signal: AbortSignal
}

/**
 * What says nothing of the person: how this connection carries the page, what the browser has of it, and where it was called from. A read by
 * the page's own server is no read of another site, whatever link led to the page.
 */
const ownToThePage =
  /^(?:accept(?:-.*)?|connection|content-.*|expect|if-.*|keep-alive|origin|proxy-.*|range|referer|sec-.*|te|trailer|transfer-encoding|upgrade.*)$/

/**
 * A `fetch` that hands reads to the relay in this process, with the headers of the person's own request: cookie, authorization, where they came from. What the relay
 * asks of a browser it asks of them. Two reads of one address are one.
 */
export function createRelayFetch({ relay, request, signal }: RelayFetchOptions): typeof fetch {
  const known = new Map<string, Promise<Response>>()
  return async (input, init) => {
    const url = new URL(String(input), request.url).href
    const read = async () => {
      const headers = new Headers(
        [...request.headers].filter(([name]) => !ownToThePage.test(name.toLowerCase())),
      )
      for (const [name, value] of new Headers(init?.headers)) headers.set(name, value)
      return relay(new Request(url, { method: 'GET', headers, signal, redirect: 'error' }))
    }
    const answer = known.get(url) ?? read()
    known.set(url, answer)
    return (await answer).clone()
  }
}
