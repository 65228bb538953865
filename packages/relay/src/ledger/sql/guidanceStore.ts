import type { Arrival, GuidanceStore } from '../guidance/GuidanceStore.ts'
import type { Database } from '../../database/Database.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/** The guidance store on SQL. */
export function guidanceStore(database: Database): GuidanceStore {
  return {
    async keepPaidOut(owner, { amount, at }) {
      await database.query(
        `update onlend_operations set paid_out_seen_at = $5 where environment = $1 and owner_kind = $2 and owner_id = $3 and id = (
          select id from onlend_operations
          where environment = $1 and owner_kind = $2 and owner_id = $3 and kind = 'requestDrawdown' and state = 'accepted'
            and paid_out_seen_at is null and accepted_at <= $5 and amount::numeric = $4::text::numeric
          order by created_at desc limit 1)`,
        [...ownerValues(owner), amount, at],
      )
    },
    listArrivals({ environment, kind, most }) {
      const [ended, isCounted] =
        kind === 'withdraw'
          ? // An operator decides later than the money arrives, so that a decision says nothing about the usual time.
            ['settled_at', "kind = 'withdraw' and state = 'succeeded' and matched in ('reference', 'facts')"]
          : ['paid_out_seen_at', "kind = 'requestDrawdown' and paid_out_seen_at is not null"]
      return database.query<Arrival>(
        `select kind, summary ->> 'method' as method, greatest(${ended} - accepted_at, 0)::float8 as took
        from onlend_operations where environment = $1 and ${isCounted} and accepted_at is not null
        order by ${ended} desc limit $2`,
        [environment, most],
      )
    },
  }
}
