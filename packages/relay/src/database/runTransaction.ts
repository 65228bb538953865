import { DatabaseError, type Pool, type PoolClient } from 'pg'
import type { Queryable } from './Database.ts'
import { toQueryable } from './toQueryable.ts'

type TransactionSettings = { begin: string; isUnhurried: boolean }

/** Attempts at a transaction that has to give way. */
const attempts = 5

/** Milliseconds in which a broken connection fails. A later failure is a used-up time limit, and the next try would use it up too. */
const brokenWithin = 2_000

/** Milliseconds that a rollback may take, on a connection that may not answer any more. */
const rollbackTimeout = 1_000

/** The answer of a standby to a transaction that may write: `feature_not_supported`. */
const standbyCode = '0A000'

/** Serialization failure and deadlock: the server has undone the transaction and asks for another try. */
const retriedCodes = new Set(['40001', '40P01'])

/**
 * Runs a transaction on a connection of the pool. Retries it only where the database cannot hold any part of it: when it could not begin on a stale
 * connection, or when the server reports that it undid the transaction to let another through.
 *
 * @throws CommitUnknownError when the connection was lost during the commit.
 */
export async function runTransaction<T>(
  pool: Pool,
  settings: TransactionSettings,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  const startedAt = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect()
    const isLast = attempt === attempts
    try {
      await client.query(settings.begin)
    } catch (error) {
      client.release(true)
      const isPrompt = performance.now() - startedAt < brokenWithin
      if (isLast || !isPrompt || !(isLost(error) || isStandby(error))) throw error
      continue
    }
    try {
      const result = await work(toQueryable(client, settings))
      await commit(client)
      client.release()
      return result
    } catch (error) {
      await giveBack(client)
      if (isLast || !(error instanceof DatabaseError && retriedCodes.has(error.code ?? ''))) throw error
    }
    // Apart from each other, so that the same two do not meet again.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
  }
}

/** Whether it was the connection that failed: a server that shuts down says so in words, with a code that begins with 57. */
function isLost(error: unknown): boolean {
  return !(error instanceof DatabaseError) || /^(?:08|57)/.test(error.code ?? '')
}

/** A server that was the first one before a failover refuses a transaction that may write; another connection may lead to its successor. */
function isStandby(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === standbyCode
}

async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit').catch((error: unknown) => {
    throw isLost(error) ? new CommitUnknownError({ cause: error }) : error
  })
  // A transaction in which a statement failed is rolled back without an error.
  if (command !== 'COMMIT')
    throw new Error('The transaction was rolled back: one of its statements had failed')
}

async function giveBack(client: PoolClient): Promise<void> {
  try {
    await client.query({ text: 'rollback', ...{ query_timeout: rollbackTimeout } })
    client.release()
  } catch {
    client.release(true)
  }
}

/** The connection was lost during the commit of a transaction: its rows may be there or not. The relay never retries such a transaction by itself. */
class CommitUnknownError extends Error {
  override name = 'CommitUnknownError'

  constructor(options: ErrorOptions) {
    super(
      'The connection was lost during a commit: read the database again before anything is repeated',
      options,
    )
  }
}
