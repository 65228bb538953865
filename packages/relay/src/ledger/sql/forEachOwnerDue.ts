import type { Owner } from '../../database/Owner.ts'
import type { Database, Queryable } from '../../database/Database.ts'

type Due = {
  /** Selects environment, owner_kind and owner_id of the due records. */
  sql: string
  parameters: readonly unknown[]
}

/** Owners in one transaction, and transactions in one call; the next call goes on. */
const batch = 20
const batches = 50

type OwnerRow = { environment: Owner['environment']; owner_kind: Owner['kind']; owner_id: string }

/**
 * Does the due work of each owner under that owner's lock. Skips an owner that another connection has locked, by a write or by the same sweep on
 * another instance, so that instances share the work and none waits for another. Skips an owner whose turn failed too, and repeats the other
 * turns of its transaction.
 *
 * @throws AggregateError with the errors of single owners, after all others are done.
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
      // An error outside of a turn is the database's, and the next transaction would fail too.
      if (turn.owner === null) throw error
      failed.set(turn.owner, error)
    }
  }
  if (failed.size > 0)
    throw new AggregateError(failed.values(), `A sweep could not do what is due to ${failed.size} owners`)
}
