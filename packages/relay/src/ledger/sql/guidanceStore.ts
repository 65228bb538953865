import type { Database } from '../../database/Database.ts'
import type { Owner } from '../../database/Owner.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/** The store of the times that operations took. */
export type GuidanceStore = ReturnType<typeof guidanceStore>

/** The time from an accepted operation to its money. */
export type Arrival = {
  kind: 'withdraw' | 'requestDrawdown'
  /** `bank` or `mobile-money`, for a withdrawal. */
  method: string | null
  /** Milliseconds. */
  took: number
}

type ArrivalQuestion = { environment: Owner['environment']; kind: Arrival['kind']; most: number }

/** Makes the store of the times that operations took, on SQL. */
export function guidanceStore(database: Database) {
  return {
    /** Keeps the time of the first read that showed a requested drawdown as paid out, with the newest accepted request of this amount. */
    async keepPaidOut(owner: Owner, { amount, at }: { amount: string; at: number }): Promise<void> {
      await database.query(
        `update onlend_operations set paid_out_seen_at = $5 where environment = $1 and owner_kind = $2 and owner_id = $3 and id = (
          select id from onlend_operations
          where environment = $1 and owner_kind = $2 and owner_id = $3 and kind = 'requestDrawdown' and state = 'accepted'
            and paid_out_seen_at is null and accepted_at <= $5 and amount::numeric = $4::text::numeric
          order by created_at desc limit 1)`,
        [...ownerValues(owner), amount, at],
      )
    },
    /** The times of the newest operations of one kind, newest first: withdrawals that an event settled, drawdowns that a read showed. */
    listArrivals({ environment, kind, most }: ArrivalQuestion): Promise<Arrival[]> {
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
