import { OptionError } from '@onlend/core/internal'
import type { ConnectionOptions } from 'node:tls'
import { Client, type ClientConfig, Pool, types, escapeIdentifier } from 'pg'
import { createPostgresListener } from './createPostgresListener.ts'
import type { Database } from './Database.ts'
import { runTransaction } from './runTransaction.ts'
import { toQueryable } from './toQueryable.ts'
import { type Signals, withSignals } from './withSignals.ts'

type OpenPostgresDatabaseOptions = {
  /** `postgresql://user:password@host:port/database`; a transaction-mode pooler will do. */
  connectionString: string
  /** The address of the server itself where `connectionString` is a pooler's, since a pooler drops `LISTEN`. @default connectionString */
  listenConnectionString?: string
  /** Connections of this process, besides one that listens. @default 10 */
  max?: number
  /** As Node's `tls.connect` takes it; `true` checks the server's certificate. @default as in the address */
  ssl?: boolean | ConnectionOptions
  /** Milliseconds that one statement may take; waiting for a lock may take half of it. @default 10000 */
  statementTimeout?: number
  /** The carrier of "look again" between instances. @default `NOTIFY`, on one more connection of each instance */
  signals?: Signals
  /** The schema of the tables, which has to exist. @default the first of the role's search path */
  schema?: string
}

/** int8: counters and milliseconds here, all small enough for an exact number. */
const bigint = 20

/**
 * Opens a PostgreSQL 15 or newer for any number of instances. Connects when it is first used, and again by itself after the server was away;
 * until then its calls reject.
 *
 * @throws TypeError for an address that is not one of PostgreSQL, without quoting it.
 * @example
 * const database = openPostgresDatabase({ connectionString: DATABASE_URL })
 */
export function openPostgresDatabase(options: OpenPostgresDatabaseOptions): Database {
  const { connectionString, listenConnectionString = connectionString, statementTimeout = 10_000 } = options
  for (const [name, address] of Object.entries({ connectionString, listenConnectionString })) {
    if (!/^postgres(?:ql)?:\/\//.test(address))
      throw new OptionError(
        `${name} has to begin with postgresql://, as in postgresql://user@host:5432/database`,
      )
  }
  // A server that vanished answers nothing, not even that the time is up.
  const queryTimeout = statementTimeout + 2_000
  const shared: ClientConfig = {
    application_name: 'onlend-relay',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(options.ssl === undefined ? {} : { ssl: options.ssl }),
  }
  const pool = new Pool({
    ...shared,
    connectionString,
    max: options.max ?? 10,
    // After a failover, no connection reads for long from the former primary.
    maxLifetimeSeconds: 600,
    query_timeout: queryTimeout,
    types: {
      getTypeParser: (type, format) => (type === bigint ? Number : types.getTypeParser(type, format)),
    },
  })
  // A connection that breaks, idle or in use, is closed; the query that was using it rejects.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const listener = createPostgresListener(
    () => new Client({ ...shared, connectionString: listenConnectionString, query_timeout: queryTimeout }),
  )
  const limits = { lockTimeout: Math.ceil(statementTimeout / 2), schema: options.schema ?? null }
  const begin = writeBegin({ ...limits, statementTimeout })
  const unhurried = writeBegin({ ...limits, statementTimeout: 0 })

  const database: Database = {
    exclusive: false,
    // Settings of a session do not survive a transaction-mode pooler, so a schema is set for each transaction.
    query: (sql, parameters) =>
      limits.schema === null
        ? toQueryable(pool).query(sql, parameters)
        : database.transaction((transaction) => transaction.query(sql, parameters)),
    transaction: (work, how = {}) =>
      runTransaction(
        pool,
        { begin: how.unhurried ? unhurried : begin, isUnhurried: how.unhurried ?? false },
        work,
      ),
    listen: listener.listen,
    async close() {
      await listener.close()
      await pool.end()
    },
  }
  return options.signals ? withSignals(database, options.signals) : database
}

type BeginOptions = { statementTimeout: number; lockTimeout: number; schema: string | null }

/**
 * The statements that begin a transaction, sent as one. All settings end with the transaction, which is what a pooler needs that hands the
 * same connection to the next one.
 */
function writeBegin({ statementTimeout, lockTimeout, schema }: BeginOptions): string {
  const statements = [
    'begin isolation level read committed read write',
    `set local statement_timeout = ${statementTimeout}`,
    `set local lock_timeout = ${lockTimeout}`,
    // A process that was stopped in the middle must not hold an owner's lock for ever.
    'set local idle_in_transaction_session_timeout = 10000',
    // A write that the ledger has acknowledged must survive a crash of the server: the relay would send a forgotten one again.
    "select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'",
  ]
  if (schema !== null) statements.push(`set local search_path = ${escapeIdentifier(schema)}`)
  return statements.join('; ')
}
