import { createStore } from '../../../src/createStore.ts'
import type { Database } from '../../../src/database/Database.ts'
import type { RelayStore } from '../../../src/RelayStore.ts'
import type { Scheduler } from './createScheduler.ts'

type GateStoreParameters = {
  database: Database
  scheduler: Scheduler
  exclusive: boolean
  /** Called before anything is written. */
  onWrite: () => void
}

/**
 * A store that waits for leave before and after everything that it writes, and fails on command: before anything has happened, or
 * after it was committed, when the caller does not learn that it was. Reads pass, and so does what happens outside of any task.
 */
export function gateStore({ database, scheduler, exclusive, onWrite }: GateStoreParameters): RelayStore {
  let name = 'prepare'
  const gated = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!scheduler.running()) {
      onWrite()
      return work()
    }
    const point = name
    const before = await scheduler.wait(`before ${point}`)
    if (before.store === 'failsBefore') throw new Error('the database is down')
    onWrite()
    const result = await work()
    const after = await scheduler.wait(`after ${point}`)
    if (before.store === 'failsAfter' || after.store !== 'works') throw new Error('the connection was lost')
    return result
  }
  const gatedDatabase: Database = {
    ...database,
    exclusive,
    listen: async () => async () => undefined,
    transaction: (work) => gated(() => database.transaction(work)),
    query: (sql, parameters) => {
      const isWrite = /^\s*(?:insert|update|delete)/i.test(sql)
      return isWrite ? gated(() => database.query(sql, parameters)) : database.query(sql, parameters)
    },
  }
  const store = createStore(gatedDatabase)
  // The sweep starts the runner of batches and does not wait for it: a runner at a gate would take the place of the task that runs by then.
  const runner = createStore({ ...database, exclusive })
  const named = Object.entries({ ...store, takeBatch: runner.takeBatch }).map(([call, run]) => [
    call,
    (...parameters: unknown[]): unknown => {
      name = call
      // A task that waited for another's set would neither wait at a gate nor end: each has sets of its own here.
      if (call === 'keepDelivery' || call === 'applyEvents') {
        const own = createStore(gatedDatabase)[call]
        return (own as (...all: unknown[]) => unknown)(...parameters)
      }
      // The cast passes on what the caller gave, which the store's own type has checked.
      return (run as (...all: unknown[]) => unknown)(...parameters)
    },
  ])
  // The cast names what the entries are made of.
  return Object.fromEntries(named) as RelayStore
}
