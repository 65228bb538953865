import type { Database, Queryable } from './Database.ts'

/**
 * Carries "look again" from one instance to all, in the place of `NOTIFY`. A signal is only a hint: a lost, repeated or forged one
 * costs a read at most. `redis.signals` of `@onlend/relay/redis` is one.
 */
export type Signals = {
  /** Sends it to all listeners, this instance too. Never throws, and no caller waits for it: the next heartbeat reads the lost events. */
  publish(channel: string, payload: string): void
  /** Calls back with each payload, and with `null` where some may be lost. Resolves with the function that stops it, also while the carrier is away. */
  listen(channel: string, onMessage: (payload: string | null) => void): Promise<() => Promise<void>>
}

/**
 * A database whose signals go another way than through the database itself: it sends no signal before the commit, and no commit waits for the one lock
 * that PostgreSQL takes for each `NOTIFY`.
 */
export function withSignals(database: Database, signals: Signals): Database {
  return {
    ...database,
    query: (sql, parameters) => database.query(sql, parameters),
    async transaction(work, options) {
      let announced = new Map<string, Set<string>>()
      let isWorkDone = false
      try {
        return await database.transaction(async (transaction) => {
          // Another try: the signals of the one before it were undone with it.
          announced = new Map()
          isWorkDone = false
          const result = await work(announcing(transaction, announced))
          isWorkDone = true
          return result
        }, options)
      } finally {
        // Also where the outcome of the commit is unknown: a reader that finds nothing has lost one read.
        if (isWorkDone)
          for (const [channel, payloads] of announced)
            for (const payload of payloads) signals.publish(channel, payload)
      }
    },
    listen: (channel, onMessage) => signals.listen(channel, onMessage),
  }
}

/** Like `NOTIFY`, the same twice in a transaction is said once. */
function announcing(transaction: Queryable, announced: Map<string, Set<string>>): Queryable {
  return {
    query: (sql, parameters) => transaction.query(sql, parameters),
    announce(channel, payload) {
      announced.set(channel, (announced.get(channel) ?? new Set()).add(payload))
    },
  }
}
