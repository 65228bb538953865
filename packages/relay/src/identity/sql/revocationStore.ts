import type { Owner } from '../../database/Owner.ts'
import type { Database } from '../../database/Database.ts'
import type { Sign } from '../../lib/keyedHash.ts'
import { appendAudit } from '../../observability/index.ts'

/** The part of the store that holds revocations. */
export type RevocationStore = ReturnType<typeof revocationStore>

/** Everything that was granted to a person or a session until a moment; moments are milliseconds since 1970. */
export type Revocation = {
  /** The hash that `hashSubject` makes. */
  subject: string
  revokedAt: number
  /** From this moment on no session and no token of the subject can be alive. */
  expiresAt: number
}

/** A revocation that is to be kept. */
export type NewRevocation = Revocation & {
  /** The host's own id of the person who ends another person's sessions. */
  by?: string
  /** Signs the entry of the audit, which is written with it where `by` is given. */
  sign?: Sign
}

/** Makes the store of revocations on SQL. */
export function revocationStore(database: Database) {
  return {
    /** Keeps a revocation; of two of one subject, the later. Swept once it has expired. */
    async revoke(environment: Owner['environment'], revocation: NewRevocation): Promise<void> {
      const { subject, revokedAt, expiresAt, by, sign } = revocation
      await database.transaction(async (transaction) => {
        // An earlier revocation never takes the place of a later one.
        await transaction.query(
          `insert into onlend_revocations as kept (environment, subject, revoked_at, expires_at) values ($1, $2, $3, $4)
          on conflict (environment, subject) do update set
            revoked_at = greatest(kept.revoked_at, excluded.revoked_at), expires_at = greatest(kept.expires_at, excluded.expires_at)`,
          [environment, subject, revokedAt, expiresAt],
        )
        if (by === undefined || !sign) return
        const note = { action: 'revoked', by, owner: null, subject, facts: {}, at: revokedAt } as const
        await appendAudit(transaction, environment, { note, sign })
      })
    },
    /** The revocations since a moment. */
    listRevocations: (environment: Owner['environment'], since: number): Promise<Revocation[]> =>
      database.query<Revocation>(
        `select subject, revoked_at::float8 as "revokedAt", expires_at::float8 as "expiresAt"
        from onlend_revocations where environment = $1 and revoked_at >= $2`,
        [environment, since],
      ),
  }
}
