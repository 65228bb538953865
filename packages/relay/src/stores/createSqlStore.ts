import type { Owner } from '../identity/Owner.ts'
import type { Database } from './Database.ts'
import type { KeptDelivery, RelayStore } from './RelayStore.ts'
import { applyEvents } from './sql/applyEvents.ts'
import { assignEvent } from './sql/assignEvent.ts'
import { claimOperation } from './sql/claimOperation.ts'
import { keepDelivery } from './sql/keepDelivery.ts'
import { listNotices } from './sql/listNotices.ts'
import { listUnmatched } from './sql/listUnmatched.ts'
import { migrate } from './sql/migrate.ts'
import { noticeChannel } from './sql/noticeChannel.ts'
import type { OperationRow } from './sql/OperationRow.ts'
import { ownerValues } from './sql/ownerValues.ts'
import { readOperation } from './sql/readOperation.ts'
import { readSecret } from './sql/readSecret.ts'
import { recordOutcome } from './sql/recordOutcome.ts'
import { recoverSubmitting } from './sql/recoverSubmitting.ts'
import { sweepStore } from './sql/sweepStore.ts'

/**
 * The relay's memory on PostgreSQL 15 or newer, embedded or not: ledger, inbox and notices in one database.
 * The tables are made on first use. Closing the database is the caller's.
 */
export function createSqlStore(database: Database): RelayStore {
  let prepared: Promise<void> | null = null
  let secret: Promise<string> | null = null
  return {
    prepare(now) {
      prepared ??= prepare(database, now).catch((error: unknown) => {
        // Not remembered: a database that was down may be up the next time.
        prepared = null
        throw error
      })
      return prepared
    },
    secret() {
      secret ??= readSecret(database).catch((error: unknown) => {
        secret = null
        throw error
      })
      return secret
    },
    claim: (claim) => database.transaction((transaction) => claimOperation(transaction, claim)),
    record: (key, outcome) => database.transaction((transaction) => recordOutcome(transaction, key, outcome)),
    async findOperation(owners, id) {
      const rows = await database.query<OperationRow>(
        'select * from onlend_operations where environment = $1 and id = $2 order by created_at desc',
        [owners[0]?.environment ?? '', id],
      )
      const mine = rows.find((row) =>
        owners.some((owner) => owner.kind === row.owner_kind && owner.id === row.owner_id),
      )
      return mine ? readOperation(mine) : null
    },
    async listOperations(owner, limit) {
      const rows = await database.query<OperationRow>(
        `select * from onlend_operations where environment = $1 and owner_kind = $2 and owner_id = $3
        order by created_at desc, id limit $4`,
        [...ownerValues(owner), limit],
      )
      return rows.map(readOperation)
    },
    listNotices: (owner, after, limit) => listNotices(database, { owner, after, limit }),
    onNotice: (listener) =>
      // The cast names what `appendNotice` sends on this channel.
      database.listen(noticeChannel, (payload) => listener(JSON.parse(payload) as Owner)),
    keepDelivery: (delivery) => database.transaction((transaction) => keepDelivery(transaction, delivery)),
    applyEvents: (deliveryId, events, { body, now }) =>
      database.transaction((transaction) => applyEvents(transaction, deliveryId, { events, body, now })),
    listUnapplied: (environment, before) => listUnapplied(database, environment, before),
    listUnmatched: (owners, limit) => listUnmatched(database, owners, limit),
    assignEvent: (owners, eventId, operationId, now) =>
      database.transaction((transaction) => assignEvent(transaction, { owners, eventId, operationId, now })),
    sweep: (limits) => sweepStore(database, limits),
    async ping() {
      await database.query('select 1')
    },
  }
}

async function prepare(database: Database, now: number): Promise<void> {
  await migrate(database)
  // Nobody else can have the database open, so whoever was sending is dead, whatever the lease says.
  if (database.exclusive) await recoverSubmitting(database, { leaseBefore: Number.MAX_SAFE_INTEGER, now })
}

type DeliveryRow = {
  id: string
  source: string
  message_id: string
  body_hash: string
  body: string | null
  signed: boolean
  received_at: number | string
}

async function listUnapplied(
  database: Database,
  environment: Owner['environment'],
  before: number,
): Promise<(KeptDelivery & { id: string })[]> {
  const rows = await database.query<DeliveryRow>(
    `select * from onlend_deliveries where environment = $1 and applied_at is null and received_at < $2
    order by received_at limit 200`,
    [environment, before],
  )
  return rows.map(({ id, source, body, signed, ...row }) => {
    const received = { messageId: row.message_id, bodyHash: row.body_hash, now: Number(row.received_at) }
    return { id, environment, source, body: body ?? '', signed, ...received }
  })
}
