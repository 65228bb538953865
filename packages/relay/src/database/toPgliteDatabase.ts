import { createTurns } from './createTurns.ts'
import type { Database, Queryable } from './Database.ts'
import type { PgliteThread } from './startPgliteThread.ts'

/** The database on a thread, whose one connection takes one work at a time. `close` calls `unlock` after the thread has closed. */
export function toPgliteDatabase(
  thread: PgliteThread,
  unlock: () => Promise<void> = async () => undefined,
): Database {
  const takeTurn = createTurns()
  const { query } = thread
  return {
    exclusive: true,
    query: (sql, parameters) => takeTurn(() => query(sql, parameters)),
    transaction: (work, options) => takeTurn(() => runInTransaction(thread, work), options),
    async listen(channel, onMessage) {
      const stop = await takeTurn(() => thread.listen(channel, onMessage))
      return () => takeTurn(stop)
    },
    async close() {
      await takeTurn(() => thread.close())
      await unlock()
    },
  }
}

/** One connection with one user: no transaction waits or gives way. */
async function runInTransaction<T>(
  thread: PgliteThread,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  let isOpen = true
  const query: Queryable['query'] = (sql, parameters) =>
    isOpen ? thread.query(sql, parameters) : Promise.reject(new Error('The transaction has ended'))
  await thread.begin()
  try {
    const result = await work({ query })
    isOpen = false
    await thread.commit()
    return result
  } catch (error) {
    isOpen = false
    await thread.rollback().catch(() => undefined)
    throw error
  }
}
