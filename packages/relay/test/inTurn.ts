import type { Database } from '../src/database/Database.ts'

/**
 * A database that is asked so many things at a time; whatever else comes waits its turn for as long as it takes. A pool gives up after five
 * seconds, which fifty writes at once need on a busy machine.
 */
export function inTurn(database: Database, atOnce: number): Database {
  const waiting: (() => void)[] = []
  let free = atOnce
  const take = async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
  return {
    ...database,
    query: (sql, parameters) => take(() => database.query(sql, parameters)),
    transaction: (work, options) => take(() => database.transaction(work, options)),
  }
}
