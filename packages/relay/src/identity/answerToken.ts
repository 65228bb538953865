import type { issueToken } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer } from '../http/index.ts'
import type { IdentityContext } from './IdentityContext.ts'
import { readBearer } from './readBearer.ts'

/**
 * Answers `POST /token`: a token for the session of the host that asks.
 *
 * @throws RelayRefusal without token mode, and for a token that asks for its own successor.
 */
export async function answerToken(
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
    // What is thrown here says what to do and quotes no input.
    const reason = error instanceof TypeError ? error.message : 'it could not be signed'
    logger.error({ event: 'token.not_issued', requestId, reason }, 'a session could not be given a token')
    throw new RelayRefusal('internal')
  }
}
