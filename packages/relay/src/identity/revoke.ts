import type { RelayContext } from '../RelayContext.ts'
import { hashSubject } from './revocations/hashSubject.ts'

/** Whose tokens and streams end: one session's, or all of a person's. */
export type RevokedSubject = { sessionId: string } | { userId: string }

/** Milliseconds that a revocation is kept at least, so that every instance sees it; with tokens, as long as one can be alive. */
const shortest = 300_000
const margin = 60_000

/** Ends everything that was granted to a session or a person. Rejects when the other instances could not be told. */
export async function revoke(context: RelayContext, revoked: RevokedSubject): Promise<void> {
  const { identity, clock } = context
  const subject =
    'sessionId' in revoked
      ? await hashSubject('session', revoked.sessionId)
      : await hashSubject('user', revoked.userId)
  const now = clock.now()
  const lifetime = Math.max(shortest, identity.tokens?.lifetime ?? 0)
  await identity.revocations.add({ subject, revokedAt: now, expiresAt: now + lifetime + margin })
}
