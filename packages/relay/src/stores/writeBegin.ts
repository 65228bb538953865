import { escapeIdentifier } from 'pg'

type BeginOptions = { statementTimeout: number; lockTimeout: number; schema: string | null }

/**
 * The statements that begin a transaction, sent as one. All settings end with the transaction, which is what a pooler needs that hands the
 * same connection to the next one.
 */
export function writeBegin({ statementTimeout, lockTimeout, schema }: BeginOptions): string {
  const statements = [
    'begin isolation level read committed read write',
    `set local statement_timeout = ${statementTimeout}`,
    `set local lock_timeout = ${lockTimeout}`,
    // A process that was stopped in the middle must not hold an owner's lock for ever.
    'set local idle_in_transaction_session_timeout = 10000',
    // What the ledger has acknowledged must survive a crash of the server: a write that it forgot would be sent again.
    "select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'",
  ]
  if (schema !== null) statements.push(`set local search_path = ${escapeIdentifier(schema)}`)
  return statements.join('; ')
}
