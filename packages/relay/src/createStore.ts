import type { Database, Queryable } from './database/Database.ts'
import type { RelayStore } from './RelayStore.ts'
import { batchStore } from './batches/sql/batchStore.ts'
import { brandStore } from './brand/sql/brandStore.ts'
import { auditStore } from './observability/index.ts'
import { changeEventStore } from './changes/sql/changeEventStore.ts'
import { countAttention } from './countAttention.ts'
import { fenceStore } from './ledger/sql/fenceStore.ts'
import { inboxStore } from './inbox/sql/inboxStore.ts'
import { matchWaitingEvents } from './inbox/sql/matchWaitingEvents.ts'
import { migrate } from './migrate.ts'
import { operationStore } from './ledger/sql/operationStore.ts'
import { outcomeStore } from './outbox/sql/outcomeStore.ts'
import { recoverSubmitting } from './ledger/sql/recoverSubmitting.ts'
import { retentionStore } from './ledger/sql/retentionStore.ts'
import { revocationStore } from './identity/index.ts'
import { sealedValueStore } from './database/sealing/sealedValueStore.ts'
import { guidanceStore } from './ledger/sql/guidanceStore.ts'
import { snapshotStore } from './ledger/sql/snapshotStore.ts'
import { storableText } from './database/storableValues.ts'
import { sweepStore } from './sweepStore.ts'
import { takeTransitions } from './ledger/sql/takeTransitions.ts'
import { uploadStore } from './uploads/sql/uploadStore.ts'

/**
 * The relay's memory on PostgreSQL 15 or newer, embedded or not: ledger, inbox and change events in one database.
 * The tables are made on first use. Closing the database is the caller's.
 *
 * @example
 * const store = createStore(openPostgresDatabase({ connectionString: DATABASE_URL }))
 */
export function createStore(given: Database): RelayStore {
  const database = storing(given)
  let prepared: Promise<void> | null = null
  let blocked: { error: unknown; until: number } | null = null
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
    async keepSetting(name, value) {
      const known = await findSetting(database, name)
      if (known !== null) return known
      await database.query(
        'insert into onlend_settings (name, value) values ($1, $2) on conflict do nothing',
        [name, value],
      )
      const kept = await findSetting(database, name)
      if (kept === null) throw new Error('The store did not keep a setting')
      return kept
    },
    async replaceSetting(name, { from, to }) {
      await database.query('update onlend_settings set value = $3 where name = $1 and value = $2', [
        name,
        from,
        to,
      ])
    },
    findSetting: (name) => findSetting(database, name),
    ...operationStore(database, matchWaitingEvents),
    ...auditStore(database),
    ...fenceStore(database),
    ...changeEventStore(database),
    ...inboxStore(database),
    ...revocationStore(database),
    ...uploadStore(database),
    ...batchStore(database),
    ...retentionStore(database),
    ...snapshotStore(database),
    ...guidanceStore(database),
    ...outcomeStore(database),
    ...brandStore(database),
    ...sealedValueStore(database),
    sweep: (limits) => sweepStore(database, limits),
    attention: (environment) => countAttention(database, environment),
    takeTransitions: (environment, limit) => takeTransitions(database, environment, limit),
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

/** Milliseconds until tables that another connection has in use are migrated again; each try holds up the writes of every instance. */
const lockPause = 15_000

/** `lock_not_available`, as every driver reports it. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

/**
 * Databases that only one process can open: a process that was sending before is dead, even if its lease has not ended.
 * Once for each, since a second relay on the same one must not take the first for dead.
 */
const recovered = new WeakSet<Database>()

async function prepare(database: Database, now: number): Promise<void> {
  await migrate(database)
  if (!database.exclusive || recovered.has(database)) return
  await recoverSubmitting(database, {
    leaseBefore: Number.MAX_SAFE_INTEGER,
    now,
    matchWaiting: matchWaitingEvents,
  })
  // The process that was sending a batch is dead with it.
  await database.query(
    'update onlend_batches set lease_until = 0, lease_holder = null where lease_holder is not null',
  )
  // So is one that was delivering an outcome event.
  await database.query(
    'update onlend_outcomes set lease_until = 0, lease_holder = null where lease_holder is not null',
  )
  recovered.add(database)
}

async function findSetting(database: Queryable, name: string): Promise<string | null> {
  const [row] = await database.query<{ value: string }>('select value from onlend_settings where name = $1', [
    name,
  ])
  return row?.value ?? null
}

/**
 * A database that takes every text: it replaces invalid characters, so that no write becomes unrecordable because of a character that the
 * service or a sender of webhooks has put into it.
 */
function storing(database: Database): Database {
  return {
    query: withStorable(database).query,
    transaction: (work, options) =>
      database.transaction((transaction) => work(withStorable(transaction)), options),
    listen: (channel, onMessage) => database.listen(channel, onMessage),
    close: () => database.close(),
    exclusive: database.exclusive,
  }
}

function withStorable(target: Queryable): Queryable {
  const { announce } = target
  const query: Queryable['query'] = (sql, parameters) => target.query(sql, parameters?.map(toStorable))
  return announce ? { query, announce } : { query }
}

function toStorable(parameter: unknown): unknown {
  if (typeof parameter === 'string') return storableText(parameter)
  return Array.isArray(parameter) ? parameter.map(toStorable) : parameter
}
