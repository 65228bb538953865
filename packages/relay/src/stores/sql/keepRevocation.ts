import type { Owner } from '../../identity/Owner.ts'
import type { Revocation } from '../../identity/revocations/Revocation.ts'
import type { Queryable } from '../Database.ts'

/** Writes down that a subject has been revoked; an earlier revocation never takes the place of a later one. */
export async function keepRevocation(
  database: Queryable,
  environment: Owner['environment'],
  { subject, revokedAt, expiresAt }: Revocation,
): Promise<void> {
  await database.query(
    `insert into onlend_revocations as kept (environment, subject, revoked_at, expires_at) values ($1, $2, $3, $4)
    on conflict (environment, subject) do update set
      revoked_at = greatest(kept.revoked_at, excluded.revoked_at), expires_at = greatest(kept.expires_at, excluded.expires_at)`,
    [environment, subject, revokedAt, expiresAt],
  )
}
