type RelayFetchOptions = {
  relay: (request: Request) => Promise<Response>
  request: Pick<Request, 'url' | 'headers'>
  /** The signal that ends every read. */
  signal: AbortSignal
}

/**
 * The headers that do not identify the person: the transport of the page, the browser's cache, and the site that linked to it. A read by
 * the page's own server is no read of another site, also when a link of another site led to the page.
 */
const ownToThePage =
  /^(?:accept(?:-.*)?|connection|content-.*|expect|if-.*|keep-alive|origin|proxy-.*|range|referer|sec-.*|te|trailer|transfer-encoding|upgrade.*)$/

/**
 * Makes a `fetch` that hands reads to the relay in this process, with the headers of the person's request: cookie, authorization, forwarded
 * address. The relay checks them as it checks a browser's headers. Two reads of one address share one answer.
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
