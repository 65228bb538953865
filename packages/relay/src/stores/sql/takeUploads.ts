import type { EndpointName } from '@onlend/core/internal'
import type { OperationKey } from '../../operations/OperationRecord.ts'
import type { Queryable } from '../Database.ts'
import { appendChangeEvent } from './appendChangeEvent.ts'
import { ownerValues } from './ownerValues.ts'

type TakeOptions = { ids: readonly string[]; kind: EndpointName; now: number }

/** Puts staged files on record as taken along by a write, and forgets what was filled in beside them. The caller holds the owner's lock. */
export async function takeUploads(
  transaction: Queryable,
  { owner, id }: OperationKey,
  { ids, kind, now }: TakeOptions,
): Promise<void> {
  const taken = await transaction.query<{ set_name: string }>(
    `update onlend_uploads set operation_id = $5
    where environment = $1 and owner_kind = $2 and owner_id = $3 and id = any($4) and operation_id is null returning set_name`,
    [...ownerValues(owner), [...ids], id],
  )
  if (taken.length === 0) return
  const drafts = await transaction.query(
    `delete from onlend_drafts
    where environment = $1 and owner_kind = $2 and owner_id = $3 and kind = $4 and set_name = any($5) returning set_name`,
    [...ownerValues(owner), kind, taken.map(({ set_name }) => set_name)],
  )
  if (drafts.length > 0)
    await appendChangeEvent(transaction, owner, { operationId: null, kind, now, revision: null })
  await appendChangeEvent(transaction, owner, { operationId: null, kind, now })
}
