import type { Owner } from '../../identity/Owner.ts'
import type { Database, Queryable } from '../Database.ts'

type Due = {
  /** Selects environment, owner_kind and owner_id of what is due. */
  sql: string
  parameters: readonly unknown[]
}

/** Owners in one transaction, and transactions in one go; what is left is done the next time. */
const batch = 20
const batches = 50

type OwnerRow = { environment: Owner['environment']; owner_kind: Owner['kind']; owner_id: string }

/**
 * Does what is due to each owner under that owner's lock. An owner that is locked already is passed over: somebody is at work on it,
 * be it a write or the same sweep on another instance, so that instances share the work and none waits for another.
 */
export async function forEachOwnerDue(
  database: Database,
  due: Due,
  work: (transaction: Queryable, owner: Owner) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < batches; round += 1) {
    const done = await database.transaction(async (transaction) => {
      const rows = await transaction.query<OwnerRow>(
        `select o.environment, o.owner_kind, o.owner_id from onlend_owners o
        where (o.environment, o.owner_kind, o.owner_id) in (select environment, owner_kind, owner_id from (${due.sql}) due)
        limit ${batch} for update of o skip locked`,
        due.parameters,
      )
      for (const row of rows)
        await work(transaction, { environment: row.environment, kind: row.owner_kind, id: row.owner_id })
      return rows.length
    })
    if (done < batch) return
  }
}
