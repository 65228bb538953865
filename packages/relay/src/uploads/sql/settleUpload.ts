import type { EndpointName } from '@onlend/core/internal'
import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import { lockOwner } from '../../ledger/sql/index.ts'
import { ownerValues } from '../../database/ownerValues.ts'

type SettleUploadParameters = {
  owner: Owner
  id: string
  /** Changes the row with the key `$1` to `$4` and returns its kind, or no row where there is nothing to change. */
  sql: string
  parameters: readonly unknown[]
  now: number
}

/** Changes a staged file, and appends a change event after a change; returns whether the row changed. */
export async function settleUpload(
  transaction: Queryable,
  { owner, id, sql, parameters, now }: SettleUploadParameters,
): Promise<boolean> {
  await lockOwner(transaction, owner)
  const [row] = await transaction.query<{ kind: EndpointName }>(sql, [
    ...ownerValues(owner),
    id,
    ...parameters,
  ])
  if (row) await appendChangeEvent(transaction, owner, { operationId: null, kind: row.kind, now })
  return row !== undefined
}
