import { type Principal, RelayRefusal } from '../http/index.ts'
import type { IdentityContext } from './IdentityContext.ts'
import { identify } from './identify.ts'
import { isCrossSite } from './isCrossSite.ts'
import { readBearer } from './readBearer.ts'
import { isOwnOrigin } from './isOwnOrigin.ts'

/**
 * Finds out who sent a request, and that no other site sent it in their name. A browser never adds a token by itself, so a request
 * that shows one needs no more proof than an origin that may have it.
 *
 * @throws RelayRefusal for a request of another site, and for one without a signed-in person.
 */
export async function authenticateRequest(context: IdentityContext, request: Request): Promise<Principal> {
  const { tokens } = context.identity
  const hasToken = tokens !== null && readBearer(request) !== null
  const isForged = hasToken
    ? isForeignOrigin(request, tokens.origins)
    : isCrossSite(request, context.identity)
  // A page that lives by tokens and has none is signed out; its cookies are not looked at.
  const origin = request.headers.get('Origin')
  if (isForged && !hasToken && origin !== null && tokens?.origins.has(origin))
    throw new RelayRefusal('unauthenticated')
  if (isForged) throw new RelayRefusal('cross_site')
  const principal = await identify(context, request)
  if (!principal) throw new RelayRefusal('unauthenticated')
  return principal
}

/** Whether a page sent a request whose origin is neither listed nor the relay's own. A sender without an origin is no page. */
function isForeignOrigin(request: Request, listed: ReadonlySet<string>): boolean {
  const origin = request.headers.get('Origin')
  if (origin === null || listed.has(origin)) return false
  if (request.headers.get('Sec-Fetch-Site') === 'same-origin') return false
  return !isOwnOrigin(origin, request.url)
}
