import type { Database } from './Database.ts'
import type { RelayStore } from './RelayStore.ts'
import { storing } from './storing.ts'
import { applyEvents } from './sql/applyEvents.ts'
import { assignByOperator } from './sql/assignByOperator.ts'
import { assignEvent } from './sql/assignEvent.ts'
import { claimOperation } from './sql/claimOperation.ts'
import { countAttention } from './sql/countAttention.ts'
import { confirmEvent } from './sql/confirmEvent.ts'
import { dismiss } from './sql/dismiss.ts'
import { keepDelivery } from './sql/keepDelivery.ts'
import { listAttention } from './sql/listAttention.ts'
import { listBlankable } from './sql/listBlankable.ts'
import { listChangeEvents } from './sql/listChangeEvents.ts'
import { listOpen } from './sql/listOpen.ts'
import { listReplayable } from './sql/listReplayable.ts'
import { listResolutions } from './sql/listResolutions.ts'
import { listRevocations } from './sql/listRevocations.ts'
import { listRows } from './sql/listRows.ts'
import { listUnapplied } from './sql/listUnapplied.ts'
import { listUnconfirmed } from './sql/listUnconfirmed.ts'
import { listUnmatched } from './sql/listUnmatched.ts'
import { migrate } from './sql/migrate.ts'
import { changeEventChannel } from './sql/changeEventChannel.ts'
import { keepRevocation } from './sql/keepRevocation.ts'
import type { OperationRow } from './sql/OperationRow.ts'
import { findOperationOwners } from './sql/findOperationOwners.ts'
import { ownerValues } from './sql/ownerValues.ts'
import { readChangeEventOwner } from './sql/readChangeEventOwner.ts'
import { readOperation } from './sql/readOperation.ts'
import { readSecret } from './sql/readSecret.ts'
import { recordOutcome } from './sql/recordOutcome.ts'
import { recoverSubmitting } from './sql/recoverSubmitting.ts'
import { resolveOperation } from './sql/resolveOperation.ts'
import { sweepStore } from './sql/sweepStore.ts'
import { uploadStore } from './sql/uploadStore.ts'

/**
 * The relay's memory on PostgreSQL 15 or newer, embedded or not: ledger, inbox and change events in one database.
 * The tables are made on first use. Closing the database is the caller's.
 *
 * @example
 * const store = createSqlStore(openPostgresDatabase({ connectionString: DATABASE_URL }))
 */
export function createSqlStore(given: Database): RelayStore {
  const database = storing(given)
  let prepared: Promise<void> | null = null
  let blocked: { error: unknown; until: number } | null = null
  let secret: Promise<string> | null = null
  return {
    prepare(now) {
      if (blocked && now < blocked.until) return Promise.reject(blocked.error)
      prepared ??= prepare(given, now).catch((error: unknown) => {
        // Not remembered: a database that was down may be up the next time.
        prepared = null
        blocked = isLockTimeout(error) ? { error, until: now + lockPause } : null
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
      const [row] = await database.query<OperationRow>(
        `select * from onlend_operations where environment = $1 and id = $2
          and (owner_kind, owner_id) in (select * from unnest($3::text[], $4::text[]))
        order by created_at desc limit 1`,
        [owners[0]?.environment ?? '', id, owners.map(({ kind }) => kind), owners.map((owner) => owner.id)],
      )
      return row ? readOperation(row) : null
    },
    findOperationOwners: (environment, id) => findOperationOwners(database, environment, id),
    async listOperations(owner, limit) {
      const rows = await database.query<OperationRow>(
        `select * from onlend_operations where environment = $1 and owner_kind = $2 and owner_id = $3
        order by created_at desc, id limit $4`,
        [...ownerValues(owner), limit],
      )
      return rows.map(readOperation)
    },
    listChangeEvents: (owner, after, limit) => listChangeEvents(database, { owner, after, limit }),
    async onChangeEvent(listener) {
      const stop = await database.listen(changeEventChannel, (payload) =>
        listener(readChangeEventOwner(payload)),
      )
      // Whoever has been reading already may have missed what was said before.
      listener(null)
      return stop
    },
    keepDelivery: (delivery) => database.transaction((transaction) => keepDelivery(transaction, delivery)),
    applyEvents: (deliveryId, events, reading) =>
      database.transaction((transaction) => applyEvents(transaction, deliveryId, { events, ...reading })),
    listUnapplied: (environment, before) => listUnapplied(database, environment, before),
    listUnmatched: (owners, page) => listUnmatched(database, owners, page),
    assignEvent: (assignment) => database.transaction((transaction) => assignEvent(transaction, assignment)),
    listOpen: (environment, query) => listOpen(database, environment, query),
    assignByOperator: (assignment) =>
      database.transaction((transaction) => assignByOperator(transaction, assignment)),
    dismiss: (dismissal) => database.transaction((transaction) => dismiss(transaction, dismissal)),
    listReplayable: (query, limit) => listReplayable(database, query, limit),
    listBlankable: (environment, limit) => listBlankable(database, environment, limit),
    async blankBody(deliveryId, body) {
      await database.query(
        'update onlend_deliveries set body = $2, redacted = true where id = $1 and body is not null',
        [deliveryId, body],
      )
    },
    listUnconfirmed: (environment, now, limit) => listUnconfirmed(database, { environment, now, limit }),
    confirmEvent: (eventId, now) =>
      database.transaction((transaction) => confirmEvent(transaction, eventId, now)),
    async postponeEvent({ id, tries }, until) {
      await database.query(
        `update onlend_events set confirm_after = $2, confirm_tries = confirm_tries + 1
        where id = $1 and state = 'unconfirmed' and confirm_tries = $3`,
        [id, until, tries],
      )
    },
    resolve: (resolution) => database.transaction((transaction) => resolveOperation(transaction, resolution)),
    listResolutions: (key) => listResolutions(database, key),
    listAttention: (environment, page) => listAttention(database, environment, page),
    listRows: (key, after, limit) => listRows(database, key, { after, limit }),
    revoke: (environment, revocation) => keepRevocation(database, environment, revocation),
    listRevocations: (environment, since) => listRevocations(database, environment, since),
    ...uploadStore(database),
    sweep: (limits) => sweepStore(database, limits),
    attention: (environment) => countAttention(database, environment),
    async ping() {
      await database.query('select 1')
    },
    async readClock() {
      if (database.exclusive) return null
      const [row] = await database.query<{ now: number }>(
        'select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now',
      )
      return row?.now ?? null
    },
  }
}

/** Milliseconds until changing the tables is tried again that somebody else has in use; each try holds up the writes of every instance. */
const lockPause = 15_000

/** `lock_not_available`, as every driver tells it. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

/**
 * Databases that nobody else can have open, and where whoever was sending before they were opened is known to be dead, whatever the lease says.
 * Once for each, since a second relay on the same one must not take the first for dead.
 */
const recovered = new WeakSet<Database>()

async function prepare(database: Database, now: number): Promise<void> {
  await migrate(database)
  if (!database.exclusive || recovered.has(database)) return
  await recoverSubmitting(database, { leaseBefore: Number.MAX_SAFE_INTEGER, now })
  recovered.add(database)
}
