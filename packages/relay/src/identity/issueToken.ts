import type { IssuedToken } from '@onlend/core/relay'
import type { RelayContext } from '../RelayContext.ts'
import type { Principal } from '../principals/Principal.ts'

/** A token for somebody the host's own server has signed in. Rejects with a TypeError without token mode. */
export async function issueToken(
  { identity }: Pick<RelayContext, 'identity'>,
  principal: Principal,
  options: { sessionId?: string } = {},
): Promise<IssuedToken> {
  if (!identity.tokens) throw new TypeError('issueToken needs the option tokens')
  return identity.tokens.issue(principal, options)
}
