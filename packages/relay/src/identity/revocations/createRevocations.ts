import { RelayRefusal } from '../../answers/RelayRefusal.ts'
import type { Clock } from '../../Clock.ts'
import type { RelayStore } from '../../stores/RelayStore.ts'
import { withDeadline } from '../withDeadline.ts'
import type { Revocation } from './Revocation.ts'

type CreateRevocationsParameters = {
  store: Pick<RelayStore, 'prepare' | 'revoke' | 'listRevocations'>
  environment: 'sandbox' | 'production'
  clock: Clock
}

/** What has been revoked, as far as this instance knows. */
export type Revocations = {
  /** Takes effect here at once; resolves when the other instances can see it too. */
  add(revocation: Revocation): Promise<void>
  /** Looks for what other instances have revoked, when it was not looked for a moment ago; never rejects. */
  refresh(): Promise<void>
  /**
   * Whether what was granted to these subjects at that moment still holds.
   *
   * @throws RelayRefusal when nobody has been able to look for too long.
   */
  isRevoked(subjects: readonly string[], grantedAt: number): boolean
  /** Calls back for every subject that becomes revoked from now on, here or on another instance. */
  listen(onRevoked: (subject: string) => void): void
}

/** Milliseconds between two looks: so long at most a sign-out needs to reach every instance. */
const lookInterval = 5_000
/** Milliseconds that a request waits for a look. */
const lookLimit = 2_000
/** Milliseconds for which tokens are taken on the last look while the store is away. */
const patience = 60_000
/** Milliseconds by which the clocks of two instances, and the end of a transaction, may lag. */
const lag = 60_000
/** Milliseconds by which two clocks may differ before a token that was issued first looks as if it came later. */
const clockTolerance = 5_000

/** Makes the memory of what has been revoked. */
export function createRevocations({ store, environment, clock }: CreateRevocationsParameters): Revocations {
  const bySubject = new Map<string, Revocation>()
  const listeners: ((subject: string) => void)[] = []
  let looked: number | null = null
  let tried = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null
  let waiting: Promise<unknown> = Promise.resolve()

  const learn = (revocation: Revocation): void => {
    const known = bySubject.get(revocation.subject)
    if (known && known.revokedAt >= revocation.revokedAt) return
    bySubject.set(revocation.subject, revocation)
    for (const onRevoked of listeners) onRevoked(revocation.subject)
  }

  const look = async (): Promise<void> => {
    const now = clock.now()
    try {
      await store.prepare(now)
      for (const revocation of await store.listRevocations(environment, looked === null ? 0 : looked - lag))
        learn(revocation)
      looked = now
      for (const [subject, { expiresAt }] of bySubject) if (expiresAt < now) bySubject.delete(subject)
    } catch {
      // The store is away: what is known stays known, and `isRevoked` says when that is no longer enough.
    } finally {
      looking = null
    }
  }

  return {
    async add(revocation) {
      learn(revocation)
      await store.prepare(clock.now())
      await store.revoke(environment, revocation)
    },
    async refresh() {
      if (clock.now() - tried >= lookInterval) {
        tried = clock.now()
        // A store that hangs holds the requests of one interval up for a moment, not all of them for ever.
        waiting = withDeadline(clock, lookLimit, () => (looking ??= look()))
      }
      await waiting
    },
    isRevoked(subjects, grantedAt) {
      if (looked === null || clock.now() - looked > patience) throw new RelayRefusal('store_unavailable')
      return subjects.some((subject) => {
        const revocation = bySubject.get(subject)
        if (!revocation) return false
        // A session that was signed out never comes back. A person does, so there the moment decides.
        return subject.startsWith('session:') || grantedAt <= revocation.revokedAt + clockTolerance
      })
    },
    listen(onRevoked) {
      listeners.push(onRevoked)
    },
  }
}
