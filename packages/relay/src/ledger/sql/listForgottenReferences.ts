import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/**
 * The references, among the given ones, of operations of this owner that were pruned or erased. An event with such a reference settles nothing: the inbox
 * must not match it with another operation of the same facts.
 */
export async function listForgottenReferences(
  transaction: Queryable,
  owner: Owner,
  references: readonly string[],
): Promise<string[]> {
  if (references.length === 0) return []
  const rows = await transaction.query<{ name: string }>(
    `select id as name from onlend_tombstones
    where environment = $1 and owner_kind = $2 and owner_id = $3 and id = any ($4::text[])
    union select reference from onlend_tombstone_references
    where environment = $1 and owner_kind = $2 and owner_id = $3 and reference = any ($4::text[])`,
    [...ownerValues(owner), [...references]],
  )
  return rows.map(({ name }) => name)
}
