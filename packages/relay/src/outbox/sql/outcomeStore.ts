import type { Database } from '../../database/Database.ts'
import type { Owner } from '../../database/Owner.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import type { OutcomeRecord, ReceiverName, TryResult } from '../OutcomeRecord.ts'

/** The store of outcome events, the outbox. */
export type OutcomeStore = ReturnType<typeof outcomeStore>

/** How full the outbox is; `oldestAt` is the moment of the oldest event that waits. */
type OutcomeCounts = { waiting: number; oldestAt: number | null; dead: number }

type Take = {
  receivers: readonly ReceiverName[]
  holder: string
  now: number
  leaseUntil: number
  limit: number
}

type OutcomePage = { state: OutcomeRecord['state'] | null; before: number | null; limit: number }

type OutcomeRow = Omit<OutcomeRecord, 'owner'> & {
  environment: Owner['environment']
  owner_kind: Owner['kind']
  owner_id: string
}

const columns = `o.sequence::float8 as sequence, o.environment, o.owner_kind, o.owner_id, o.subject, o.receiver, o.event_id as "eventId", o.type, o.data,
  o.state, o.attempts, o.problem, o.created_at::float8 as "createdAt", o.next_at::float8 as "nextAt", o.delivered_at::float8 as "deliveredAt"`

function readOutcome({ environment, owner_kind: kind, owner_id: id, ...row }: OutcomeRow): OutcomeRecord {
  return { owner: { environment, kind, id }, ...row }
}

/** Joins the rows of the lane of `a`, for a row `b`. */
const sameLane = `b.environment = a.environment and b.receiver = a.receiver and b.owner_kind = a.owner_kind
  and b.owner_id = a.owner_id and b.subject = a.subject and b.state = 'waiting'`

/** Milliseconds after which the store forgets a receiver that no relay has registered again. */
const forgetsAfter = 7 * 86_400_000

/** Makes the outbox on SQL. */
export function outcomeStore(database: Database) {
  return {
    /** Remembers who is to receive outcome events: from now on, each change writes one row for each. Forgets the others after a week. */
    async keepReceivers(environment: Owner['environment'], names: readonly ReceiverName[], now: number) {
      await database.query(
        `with kept as (
          insert into onlend_outcome_receivers (environment, receiver, seen_at) select $1, unnest($2::text[]), $3
          on conflict (environment, receiver) do update set seen_at = greatest(onlend_outcome_receivers.seen_at, excluded.seen_at)
        ) delete from onlend_outcome_receivers where environment = $1 and receiver <> all ($2::text[]) and seen_at < $4`,
        [environment, [...names], now, now - forgetsAfter],
      )
    },
    /** Takes due rows, for one instance and a limited time: of each lane only the first. */
    async takeOutcomes(environment: Owner['environment'], take: Take): Promise<OutcomeRecord[]> {
      const { receivers, holder, now, leaseUntil, limit } = take
      const rows = await database.query<OutcomeRow>(
        `with due as (
          select a.sequence from onlend_outcomes a
          where a.environment = $1 and a.state = 'waiting' and a.next_at <= $3 and a.lease_until <= $3 and a.receiver = any ($2::text[])
            and not exists (select 1 from onlend_outcomes b where ${sameLane} and b.sequence < a.sequence)
          order by a.next_at, a.sequence limit $6 for update of a skip locked
        ) update onlend_outcomes o set lease_holder = $4, lease_until = $5, attempts = attempts + 1
        from due where o.sequence = due.sequence returning ${columns}`,
        [environment, [...receivers], now, holder, leaseUntil, limit],
      )
      return rows.map(readOutcome)
    },
    /** Records the result of a try; one by an instance that has lost the lease counts only as a delivery. */
    async recordTry({ sequence }: Pick<OutcomeRecord, 'sequence'>, holder: string, result: TryResult) {
      const free = 'lease_holder = null, lease_until = 0'
      const own = `sequence = $1 and lease_holder = $2 and state = 'waiting'`
      if (result.type === 'delivered')
        await database.query(
          `update onlend_outcomes set state = 'delivered', delivered_at = $2, ${free} where sequence = $1`,
          [sequence, result.at],
        )
      else if (result.type === 'dropped')
        await database.query(`delete from onlend_outcomes where ${own}`, [sequence, holder])
      else if (result.type === 'failed' && result.nextAt === null)
        await database.query(
          `update onlend_outcomes set state = 'dead', problem = $3, ${free} where ${own}`,
          [sequence, holder, result.problem],
        )
      else {
        const isFailed = result.type === 'failed'
        // The whole lane waits, so that its later rows are not looked at in vain.
        await database.query(
          `with a as (
            update onlend_outcomes set next_at = $3, problem = coalesce($4, problem), attempts = attempts - $5, ${free}
            where ${own} returning *
          ) update onlend_outcomes b set next_at = greatest(b.next_at, $3) from a where ${sameLane} and b.sequence > a.sequence`,
          [sequence, holder, result.nextAt, isFailed ? result.problem : null, isFailed ? 0 : 1],
        )
      }
    },
    /** The moment of the next due row; `null` without one. */
    async nextOutcomeAt(environment: Owner['environment'], receivers: readonly ReceiverName[]) {
      const [row] = await database.query<{ at: number | null }>(
        `select next_at::float8 as at from onlend_outcomes
        where environment = $1 and state = 'waiting' and lease_until = 0 and receiver = any ($2::text[]) order by next_at, sequence limit 1`,
        [environment, [...receivers]],
      )
      return row?.at ?? null
    },
    async listOutcomes(environment: Owner['environment'], page: OutcomePage): Promise<OutcomeRecord[]> {
      const { state, before, limit } = page
      const rows = await database.query<OutcomeRow>(
        `select ${columns} from onlend_outcomes o
        where environment = $1 and state = any ($2::text[]) and ($3::bigint is null or o.sequence < $3) order by o.sequence desc limit $4`,
        [environment, state === null ? ['waiting', 'delivered', 'dead'] : [state], before, limit],
      )
      return rows.map(readOutcome)
    },
    /** Makes a delivered or dead row wait again, and returns it; `null` for an unknown one. */
    async sendAgain(environment: Owner['environment'], sequence: number, now: number) {
      // A row that waits already is due at once and keeps its lease.
      const [row] = await database.query<OutcomeRow>(
        `update onlend_outcomes o set state = 'waiting', attempts = case when state = 'waiting' then attempts else 0 end, next_at = $3,
          delivered_at = null where environment = $1 and sequence = $2 returning ${columns}`,
        [environment, sequence, now],
      )
      return row ? readOutcome(row) : null
    },
    /** Writes a test event for every receiver. */
    writeTestOutcome: (owner: Owner, now: number) =>
      database.transaction(async (transaction) => {
        await transaction.query("select onlend_write_outcome($1, $2, $3, 'test', 'test', $4, '{}')", [
          ...ownerValues(owner),
          now,
        ])
        const rows = await transaction.query<OutcomeRow>(
          `select distinct on (receiver) ${columns} from onlend_outcomes o
          where environment = $1 and owner_kind = $2 and owner_id = $3 and subject = 'test' order by receiver, o.sequence desc`,
          ownerValues(owner),
        )
        return rows.map(readOutcome)
      }),
    async countOutcomes(environment: Owner['environment']): Promise<OutcomeCounts> {
      const [row] = await database.query<{ waiting: number; oldest: number | null; dead: number }>(
        `select count(*) filter (where state = 'waiting')::float8 as waiting, count(*) filter (where state = 'dead')::float8 as dead,
          (min(created_at) filter (where state = 'waiting'))::float8 as oldest
        from onlend_outcomes where environment = $1 and state in ('waiting', 'dead')`,
        [environment],
      )
      return { waiting: row?.waiting ?? 0, oldestAt: row?.oldest ?? null, dead: row?.dead ?? 0 }
    },
  }
}
