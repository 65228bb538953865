import type { CreditSnapshot } from '@onlend/core/relay'
import type { Database } from '../../database/Database.ts'
import type { Owner } from '../../database/Owner.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/** The store of credit limit snapshots. */
export type SnapshotStore = ReturnType<typeof snapshotStore>

/** A credit limit at one moment. */
export type KeptSnapshot = Omit<CreditSnapshot, 'at'> & {
  /** Milliseconds since 1970. */
  at: number
}

const ofOwner = 'environment = $1 and owner_kind = $2 and owner_id = $3'

/** Makes the store of credit limit snapshots on SQL. */
export function snapshotStore(database: Database) {
  return {
    /** Keeps a snapshot of an owner if it differs from the newest one and is newer; returns whether it was kept. */
    async keepSnapshot(owner: Owner, snapshot: KeptSnapshot): Promise<boolean> {
      const { at, limit, drawn, available, currency } = snapshot
      // Compares numbers: 0 and 0.00 are the same limit.
      const kept = await database.query(
        `insert into onlend_snapshots (environment, owner_kind, owner_id, seen_at, credit_limit, drawn, available, currency)
        select $1, $2, $3, $4::bigint, $5::text, $6::text, $7::text, $8::text where not exists (
          select 1 from (
            select * from onlend_snapshots where ${ofOwner} order by seen_at desc limit 1
          ) newest where seen_at >= $4::bigint or (
            credit_limit::numeric = $5::text::numeric and drawn::numeric = $6::text::numeric
              and available::numeric is not distinct from $7::text::numeric and currency = $8::text)
        ) on conflict do nothing returning 1 as one`,
        [...ownerValues(owner), at, limit, drawn, available, currency],
      )
      return kept.length > 0
    },
    /** The newest snapshots of an owner, newest first. */
    listSnapshots: (owner: Owner, limit: number): Promise<KeptSnapshot[]> =>
      database.query<KeptSnapshot>(
        `select seen_at::float8 as at, credit_limit as limit, drawn, available, currency from onlend_snapshots
        where ${ofOwner} order by seen_at desc limit $4`,
        [...ownerValues(owner), limit],
      ),
  }
}
