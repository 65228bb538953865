import type { RelayContext } from '../RelayContext.ts'
import { isPrincipal } from './isPrincipal.ts'
import type { Principal } from './Principal.ts'
import { readBearer } from './readBearer.ts'
import { withDeadline } from './withDeadline.ts'

/** Milliseconds a callback of the host may take before it counts as a no. */
const patience = 2_000

/**
 * Finds out who sent a request. Where tokens are on, a request that shows one is judged by it alone and never by its cookie;
 * else the host is asked, and no answer in time, a throw, or an answer of the wrong shape means nobody.
 *
 * @throws RelayRefusal while it cannot be known whether a token has been revoked.
 */
export async function identify(context: RelayContext, request: Request): Promise<Principal | null> {
  const { tokens } = context.identity
  const token = tokens ? readBearer(request) : null
  return tokens && token !== null ? tokens.read(token) : askHost(context, request)
}

async function askHost(context: RelayContext, request: Request): Promise<Principal | null> {
  try {
    const asked = withoutBody(request)
    const principal = await withDeadline(context.clock, patience, () => context.authenticate(asked))
    if (principal === null) return null
    if (isPrincipal(principal)) return principal
    context.logger.error(
      { event: 'authenticate.shape' },
      'authenticate returned something that is not a principal',
    )
  } catch {
    // The reason may hold a cookie or a token, so only the fact is logged.
    context.logger.warn({ event: 'authenticate.failed' }, 'authenticate failed, which counts as signed out')
  }
  return null
}

/** What the host reads of a body here would no longer be there to forward. A read has none, and a copy is costly. */
function withoutBody(request: Request): Request {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  return new Request(request.url, { method: request.method, headers: request.headers })
}
