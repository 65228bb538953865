import type { Queryable } from '../../database/Database.ts'
import type { UploadAllowance, UploadStore } from '../UploadStore.ts'
import { lockOwner } from '../../ledger/sql/index.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { setValues } from './setValues.ts'

type CreateOptions = { upload: Parameters<UploadStore['createUpload']>[0]; allowance: UploadAllowance }

type Taken = { files: number | string; files_of_set: number | string; bytes: number | string | null }

/** The lock for the count of all staged bytes and the new row. */
const totalLock = 'onlend_uploads'

/**
 * Writes the row of a file if the owner's allowance and the total permit it. The function counts under the owner's lock and then under the lock of all
 * owners, so that two files of which only one fits cannot both pass, on any instance.
 */
export async function createUpload(
  transaction: Queryable,
  { upload, allowance }: CreateOptions,
): Promise<'created' | 'full' | 'exhausted'> {
  const { owner, kind, set } = upload
  await lockOwner(transaction, owner)
  const [taken] = await transaction.query<Taken>(
    `select count(*) as files, count(*) filter (where kind = $4 and set_name = $5 and state <> 'rejected') as files_of_set,
      sum(size) filter (where state <> 'rejected') as bytes
    from onlend_uploads where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id is null`,
    setValues({ owner, kind, set }),
  )
  const isFull =
    Number(taken?.files_of_set) >= allowance.maxFiles ||
    Number(taken?.files) >= allowance.maxFilesOfOwner ||
    Number(taken?.bytes ?? 0) + upload.size > allowance.maxBytes
  if (isFull) return 'full'
  await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [totalLock])
  const [all] = await transaction.query<Pick<Taken, 'bytes'>>(
    `select sum(size) as bytes from onlend_uploads where state <> 'rejected'`,
  )
  if (Number(all?.bytes ?? 0) + upload.size > allowance.maxTotalBytes) return 'exhausted'
  await transaction.query(
    `insert into onlend_uploads (
      environment, owner_kind, owner_id, id, kind, set_name, slot, name, size, expected_sha256, actor, actor_name, created_at, expires_at
    ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...ownerValues(owner),
      upload.id,
      kind,
      set,
      upload.slot,
      upload.name,
      upload.size,
      upload.expectedSha256,
      upload.actor,
      upload.actorName,
      upload.createdAt,
      upload.expiresAt,
    ],
  )
  return 'created'
}
