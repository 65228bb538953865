import type { EndpointName } from '@onlend/core/internal'
import type { UploadRejection } from '@onlend/core/relay'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import type { Owner } from '../../database/Owner.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { lockOwner } from '../../ledger/sql/index.ts'
import type { UploadRecord, UploadSet } from '../UploadRecord.ts'
import { type DraftChange, type DraftRecord, saveDraft } from './saveDraft.ts'
import { setValues } from './setValues.ts'

/** The store of the rows of staged files and drafts; the staging keeps the bytes. */
export type UploadStore = ReturnType<typeof uploadStore>

type NewUpload = Omit<UploadRecord, 'offset' | 'state' | 'rejection' | 'type' | 'sha256' | 'operationId'>

/** The limits of the files that one partner stages. */
type UploadAllowance = {
  /** The most files of the set. */
  maxFiles: number
  /** The most files of all the owner's sets together, so that many small sets cannot avoid the limit. */
  maxFilesOfOwner: number
  /** The most announced bytes of the owner's staged files. */
  maxBytes: number
  /** The most announced bytes of all staged files, of all owners and environments. */
  maxTotalBytes: number
}

/** A file whose bytes the staging should have. */
export type KeptUpload = Pick<UploadRecord, 'owner' | 'id' | 'size' | 'createdAt' | 'expiresAt'> & {
  /** Whether the file is whole. */
  isStaged: boolean
}

/** A row of `onlend_uploads` with these columns; drivers return a `bigint` as text, so the database casts it. */
type UploadRow = Omit<UploadRecord, 'owner'> & {
  environment: Owner['environment']
  owner_kind: Owner['kind']
  owner_id: string
}
const columns = `environment, owner_kind, owner_id, id, kind, set_name as "set", slot, name, size::float8 as size,
  arrived::float8 as "offset", state, rejection, type, sha256, expected_sha256 as "expectedSha256", actor,
  actor_name as "actorName", operation_id as "operationId", created_at::float8 as "createdAt", expires_at::float8 as "expiresAt"`

function readUpload({ environment, owner_kind: kind, owner_id: id, ...upload }: UploadRow): UploadRecord {
  return { owner: { environment, kind, id }, ...upload }
}

const ofOwner = 'environment = $1 and owner_kind = $2 and owner_id = $3'
const ofSet = `${ofOwner} and kind = $4 and set_name = $5`

/** Makes the store of staged files and drafts on SQL. */
export function uploadStore(database: Database) {
  /** Changes the row with the key `$1` to `$4` by SQL that returns its kind, and appends a change event; returns whether the row changed. */
  const settle = (
    { owner, id, now }: { owner: Owner; id: string; now: number },
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<boolean> =>
    database.transaction(async (transaction) => {
      await lockOwner(transaction, owner)
      const values = [...ownerValues(owner), id, ...parameters]
      const [row] = await transaction.query<{ kind: EndpointName }>(sql, values)
      if (row) await appendChangeEvent(transaction, owner, { operationId: null, kind: row.kind, now })
      return row !== undefined
    })

  return {
    /**
     * Writes the row of a file before its first byte arrives. Writes nothing and returns `full` over the owner's allowance, and `exhausted` when
     * all owners together have staged too much.
     */
    createUpload: (upload: NewUpload, allowance: UploadAllowance) =>
      database.transaction((transaction) => createUpload(transaction, { upload, allowance })),
    /** Finds a file of the owner that no write has used yet. */
    async findUpload(owner: Owner, id: string): Promise<UploadRecord | null> {
      const [row] = await database.query<UploadRow>(
        `select ${columns} from onlend_uploads where ${ofOwner} and id = $4 and operation_id is null`,
        [...ownerValues(owner), id],
      )
      return row ? readUpload(row) : null
    },
    /** Reads the file under an id, of any owner: the caller checks the rights. */
    async readUpload(environment: Owner['environment'], id: string): Promise<UploadRecord | null> {
      const sql = `select ${columns} from onlend_uploads where environment = $1 and id = $2`
      const [row] = await database.query<UploadRow>(sql, [environment, id])
      return row ? readUpload(row) : null
    },
    /** Lists the files of one set, oldest first, without used and rejected ones. */
    async listUploads(set: UploadSet, now: number): Promise<UploadRecord[]> {
      const rows = await database.query<UploadRow>(
        `select ${columns} from onlend_uploads
        where ${ofSet} and operation_id is null and state <> 'rejected' and expires_at > $6 order by created_at, id`,
        [...setValues(set), now],
      )
      return rows.map(readUpload)
    },
    /** The announced bytes of the owner's staged files. */
    async countStagedBytes(owner: Owner): Promise<number> {
      const [counted] = await database.query<{ bytes: number | string | null }>(
        `select sum(size) as bytes from onlend_uploads where ${ofOwner} and operation_id is null and state <> 'rejected'`,
        ownerValues(owner),
      )
      return Number(counted?.bytes ?? 0)
    },
    /** Records that more bytes of a file have arrived. */
    async recordOffset(owner: Owner, id: string, offset: number): Promise<void> {
      // Two requests can record their offsets in another order than their bytes arrived.
      await database.query(
        `update onlend_uploads set arrived = greatest(arrived, $5::bigint) where ${ofOwner} and id = $4`,
        [...ownerValues(owner), id, offset],
      )
    },
    /** Records that a file is whole and passed its checks. */
    async recordStaged(
      owner: Owner,
      id: string,
      { type, sha256, now }: { type: string; sha256: string; now: number },
    ): Promise<void> {
      await settle(
        { owner, id, now },
        `update onlend_uploads set state = 'staged', arrived = size, type = $5, sha256 = $6
        where ${ofOwner} and id = $4 and state = 'uploading' returning kind`,
        [type, sha256],
      )
    },
    /**
     * Records that the relay rejected a file: lists omit the file, its bytes no longer count and its name is deleted, while the reason stays until
     * `expiresAt`. Writes nothing and returns `false` when the file is not arriving any more.
     */
    recordRejected: (
      owner: Owner,
      id: string,
      { reason, now, expiresAt }: { reason: UploadRejection; now: number; expiresAt: number },
    ) =>
      settle(
        { owner, id, now },
        `update onlend_uploads set state = 'rejected', rejection = $5, expires_at = $6, name = ''
        where ${ofOwner} and id = $4 and state = 'uploading' returning kind`,
        [reason, expiresAt],
      ),
    /** Deletes the row of a file; with a moment, appends a change event for the owner. */
    async removeUpload(owner: Owner, id: string, now: number | null): Promise<void> {
      const sql = `delete from onlend_uploads where ${ofOwner} and id = $4 returning kind`
      if (now === null) await database.query(sql, [...ownerValues(owner), id])
      else await settle({ owner, id, now }, sql)
    },
    /** Lists files whose bytes the sweep can delete: expired ones, and those that a write used. */
    async listSpentUploads(
      environment: Owner['environment'],
      now: number,
      limit: number,
    ): Promise<{ owner: Owner; id: string }[]> {
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
    /** The known ids among the given ones, in any environment. */
    async findUploadIds(ids: readonly string[]): Promise<string[]> {
      const rows = await database.query<{ id: string }>(
        `select id from onlend_uploads where environment in ('sandbox', 'production') and id = any($1)`,
        [ids],
      )
      return rows.map(({ id }) => id)
    },
    /** A page of the unexpired files that no write has used, created before a moment, in a fixed order; `after` is the last file of the page before. */
    async listKeptUploads(
      environment: Owner['environment'],
      page: { now: number; createdBefore: number; after: KeptUpload | null; limit: number },
    ): Promise<KeptUpload[]> {
      const { now, createdBefore, after, limit } = page
      const rows = await database.query<UploadRow>(
        `select ${columns} from onlend_uploads where environment = $1 and expires_at >= $2 and (expires_at, id) > ($2, $3)
          and created_at < $4 and operation_id is null and state <> 'rejected' order by expires_at, id limit $5`,
        [environment, after?.expiresAt ?? now + 1, after?.id ?? '', createdBefore, limit],
      )
      return rows.map(readUpload).map((upload) => ({ ...upload, isStaged: upload.state === 'staged' }))
    },
    /** The staged files of an owner, and whether an operation in flight can be reading each. */
    listOwnedUploads: (owner: Owner) =>
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
    /** Resets a file without bytes to its state at the creation, and appends a change event. Writes nothing and returns `false` for a used or rejected file. */
    recordLost: (owner: Owner, id: string, now: number) =>
      settle(
        { owner, id, now },
        `update onlend_uploads set state = 'uploading', arrived = 0, type = null, sha256 = null
        where ${ofOwner} and id = $4 and state in ('uploading', 'staged') and operation_id is null returning kind`,
      ),
    async readDraft(set: UploadSet): Promise<DraftRecord | null> {
      const [draft] = await database.query<DraftRecord>(
        `select revision, value, actor_name as "actorName", saved_at::float8 as "savedAt" from onlend_drafts where ${ofSet}`,
        setValues(set),
      )
      return draft ?? null
    },
    /**
     * Saves a draft. Writes nothing and returns `changed` when the draft has another revision than the change, and `full` when the owner has the most
     * drafts allowed.
     */
    saveDraft: (set: UploadSet, draft: DraftChange) =>
      database.transaction((transaction) => saveDraft(transaction, { set, draft })),
  }
}

type Taken = { files: number | string; files_of_set: number | string; bytes: number | string | null }

/** The lock for the count of all staged bytes and the new row. */
const totalLock = 'onlend_uploads'

/**
 * Writes the row of a file if the owner's allowance and the total permit it. The function counts under the owner's lock and then under the lock of all
 * owners, so that two files of which only one fits cannot both pass, on any instance.
 */
async function createUpload(
  transaction: Queryable,
  { upload, allowance }: { upload: NewUpload; allowance: UploadAllowance },
): Promise<'created' | 'full' | 'exhausted'> {
  const { owner, kind, set, id, slot, name, size, expectedSha256, actor, actorName } = upload
  await lockOwner(transaction, owner)
  const [taken] = await transaction.query<Taken>(
    `select count(*) as files, count(*) filter (where kind = $4 and set_name = $5 and state <> 'rejected') as files_of_set,
      sum(size) filter (where state <> 'rejected') as bytes
    from onlend_uploads where ${ofOwner} and operation_id is null`,
    setValues({ owner, kind, set }),
  )
  const isFull =
    Number(taken?.files_of_set) >= allowance.maxFiles ||
    Number(taken?.files) >= allowance.maxFilesOfOwner ||
    Number(taken?.bytes ?? 0) + size > allowance.maxBytes
  if (isFull) return 'full'
  await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [totalLock])
  const [all] = await transaction.query<Pick<Taken, 'bytes'>>(
    `select sum(size) as bytes from onlend_uploads where state <> 'rejected'`,
  )
  if (Number(all?.bytes ?? 0) + size > allowance.maxTotalBytes) return 'exhausted'
  const facts = [id, slot, name, size, expectedSha256, actor, actorName, upload.createdAt, upload.expiresAt]
  await transaction.query(
    `insert into onlend_uploads (
      environment, owner_kind, owner_id, kind, set_name, id, slot, name, size, expected_sha256, actor, actor_name, created_at, expires_at
    ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [...setValues({ owner, kind, set }), ...facts],
  )
  return 'created'
}
