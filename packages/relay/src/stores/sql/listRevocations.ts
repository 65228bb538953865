import type { Owner } from '../../identity/Owner.ts'
import type { Revocation } from '../../identity/revocations/Revocation.ts'
import type { Queryable } from '../Database.ts'

type RevocationRow = { subject: string; revoked_at: number | string; expires_at: number | string }

/** The revocations since a moment. */
export async function listRevocations(
  database: Queryable,
  environment: Owner['environment'],
  since: number,
): Promise<Revocation[]> {
  const rows = await database.query<RevocationRow>(
    'select subject, revoked_at, expires_at from onlend_revocations where environment = $1 and revoked_at >= $2',
    [environment, since],
  )
  return rows.map(({ subject, ...row }) => {
    return { subject, revokedAt: Number(row.revoked_at), expiresAt: Number(row.expires_at) }
  })
}
