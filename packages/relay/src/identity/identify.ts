import { toSeenLine } from '@onlend/core/internal'
import type { IdentityContext } from './IdentityContext.ts'
import { callbackTimeout, type Principal, RelayRefusal } from '../http/index.ts'
import { findPrincipalFault } from './findPrincipalFault.ts'
import { readBearer } from './readBearer.ts'
import { withDeadline } from '../lib/withDeadline.ts'

/**
 * Finds out who sent a request. In token mode, a request with a token is judged by it alone and never by its cookie;
 * else the relay asks the host, and an answer of the wrong shape makes the request unauthenticated. A revoked session is not signed in, also where the host
 * still believes its cookie. The person's name keeps no hidden characters.
 *
 * @throws RelayRefusal while it cannot be known who sent the request: the host threw or did not answer in time, or whether a token, or for a write
 * a session, has been revoked.
 */
export async function identify(context: IdentityContext, request: Request): Promise<Principal | null> {
  const { tokens, revocations } = context.identity
  const use = isRead(request) ? 'read' : 'write'
  const token = tokens ? readBearer(request) : null
  if (tokens && token !== null) return named(await tokens.read(token, use))
  const principal = await askHost(context, request)
  return principal && (await revocations.admits(principal, use)) ? named(principal) : null
}

function named(principal: Principal | null): Principal | null {
  const { displayName = '' } = principal ?? {}
  const seen = toSeenLine(displayName)
  // The host's own value goes on wherever it can: its callbacks may know it again.
  return principal === null || seen === displayName ? principal : { ...principal, displayName: seen }
}

async function askHost({ identity }: IdentityContext, request: Request): Promise<Principal | null> {
  const { authenticate, clock, logger } = identity
  const asked = withoutBody(request)
  const answer = await withDeadline(clock, callbackTimeout, async () => ({
    principal: await authenticate(asked),
  })).catch(() => null)
  if (answer === null) {
    // The reason may hold a cookie or a token, so only the fact is logged.
    logger.warn({ event: 'authenticate.failed' }, 'authenticate failed, so it is not known who asks')
    throw new RelayRefusal('rights_unknown')
  }
  const { principal } = answer
  const fault = principal === null ? null : findPrincipalFault(principal)
  if (fault === null) return principal
  logger.error(
    { event: 'authenticate.shape', fault },
    'authenticate returned something that is not a principal, which counts as signed out',
  )
  return null
}

/** A body that the host reads here would no longer be there to forward. A read has none, and a copy is costly. */
function withoutBody(request: Request): Request {
  return isRead(request)
    ? request
    : new Request(request.url, { method: request.method, headers: request.headers })
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}
