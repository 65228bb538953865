import { relayHeaders } from '@onlend/core/relay'
import { isOwnOrigin } from './isOwnOrigin.ts'

/**
 * Whether a request may have been made by a page of another site with this person's cookies.
 * A write needs the client's own header, which a form cannot set, and a browser's word that it comes from here;
 * a request without any such word is refused too. A read is refused only when the browser says cross-site.
 */
export function isCrossSite(request: Request, { origins }: { origins: readonly string[] }): boolean {
  const origin = request.headers.get('Origin')
  const site = request.headers.get('Sec-Fetch-Site')
  const isListed = origin !== null && origins.includes(origin)
  if (request.method === 'GET' || request.method === 'HEAD') return site === 'cross-site' && !isListed
  if (!request.headers.has(relayHeaders.relay)) return true
  if (isListed) return false
  // A page cannot set this header; only the browser can, and it knows better than any comparison of addresses behind proxies.
  if (site !== null) return site !== 'same-origin'
  // Without it, as over plain http.
  return origin === null || !isOwnOrigin(origin, request.url)
}
