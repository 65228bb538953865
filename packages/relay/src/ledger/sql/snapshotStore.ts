import type { KeptSnapshot, SnapshotStore } from '../snapshots/SnapshotStore.ts'
import type { Database } from '../../database/Database.ts'
import { ownerValues } from '../../database/ownerValues.ts'

const ofOwner = 'environment = $1 and owner_kind = $2 and owner_id = $3'

/** The snapshot store on SQL. */
export function snapshotStore(database: Database): SnapshotStore {
  return {
    async keepSnapshot(owner, { at, limit, drawn, available, currency }) {
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
    async listSnapshots(owner, limit) {
      const rows = await database.query<KeptSnapshot>(
        `select seen_at::float8 as at, credit_limit as limit, drawn, available, currency from onlend_snapshots
        where ${ofOwner} order by seen_at desc limit $4`,
        [...ownerValues(owner), limit],
      )
      return rows
    },
  }
}
