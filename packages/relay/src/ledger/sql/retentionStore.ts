import type { RetentionStore } from '../retention/RetentionStore.ts'
import type { Database } from '../../database/Database.ts'
import { eraseOwner } from './eraseOwner.ts'
import { listKept } from './listKept.ts'
import { pruneStore } from './pruneStore.ts'

/** What forgets for good, on SQL. */
export function retentionStore(database: Database): RetentionStore {
  return {
    prune: (limits) => pruneStore(database, limits),
    erase: (erasure) => database.transaction((transaction) => eraseOwner(transaction, erasure)),
    listKept: (owner, moment) => listKept(database, owner, moment),
  }
}
