import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { sha256 } from '../../lib/sha256.ts'
import type { BudgetUse, RateLimiter } from './RateLimiter.ts'
import type { Database } from '../../database/Database.ts'

const tableName = 'onlend_rate_limits'

/**
 * Counts rate limits for all instances in one table of a PostgreSQL, which it makes itself. Each budget of a request is one statement;
 * a budget that is used up is remembered here and asks no more. While the database is away, each instance counts alone.
 *
 * @example
 * const limits = { limiter: postgresLimiter(database) }
 */
export function postgresLimiter(database: Database): RateLimiter {
  const limiters = new Map<string, Promise<RateLimiterPostgres>>()

  const getLimiter = ({ name, limit, window }: BudgetUse): Promise<RateLimiterPostgres> => {
    const key = `${name}/${limit}/${window}`
    const known = limiters.get(key)
    if (known) return known
    const limiter = createLimiter(database, { name, limit, window })
    limiters.set(key, limiter)
    // A database that was away may be there the next time.
    limiter.catch(() => limiters.delete(key))
    return limiter
  }

  return {
    async use(use) {
      const limiter = await getLimiter(use)
      try {
        // Hashed, because an id can be longer than the column, or an e-mail address.
        await limiter.consume(await sha256(`${use.environment}/${use.key}`))
        return null
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext)
        throw reason
      }
    },
  }
}

type LimiterOptions = Pick<BudgetUse, 'name' | 'limit' | 'window'>

async function createLimiter(
  database: Database,
  { name, limit, window }: LimiterOptions,
): Promise<RateLimiterPostgres> {
  // Asked first: a role that may not make tables is refused even where the table is there.
  const [table] = await database.query<{ name: string | null }>('select to_regclass($1)::text as name', [
    tableName,
  ])
  const storeClient = {
    async query({ text, values }: { text: string; values?: unknown[] }) {
      const rows = await database.query(text, values)
      return { rows, rowCount: rows.length }
    },
  }
  const options = {
    storeClient,
    storeType: 'client',
    tableName,
    keyPrefix: name,
    points: limit,
    duration: window / 1_000,
    inMemoryBlockOnConsumed: limit + 1,
  }
  if (table?.name != null) return new RateLimiterPostgres({ ...options, tableCreated: true })
  return new Promise((resolve, reject) => {
    const limiter = new RateLimiterPostgres(options, (error) => (error ? reject(error) : resolve(limiter)))
  })
}
