import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/** Waits for the lock of an owner, and holds it until the transaction ends. */
export async function lockOwner(transaction: Queryable, owner: Owner): Promise<void> {
  if (await isLocked(transaction, owner)) return
  await transaction.query(
    'insert into onlend_owners (environment, owner_kind, owner_id) values ($1, $2, $3) on conflict do nothing',
    ownerValues(owner),
  )
  if (!(await isLocked(transaction, owner))) throw new Error('The ledger did not keep an owner')
}

async function isLocked(transaction: Queryable, owner: Owner): Promise<boolean> {
  const rows = await transaction.query(
    'select last_sequence from onlend_owners where environment = $1 and owner_kind = $2 and owner_id = $3 for update',
    ownerValues(owner),
  )
  return rows.length > 0
}
