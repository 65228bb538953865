import type { Database, Queryable } from './Database.ts'

/**
 * Carries "look again" from one instance to all, in the place of `NOTIFY`. What it says is only a hint: it may be lost, repeated or forged, and
 * costs a read at most. `redis.signals` of `@onlend/relay/redis` is one.
 */
export type Signals = {
  /** Says it to all who listen, this instance too. Never throws and is not waited for: what is lost is read at the next heartbeat. */
  publish(channel: string, payload: string): void
  /** Calls back with what was said, and with `null` where some may have been missed. Resolves with what stops it, also while the carrier is away. */
  listen(channel: string, onMessage: (payload: string | null) => void): Promise<() => Promise<void>>
}

/**
 * A database whose signals go another way than through the database itself: nothing is said before the commit, and no commit waits for the one lock that
 * PostgreSQL takes for each `NOTIFY`.
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
          // Another try: what the one before it announced was undone with it.
          announced = new Map()
          isWorkDone = false
          const result = await work(announcing(transaction, announced))
          isWorkDone = true
          return result
        }, options)
      } finally {
        // Also where it is not known whether the commit was made: who looks in vain has lost a read.
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
