import type { Database, Queryable } from '../Database.ts'
import type { RelayStore } from '../RelayStore.ts'
import { claimOperation } from './claimOperation.ts'
import { countAttention } from './countAttention.ts'
import { listAttention } from './listAttention.ts'
import { listChangeEvents } from './listChangeEvents.ts'
import { listResolutions } from './listResolutions.ts'
import { listRows } from './listRows.ts'
import { inboxStore } from './inboxStore.ts'
import { migrate } from './migrate.ts'
import { changeEventChannel } from './changeEventChannel.ts'
import type { OperationRow } from './OperationRow.ts'
import { findOperationOwners } from './findOperationOwners.ts'
import { ownerValues } from './ownerValues.ts'
import { readOperation } from './readOperation.ts'
import { recordOutcome } from './recordOutcome.ts'
import { recoverSubmitting } from './recoverSubmitting.ts'
import { resolveOperation } from './resolveOperation.ts'
import { revocationStore } from './revocationStore.ts'
import { sweepStore } from './sweepStore.ts'
import { uploadStore } from './uploadStore.ts'
import type { Owner } from '../../principals/Owner.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { tryParseJson } from '../../lib/tryParseJson.ts'
import { storableText } from './storableText.ts'

/**
 * The relay's memory on PostgreSQL 15 or newer, embedded or not: ledger, inbox and change events in one database.
 * The tables are made on first use. Closing the database is the caller's.
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
    ...inboxStore(database),
    resolve: (resolution) => database.transaction((transaction) => resolveOperation(transaction, resolution)),
    listResolutions: (key) => listResolutions(database, key),
    listAttention: (environment, page) => listAttention(database, environment, page),
    listRows: (key, after, limit) => listRows(database, key, { after, limit }),
    ...revocationStore(database),
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

/** The store's own random secret, made by whichever instance asks first. It keys the hashes of account numbers and the cursors of streams. */
async function readSecret(database: Queryable): Promise<string> {
  const made = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  await database.query(
    "insert into onlend_settings (name, value) values ('secret', $1) on conflict do nothing",
    [made],
  )
  const [row] = await database.query<{ value: string }>(
    "select value from onlend_settings where name = 'secret'",
  )
  if (!row) throw new Error('The store did not keep its secret')
  return row.value
}

/** Whose change events a signal is about; `null`, which is anybody's, for signals that were missed and for what another program said on the channel. */
function readChangeEventOwner(payload: string | null): Owner | null {
  const said = payload === null ? null : tryParseJson(payload)
  if (!isRecord(said) || typeof said.id !== 'string') return null
  const { environment, kind, id } = said
  if (environment !== 'sandbox' && environment !== 'production') return null
  return kind === 'customerPartnerId' || kind === 'channelPartnerId' ? { environment, kind, id } : null
}

/**
 * A database that takes every text: what it cannot hold is replaced, so that no write becomes unrecordable because of a character that the
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
  return { query: (sql, parameters) => target.query(sql, parameters?.map(toStorable)) }
}

function toStorable(parameter: unknown): unknown {
  if (typeof parameter === 'string') return storableText(parameter)
  return Array.isArray(parameter) ? parameter.map(toStorable) : parameter
}
