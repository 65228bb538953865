import type { RelayContext } from '../RelayContext.ts'
import { hashSubject } from './revocations/hashSubject.ts'

/** Whose sessions, tokens and streams end: one session's, or all of a person's. */
export type RevokedSubject = { sessionId: string } | { userId: string }

/** Milliseconds for which a revocation is kept beyond the longest session or token, since clocks differ. */
const margin = 60_000

/**
 * Ends everything that was granted to a session or a person. Rejects when the other instances could not be told.
 *
 * @throws TypeError unless it names exactly one of them: a sign-out without an id would end nothing, unnoticed.
 */
export async function revoke({ identity, clock }: RelayContext, revoked: RevokedSubject): Promise<void> {
  const now = clock.now()
  await identity.revocations.add({
    subject: await readSubject(revoked),
    revokedAt: now,
    expiresAt: now + identity.longestGrant + margin,
  })
}

function readSubject({ sessionId, userId }: { sessionId?: unknown; userId?: unknown }): Promise<string> {
  if (typeof sessionId === 'string' && sessionId !== '' && userId === undefined)
    return hashSubject('session', sessionId)
  if (typeof userId === 'string' && userId !== '' && sessionId === undefined)
    return hashSubject('user', userId)
  throw new TypeError('revoke takes { sessionId } or { userId }, a text that is not empty')
}
