import type { Database, Queryable } from '@onlend/relay'

/**
 * The host's own tables beside the ledger's: sessions, sign-in attempts, and the book of invoices with the outcome events that it has booked. The tables hold no
 * cookie, no address and no e-mail.
 */
const tables = [
  `create table if not exists host_sessions (
    id text primary key, user_id text not null, created_at bigint not null, expires_at bigint not null
  )`,
  'create index if not exists host_sessions_expiring on host_sessions (expires_at)',
  `create table if not exists host_sign_in_attempts (
    key text primary key, attempts int not null, ends_at bigint not null
  )`,
  'create index if not exists host_sign_in_attempts_ending on host_sign_in_attempts (ends_at)',
  'create table if not exists host_booked_outcomes (event_id text primary key)',
  `create table if not exists host_invoices (
    operation_id text primary key, customer_partner_id text not null, reference text not null, amount text, currency text,
    state text not null, changed_at text not null
  )`,
  'create index if not exists host_invoices_newest on host_invoices (customer_partner_id, changed_at)',
]

/** Any number that nothing else in this database locks. */
const lock = 4_310_001

/** Opens the host's own tables; makes them on first use, and tries again later where the database was away. */
export function openAccountTables(database: Database): Queryable {
  let made: Promise<void> | null = null
  return {
    async query(sql, parameters) {
      made ??= makeTables(database)
      try {
        await made
      } catch (error) {
        made = null
        throw error
      }
      return database.query(sql, parameters)
    },
  }
}

async function makeTables(database: Database): Promise<void> {
  // Asked first: a role that may not make tables is refused even where they are there.
  const [known] = await database.query<{ name: string | null }>(
    "select to_regclass('host_invoices')::text as name",
  )
  if (known?.name != null) return
  await database.transaction(async (transaction) => {
    // Two instances that start together would both find nothing there.
    await transaction.query('select pg_advisory_xact_lock($1)', [lock])
    for (const statement of tables) await transaction.query(statement)
  })
}
