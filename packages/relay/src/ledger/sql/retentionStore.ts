import type { Erased, Erasure, KeptRecord, Pruned, PruneLimits } from '../retention/RetentionRecord.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Database } from '../../database/Database.ts'
import { eraseOwner } from './eraseOwner.ts'
import { forgetOperations } from './forgetOperations.ts'
import { isForgettable } from './isForgettable.ts'
import { listKept } from './listKept.ts'

/** The store that deletes for good. A deleted operation leaves a tombstone, so that its key is never new again and no webhook counts twice. */
export type RetentionStore = ReturnType<typeof retentionStore>

/** Records in one transaction, and the owners that it locks. */
const batch = 500
const mostOwners = 100

/** Makes the store that deletes for good, on SQL. */
export function retentionStore(database: Database) {
  return {
    /** Prunes records whose retention is over, in small transactions. Instances that prune at once share the work: each skips rows that another has locked. */
    async prune(limits: PruneLimits): Promise<Pruned> {
      const operations = await repeat(limits.most, () => pruneOperations(database, limits))
      const webhooks = await repeat(limits.most, () => pruneWebhooks(database, limits))
      const destinations = await repeat(limits.most, () => pruneDestinations(database, limits))
      const snapshots = await repeat(limits.most, () => pruneSnapshots(database, limits))
      return { operations, webhooks, destinations, snapshots }
    },
    /** Does one step of an erasure, with its audit entry. Call it again until `isDone`; `listKept` returns the records that it keeps. */
    erase: (erasure: Erasure): Promise<{ erased: Erased; isDone: boolean }> =>
      database.transaction((transaction) => eraseOwner(transaction, erasure)),
    /** The records that an erasure has left of an owner. */
    listKept: (owner: Owner, moment: Pick<Erasure, 'now'>): Promise<KeptRecord[]> =>
      listKept(database, owner, moment),
  }
}

/** Prunes operations of owners that no other connection has locked; the next call prunes those of the others. */
async function pruneOperations(
  database: Database,
  { environment, operationsBefore: before, now }: PruneLimits,
): Promise<number> {
  if (before === null) return 0
  return database.transaction(async (transaction) => {
    const rows = await transaction.query<{ owner_kind: Owner['kind']; owner_id: string }>(
      `select o.owner_kind, o.owner_id from onlend_owners o
      where (o.environment, o.owner_kind, o.owner_id) in (
        select environment, owner_kind, owner_id from (
          select environment, owner_kind, owner_id from onlend_operations
          where environment = $1 and ${isForgettable} and updated_at < $2 and lease_until < $3 order by updated_at limit ${batch}
        ) due
      ) limit ${mostOwners} for update of o skip locked`,
      [environment, before, now],
    )
    const owners = rows.map(({ owner_kind: kind, owner_id: id }) => ({ environment, kind, id }))
    const limits = { why: 'retention', before, limit: batch, now } as const
    return owners.length === 0 ? 0 : (await forgetOperations(transaction, owners, limits)).length
  })
}

/**
 * Prunes webhooks that were read and have no open event, with their events. A webhook stays whole while one of its events is evidence for an operation that is
 * not final. The remaining row recognises a repeat of the webhook.
 */
async function pruneWebhooks(
  database: Database,
  { environment, webhooksBefore, now }: PruneLimits,
): Promise<number> {
  if (webhooksBefore === null) return 0
  return database.transaction(async (transaction) => {
    const due = await transaction.query<{ id: string }>(
      `select id from onlend_deliveries d
      where environment = $1 and received_at < $2 and forgotten_at is null and applied_at is not null
        and (body is null or dismissed_at is not null or reading in ('read', 'unread'))
        and not exists (
          select 1 from onlend_events e where e.delivery_id = d.id and (e.state not in ('matched', 'dismissed') or exists (
            select 1 from onlend_operations o where o.environment = e.environment and o.id = e.operation_id and not (${isForgettable}))))
      order by received_at, id limit ${batch} for update skip locked`,
      [environment, webhooksBefore],
    )
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await transaction.query('delete from onlend_events where delivery_id = any ($1::text[])', [ids])
    await transaction.query(
      `update onlend_deliveries set body = null, forgotten_at = $2, dismissed_at = null, dismissed_by = null, dismissed_reason = null
      where id = any ($1::text[])`,
      [ids, now],
    )
    return due.length
  })
}

/** Prunes first attempts. The ledger holds a pruned destination once more, unless it still has a paid operation to it. */
async function pruneDestinations(
  database: Database,
  { environment, operationsBefore }: PruneLimits,
): Promise<number> {
  if (operationsBefore === null) return 0
  const gone = await database.query(
    `with due as (
      select environment, owner_kind, owner_id, hash from onlend_destinations
      where environment = $1 and first_seen_at < $2 order by first_seen_at limit ${batch} for update skip locked
    ) delete from onlend_destinations where (environment, owner_kind, owner_id, hash) in (select * from due) returning 1 as one`,
    [environment, operationsBefore],
  )
  return gone.length
}

async function pruneSnapshots(
  database: Database,
  { environment, snapshotsBefore }: PruneLimits,
): Promise<number> {
  if (snapshotsBefore === null) return 0
  const gone = await database.query(
    `with due as (
      select environment, owner_kind, owner_id, seen_at from onlend_snapshots
      where environment = $1 and seen_at < $2 order by seen_at limit ${batch} for update skip locked
    ) delete from onlend_snapshots where (environment, owner_kind, owner_id, seen_at) in (select * from due) returning 1 as one`,
    [environment, snapshotsBefore],
  )
  return gone.length
}

async function repeat(most: number, step: () => Promise<number>): Promise<number> {
  let done = 0
  while (done < most) {
    const rows = await step()
    done += rows
    if (rows === 0) return done
  }
  return done
}
