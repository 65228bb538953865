import { relayHeaders } from '@onlend/core'

/**
 * Whether a request may have been made by a page of another site with this person's cookies.
 * A write needs the client's own header, which a form cannot set, and a browser's word that it comes from here;
 * a request without any such word is refused too. A read is refused only when the browser says cross-site.
 */
export function isCrossSite(request: Request, { origins }: { origins: readonly string[] }): boolean {
  const origin = request.headers.get('Origin')
  if (origin !== null && origins.includes(origin)) return false
  const site = request.headers.get('Sec-Fetch-Site')
  if (request.method === 'GET' || request.method === 'HEAD') return site === 'cross-site'
  if (!request.headers.has(relayHeaders.relay)) return true
  if (site !== null && site !== 'same-origin') return true
  if (origin === null) return site === null
  // The host and not the scheme: behind a proxy that ends TLS the relay sees http.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}
