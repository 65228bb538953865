import { getSession, issueToken } from '@onlend/core/relay'
import { type EndpointName, endpoints, OptionError } from '@onlend/core/internal'
import { RelayRefusal, type RelayRequest, type Route, route, type RouteAnswer } from '../http/index.ts'
import type { IdentityContext } from './IdentityContext.ts'
import { mayCall } from './mayCall.ts'
import { findPartners } from './findPartners.ts'
import { readBearer } from './readBearer.ts'

/** The routes about the person who is signed in. */
export const identityRoutes: readonly Route<Parameters<typeof answerSession>[0]>[] = [
  route(getSession, { session: true, budget: 'reads', handle: answerSession }),
  route(issueToken, { session: true, budget: 'writes', handle: answerToken }),
]

/**
 * Says who is signed in, for whom they may act and what they may call.
 *
 * @throws RelayRefusal when the service should be asked for whom they may act and cannot be.
 */
async function answerSession(
  context: IdentityContext & { readonly operations: { duplicateWindow: number; staleAfter: number } },
  { principal }: RelayRequest<object>,
): Promise<RouteAnswer<typeof getSession>> {
  const { environment } = context.identity
  const { duplicateWindow, staleAfter } = context.operations
  const names: EndpointName[] = Object.values(endpoints).map(({ name }) => name)
  const data = {
    userId: principal.userId,
    displayName: principal.displayName ?? null,
    role: principal.role,
    channelPartnerId: principal.channelPartnerId ?? null,
    customerPartners: [...(await findPartners(context, principal))],
    environment,
    capabilities: names.filter((name) => mayCall(principal, name)),
    operations: { duplicateWindow, staleAfter },
  }
  return { data }
}

/**
 * Answers `POST /token`: a token for the session of the host that asks.
 *
 * @throws RelayRefusal without token mode, and for a token that asks for its own successor.
 */
async function answerToken(
  { identity }: IdentityContext,
  { request, principal, requestId }: RelayRequest<object>,
): Promise<RouteAnswer<typeof issueToken>> {
  const { tokens, logger } = identity
  if (!tokens) throw new RelayRefusal('not_found')
  // Else a token that was stolen once would live for ever.
  if (readBearer(request) !== null) throw new RelayRefusal('forbidden')
  try {
    return { data: await tokens.issue(principal) }
  } catch (error) {
    // The error thrown here says what to do and quotes no input.
    const reason = error instanceof OptionError ? error.fault : 'it could not be signed'
    logger.error({ event: 'token.not_issued', requestId, reason }, 'a session could not be given a token')
    throw new RelayRefusal('internal')
  }
}
