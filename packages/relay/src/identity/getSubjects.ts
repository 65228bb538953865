import type { RelayContext } from '../RelayContext.ts'
import type { Principal } from './Principal.ts'
import { hashSubject } from './revocations/hashSubject.ts'

/** Whom a signed-in person can be revoked as: the person, and the session where the host names it. */
export async function getSubjects(
  { identity }: Pick<RelayContext, 'identity'>,
  principal: Principal,
): Promise<readonly string[]> {
  const known = identity.tokens?.getSubjects(principal)
  if (known) return known
  const user = await hashSubject('user', principal.userId)
  if (principal.sessionId === undefined) return [user]
  return [user, await hashSubject('session', principal.sessionId)]
}
