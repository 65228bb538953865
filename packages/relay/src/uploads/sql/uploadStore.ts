import type { WriteName, EndpointName } from '@onlend/core/internal'
import type { UploadRejection } from '@onlend/core/relay'
import type { Database, Queryable } from '../../database/Database.ts'
import type { UploadStore, UploadAllowance } from '../UploadStore.ts'
import { type DraftRow, readDraftRow, saveDraft } from './saveDraft.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import type { UploadRecord } from '../UploadRecord.ts'
import { setValues } from './setValues.ts'
import type { Owner } from '../../database/Owner.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import { lockOwner } from '../../ledger/sql/index.ts'

/** A row of `onlend_uploads` as a driver returns it. */
type UploadRow = {
  environment: Owner['environment']
  id: string
  owner_kind: Owner['kind']
  owner_id: string
  kind: WriteName
  set_name: string
  slot: string
  name: string
  size: number | string
  arrived: number | string
  state: 'uploading' | 'staged' | 'rejected'
  rejection: UploadRejection | null
  type: string | null
  sha256: string | null
  expected_sha256: string | null
  actor: string
  actor_name: string | null
  operation_id: string | null
  created_at: number | string
  expires_at: number | string
}

const ofOwner = 'environment = $1 and owner_kind = $2 and owner_id = $3'
const ofSet = `${ofOwner} and kind = $4 and set_name = $5`

/** Staged files and drafts on SQL. */
export function uploadStore(database: Database): UploadStore {
  return {
    createUpload: (upload, allowance) =>
      database.transaction((transaction) => createUpload(transaction, { upload, allowance })),
    async findUpload(owners, id) {
      const [row] = await database.query<UploadRow>(
        'select * from onlend_uploads where environment = $1 and id = $2 and operation_id is null',
        [owners[0]?.environment ?? '', id],
      )
      if (!row) return null
      const isTheirs = owners.some((owner) => owner.kind === row.owner_kind && owner.id === row.owner_id)
      return isTheirs ? readUpload(row) : null
    },
    async readUpload(environment, id) {
      const [row] = await database.query<UploadRow>(
        'select * from onlend_uploads where environment = $1 and id = $2',
        [environment, id],
      )
      return row ? readUpload(row) : null
    },
    async listUploads(set, now) {
      const rows = await database.query<UploadRow>(
        `select * from onlend_uploads
        where ${ofSet} and operation_id is null and state <> 'rejected' and expires_at > $6 order by created_at, id`,
        [...setValues(set), now],
      )
      return rows.map(readUpload)
    },
    async countStagedBytes(owner) {
      const [counted] = await database.query<{ bytes: number | string | null }>(
        `select sum(size) as bytes from onlend_uploads where ${ofOwner} and operation_id is null and state <> 'rejected'`,
        ownerValues(owner),
      )
      return Number(counted?.bytes ?? 0)
    },
    async recordOffset(owner, id, offset) {
      // Two requests can record their offsets in another order than their bytes arrived.
      await database.query(
        `update onlend_uploads set arrived = greatest(arrived, $5::bigint) where ${ofOwner} and id = $4`,
        [...ownerValues(owner), id, offset],
      )
    },
    async recordStaged(owner, id, { type, sha256, now }) {
      await database.transaction((transaction) =>
        settleUpload(transaction, {
          owner,
          id,
          sql: `update onlend_uploads set state = 'staged', arrived = size, type = $5, sha256 = $6
            where ${ofOwner} and id = $4 and state = 'uploading' returning kind`,
          parameters: [type, sha256],
          now,
        }),
      )
    },
    recordRejected: (owner, id, { reason, now, expiresAt }) =>
      database.transaction((transaction) =>
        settleUpload(transaction, {
          owner,
          id,
          sql: `update onlend_uploads set state = 'rejected', rejection = $5, expires_at = $6, name = ''
            where ${ofOwner} and id = $4 and state = 'uploading' returning kind`,
          parameters: [reason, expiresAt],
          now,
        }),
      ),
    async removeUpload(owner, id, now) {
      const sql = `delete from onlend_uploads where ${ofOwner} and id = $4 returning kind`
      if (now === null) await database.query(sql, [...ownerValues(owner), id])
      else
        await database.transaction((transaction) =>
          settleUpload(transaction, { owner, id, sql, parameters: [], now }),
        )
    },
    async listSpentUploads(environment, now, limit) {
      const rows = await database.query<Pick<UploadRow, 'id' | 'owner_kind' | 'owner_id'>>(
        `select id, owner_kind, owner_id from onlend_uploads
        where environment = $1 and (expires_at <= $2 or operation_id is not null) order by expires_at limit $3`,
        [environment, now, limit],
      )
      return rows.map((row) => ({
        id: row.id,
        owner: { environment, kind: row.owner_kind, id: row.owner_id },
      }))
    },
    async findUploadIds(ids) {
      const rows = await database.query<Pick<UploadRow, 'id'>>(
        `select id from onlend_uploads where environment in ('sandbox', 'production') and id = any($1)`,
        [ids],
      )
      return rows.map(({ id }) => id)
    },
    async listKeptUploads(environment, { now, createdBefore, after, limit }) {
      const rows = await database.query<UploadRow>(
        `select * from onlend_uploads where environment = $1 and expires_at >= $2 and (expires_at, id) > ($2, $3)
          and created_at < $4 and operation_id is null and state <> 'rejected' order by expires_at, id limit $5`,
        [environment, after?.expiresAt ?? now + 1, after?.id ?? '', createdBefore, limit],
      )
      return rows.map(readUpload).map(({ owner, id, size, createdAt, expiresAt, state }) => {
        return { owner, id, size, createdAt, expiresAt, isStaged: state === 'staged' }
      })
    },
    listOwnedUploads: (owner) =>
      database.query<{ id: string; isInUse: boolean }>(
        // Two indexes, one for the waiting files and one for the used ones.
        `select u.id, exists (
          select 1 from onlend_operations o where o.environment = u.environment and o.owner_kind = u.owner_kind
            and o.owner_id = u.owner_id and o.kind = u.kind and o.state = 'submitting'
        ) as "isInUse" from (
          select * from onlend_uploads where ${ofOwner} and operation_id is null
          union all select * from onlend_uploads where ${ofOwner} and operation_id is not null
        ) u`,
        ownerValues(owner),
      ),
    recordLost: (owner, id, now) =>
      database.transaction((transaction) =>
        settleUpload(transaction, {
          owner,
          id,
          sql: `update onlend_uploads set state = 'uploading', arrived = 0, type = null, sha256 = null
            where ${ofOwner} and id = $4 and state in ('uploading', 'staged') and operation_id is null returning kind`,
          parameters: [],
          now,
        }),
      ),
    async readDraft(set) {
      const [row] = await database.query<DraftRow>(
        `select * from onlend_drafts where ${ofSet}`,
        setValues(set),
      )
      return row ? readDraftRow(row) : null
    },
    saveDraft: (set, draft) => database.transaction((transaction) => saveDraft(transaction, { set, draft })),
  }
}

/** Turns a row into a staged file. */
function readUpload(row: UploadRow): UploadRecord {
  return {
    owner: { environment: row.environment, kind: row.owner_kind, id: row.owner_id },
    kind: row.kind,
    set: row.set_name,
    id: row.id,
    slot: row.slot,
    name: row.name,
    size: Number(row.size),
    offset: Number(row.arrived),
    state: row.state,
    rejection: row.rejection,
    type: row.type,
    sha256: row.sha256,
    expectedSha256: row.expected_sha256,
    actor: row.actor,
    actorName: row.actor_name,
    operationId: row.operation_id,
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
  }
}

type SettleUploadParameters = {
  owner: Owner
  id: string
  /** Changes the row with the key `$1` to `$4` and returns its kind, or no row where there is nothing to change. */
  sql: string
  parameters: readonly unknown[]
  now: number
}

/** Changes a staged file, and appends a change event after a change; returns whether the row changed. */
async function settleUpload(
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

type CreateOptions = { upload: Parameters<UploadStore['createUpload']>[0]; allowance: UploadAllowance }

type Taken = { files: number | string; files_of_set: number | string; bytes: number | string | null }

/** The lock for the count of all staged bytes and the new row. */
const totalLock = 'onlend_uploads'

/**
 * Writes the row of a file if the owner's allowance and the total permit it. The function counts under the owner's lock and then under the lock of all
 * owners, so that two files of which only one fits cannot both pass, on any instance.
 */
async function createUpload(
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
