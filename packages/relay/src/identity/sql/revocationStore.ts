import type { RevocationStore } from '../revocations/RevocationStore.ts'
import type { Database } from '../../database/Database.ts'
import { appendAudit } from '../../observability/index.ts'

type RevocationRow = { subject: string; revoked_at: number | string; expires_at: number | string }

/** The revocations, on SQL. */
export function revocationStore(database: Database): RevocationStore {
  return {
    async revoke(environment, { subject, revokedAt, expiresAt, by, sign }) {
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
    async listRevocations(environment, since) {
      const rows = await database.query<RevocationRow>(
        'select subject, revoked_at, expires_at from onlend_revocations where environment = $1 and revoked_at >= $2',
        [environment, since],
      )
      return rows.map(({ subject, ...row }) => {
        return { subject, revokedAt: Number(row.revoked_at), expiresAt: Number(row.expires_at) }
      })
    },
  }
}
