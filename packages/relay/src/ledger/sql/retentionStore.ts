import type { RetentionStore } from '../retention/RetentionStore.ts'
import type { Database } from '../../database/Database.ts'
import { eraseOwner } from './eraseOwner.ts'
import { listKept } from './listKept.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { pruneStore } from './pruneStore.ts'

const ofOwner = 'environment = $1 and owner_kind = $2 and owner_id = $3'

/** What forgets for good, on SQL. */
export function retentionStore(database: Database): RetentionStore {
  return {
    prune: (limits) => pruneStore(database, limits),
    erase: (erasure) => database.transaction((transaction) => eraseOwner(transaction, erasure)),
    listKept: (owner, moment) => listKept(database, owner, moment),
    listOwnedUploads: (owner) =>
      database.query<{ id: string; isInUse: boolean }>(
        // Two indexes, one for what waits and one for what was taken along.
        `select u.id, exists (
          select 1 from onlend_operations o where o.environment = u.environment and o.owner_kind = u.owner_kind
            and o.owner_id = u.owner_id and o.kind = u.kind and o.state = 'submitting'
        ) as "isInUse" from (
          select * from onlend_uploads where ${ofOwner} and operation_id is null
          union all select * from onlend_uploads where ${ofOwner} and operation_id is not null
        ) u`,
        ownerValues(owner),
      ),
  }
}
