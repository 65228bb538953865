import type { Owner } from '../../database/Owner.ts'
import type { Database, Queryable } from '../../database/Database.ts'

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
 * Does what is due to each owner under that owner's lock. An owner that is locked already is passed over: another connection works on it,
 * be it a write or the same sweep on another instance, so that instances share the work and none waits for another. So is one whose turn
 * failed, after which the others of its transaction have theirs again.
 *
 * @throws AggregateError with what went wrong with some owners, when all others are done.
 */
export async function forEachOwnerDue(
  database: Database,
  due: Due,
  work: (transaction: Queryable, owner: Owner) => Promise<void>,
): Promise<void> {
  const failed = new Map<string, unknown>()
  const exclusion = `o.environment || '/' || o.owner_kind || '/' || o.owner_id <> all ($${due.parameters.length + 1}::text[])`
  for (let round = 0; round < batches; round += 1) {
    const turn: { owner: string | null } = { owner: null }
    try {
      const done = await database.transaction(async (transaction) => {
        turn.owner = null
        const rows = await transaction.query<OwnerRow>(
          `select o.environment, o.owner_kind, o.owner_id from onlend_owners o
          where (o.environment, o.owner_kind, o.owner_id) in (select environment, owner_kind, owner_id from (${due.sql}) due)
            and ${exclusion} limit ${batch} for update of o skip locked`,
          [...due.parameters, [...failed.keys()]],
        )
        for (const { environment, owner_kind: kind, owner_id: id } of rows) {
          turn.owner = `${environment}/${kind}/${id}`
          await work(transaction, { environment, kind, id })
        }
        turn.owner = null
        return rows.length
      })
      if (done < batch) break
    } catch (error) {
      // Without a turn it was the database that failed, and so would the next transaction.
      if (turn.owner === null) throw error
      failed.set(turn.owner, error)
    }
  }
  if (failed.size > 0)
    throw new AggregateError(failed.values(), `A sweep could not do what is due to ${failed.size} owners`)
}
