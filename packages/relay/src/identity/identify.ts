import type { IdentityContext } from './IdentityContext.ts'
import { callbackTimeout, type Principal } from '../http/index.ts'
import { findPrincipalFault } from './findPrincipalFault.ts'
import { readBearer } from './readBearer.ts'
import { withDeadline } from '../lib/withDeadline.ts'

/**
 * Finds out who sent a request. Where tokens are on, a request that shows one is judged by it alone and never by its cookie;
 * else the host is asked, and no answer in time, a throw, or an answer of the wrong shape makes the request unauthenticated. A revoked session
 * is not signed in, also where the host still believes its cookie.
 *
 * @throws RelayRefusal while it cannot be known whether a token, or for a write a session, has been revoked.
 */
export async function identify(context: IdentityContext, request: Request): Promise<Principal | null> {
  const { tokens, revocations } = context.identity
  const use = isRead(request) ? 'read' : 'write'
  const token = tokens ? readBearer(request) : null
  if (tokens && token !== null) return tokens.read(token, use)
  const principal = await askHost(context, request)
  return principal && (await revocations.admits(principal, use)) ? principal : null
}

async function askHost({ identity }: IdentityContext, request: Request): Promise<Principal | null> {
  try {
    const asked = withoutBody(request)
    const principal = await withDeadline(identity.clock, callbackTimeout, () => identity.authenticate(asked))
    if (principal === null) return null
    const fault = findPrincipalFault(principal)
    if (fault === null) return principal
    identity.logger.error(
      { event: 'authenticate.shape', fault },
      'authenticate returned something that is not a principal, which counts as signed out',
    )
  } catch {
    // The reason may hold a cookie or a token, so only the fact is logged.
    identity.logger.warn({ event: 'authenticate.failed' }, 'authenticate failed, which counts as signed out')
  }
  return null
}

/** What the host reads of a body here would no longer be there to forward. A read has none, and a copy is costly. */
function withoutBody(request: Request): Request {
  return isRead(request)
    ? request
    : new Request(request.url, { method: request.method, headers: request.headers })
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}
