import { type Principal, RelayRefusal } from '../../http/index.ts'
import type { Clock } from '../../lib/Clock.ts'
import { withDeadline } from '../../lib/withDeadline.ts'
import { hashSubject } from './hashSubject.ts'
import type { NewRevocation, Revocation, RevocationStore } from '../sql/revocationStore.ts'

type CreateRevocationsParameters = {
  store: RevocationStore & { prepare(now: number): Promise<void> }
  environment: 'sandbox' | 'production'
  clock: Clock
}

/** The subjects of a session or token, and the moment of its issue. */
type Granted = { subjects: readonly string[]; issuedAt: number }

/** The revocations that this instance knows. */
export type Revocations = {
  /** Takes effect here at once; resolves when the other instances can see it too, and with it the entry of the audit. */
  add(revocation: NewRevocation): Promise<void>
  /** Looks for revocations of other instances, unless it looked a moment ago; never rejects. */
  refresh(): Promise<void>
  /**
   * Whether a session or token still holds: for a read as far as this instance knew a moment ago, for a write as far as any instance knows now.
   *
   * @throws RelayRefusal when that cannot be known; for a read, only when the store could not be read for too long.
   */
  holds(granted: Granted, use: 'read' | 'write'): Promise<boolean>
  /**
   * Whether a person that the host itself has just recognised, by a cookie, has not been signed out: for a read as far as is known, since
   * the host was asked, for a write as far as any instance knows now. Without a `sessionId` there is nothing to look up.
   *
   * @throws RelayRefusal when that cannot be known for a write.
   */
  admits(principal: Principal, use: 'read' | 'write'): Promise<boolean>
  /** Calls back for every subject that becomes revoked from now on, here or on another instance. */
  listen(onRevoked: (subject: string) => void): void
}

/** Milliseconds between two looks for reads: so long at most a sign-out needs to reach every instance. */
const lookInterval = 5_000
/** Milliseconds that a request waits for a look. */
const lookLimit = 2_000
/** Milliseconds for which reads are let through on the last look while the store is away. */
const timeout = 60_000
/** Milliseconds by which the clocks of two instances, and the end of a transaction, may lag. */
const lag = 60_000
/** Milliseconds by which two clocks may differ before a token that was issued first looks as if it came later. */
const clockTolerance = 5_000

/** Makes the memory of revocations. */
export function createRevocations({ store, environment, clock }: CreateRevocationsParameters): Revocations {
  const bySubject = new Map<string, Revocation>()
  const listeners: ((subject: string) => void)[] = []
  let looked: number | null = null
  let begun = 0
  let newest = 0
  let tried = Number.NEGATIVE_INFINITY
  let waiting: Promise<unknown> = Promise.resolve()

  const learn = (revocation: Revocation): void => {
    const known = bySubject.get(revocation.subject)
    if (known && known.revokedAt >= revocation.revokedAt) return
    bySubject.set(revocation.subject, revocation)
    for (const onRevoked of listeners) onRevoked(revocation.subject)
  }

  /** Whether it could look. Looks may overlap, so that one that hangs does not keep the next from being had; the one that began last knows most. */
  const look = async (): Promise<boolean> => {
    const now = clock.now()
    const turn = ++begun
    try {
      await store.prepare(now)
      const since = looked === null ? 0 : Math.min(looked, now) - lag
      for (const revocation of await store.listRevocations(environment, since)) learn(revocation)
      if (turn > newest) {
        newest = turn
        looked = now
      }
      for (const [subject, { expiresAt }] of bySubject) if (expiresAt < now) bySubject.delete(subject)
      return true
    } catch {
      // The store is away: known revocations stay known, and `holds` throws when that is not enough.
      return false
    }
  }
  const lookInTime = (): Promise<boolean | null> => withDeadline(clock, lookLimit, look)

  const refresh = async (): Promise<void> => {
    const since = clock.now() - tried
    // A clock that was set back would otherwise keep it from looking until it has caught up.
    if (since >= lookInterval || since < 0) {
      tried = clock.now()
      // A store that hangs holds the requests of one interval up for a moment, not all of them for ever.
      waiting = lookInTime()
    }
    await waiting
  }

  /** Whether enough is known; a write sends money, so that a sign-out on another instance must be seen by the very next one. */
  const isKnown = async (use: 'read' | 'write'): Promise<boolean> => {
    if (use === 'write') return (await lookInTime()) === true
    await refresh()
    return looked !== null && clock.now() - looked <= timeout
  }

  const isRevoked = (subject: string, grantedAt: number): boolean => {
    const revocation = bySubject.get(subject)
    if (!revocation) return false
    // A session that was signed out never comes back. A person does, so there the moment decides.
    return subject.startsWith('session:') || grantedAt <= revocation.revokedAt + clockTolerance
  }

  return {
    async add(revocation) {
      const { subject, revokedAt, expiresAt } = revocation
      learn({ subject, revokedAt, expiresAt })
      await store.prepare(clock.now())
      await store.revoke(environment, revocation)
    },
    refresh,
    async holds({ subjects, issuedAt }, use) {
      if (!(await isKnown(use))) throw new RelayRefusal('store_unavailable')
      return !subjects.some((subject) => isRevoked(subject, issuedAt))
    },
    async admits({ userId, sessionId, signedInAt }, use) {
      if (sessionId === undefined && signedInAt === undefined) return true
      if (!(await isKnown(use)) && use === 'write') throw new RelayRefusal('store_unavailable')
      // The usual case costs no hash.
      if (bySubject.size === 0) return true
      if (sessionId !== undefined && isRevoked(await hashSubject('session', sessionId), 0)) return false
      return signedInAt === undefined || !isRevoked(await hashSubject('user', userId), signedInAt)
    },
    listen(onRevoked) {
      listeners.push(onRevoked)
    },
  }
}
