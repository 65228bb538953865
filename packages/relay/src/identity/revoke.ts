import { OptionError } from '@onlend/core/internal'
import type { IdentityContext } from './IdentityContext.ts'
import { hashSubject } from './revocations/hashSubject.ts'

/** The subject whose sessions, tokens and streams end: one session, or all of a person. */
export type RevokedSubject = { sessionId: string } | { userId: string }

/** The person who revokes. */
export type RevokeOptions = {
  /** The host's own id of the person who ends another person's sessions: it is in the audit then. Leave it out of a sign-out. */
  by?: string
}

/** Milliseconds for which a revocation is kept beyond the longest session or token, since clocks differ. */
const margin = 60_000

/**
 * Ends the session, or all sessions of a person, with tokens and streams. Rejects when the other instances could not learn of it.
 *
 * @throws TypeError unless it names exactly one of them: a sign-out without an id would end nothing, unnoticed.
 */
export async function revoke(
  { identity }: IdentityContext,
  revoked: RevokedSubject,
  { by }: RevokeOptions = {},
): Promise<void> {
  const now = identity.clock.now()
  const subject = await readSubject(revoked)
  const times = { revokedAt: now, expiresAt: now + identity.longestGrant + margin }
  // A batch goes on when its person signs out; where another person ends the session, it stops.
  if (by !== undefined && 'sessionId' in revoked)
    await identity.revocations.add({ ...times, subject: await hashSubject('order', revoked.sessionId) })
  await identity.revocations.add({ ...times, subject, ...(by !== undefined && { by }) })
}

function readSubject({ sessionId, userId }: { sessionId?: unknown; userId?: unknown }): Promise<string> {
  if (typeof sessionId === 'string' && sessionId !== '' && userId === undefined)
    return hashSubject('session', sessionId)
  if (typeof userId === 'string' && userId !== '' && sessionId === undefined)
    return hashSubject('user', userId)
  throw new OptionError('revoke takes { sessionId } or { userId }, a text that is not empty')
}
