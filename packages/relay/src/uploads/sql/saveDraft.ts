import type { Queryable } from '../../database/Database.ts'
import type { UploadSet } from '../UploadRecord.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import { lockOwner } from '../../ledger/sql/index.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { setValues } from './setValues.ts'

/** The form value that a person filled in beside the files of a set. */
export type DraftRecord = {
  revision: number
  /** The form value as JSON text. */
  value: string
  actorName: string | null
  savedAt: number
}

/** A change of a draft that began with this revision; `null` begins a draft. */
export type DraftChange = Pick<DraftRecord, 'value' | 'actorName'> & {
  revision: number | null
  now: number
  expiresAt: number
  maxDraftsOfOwner: number
}

type SaveOptions = { set: UploadSet; draft: DraftChange }

/** Saves a draft if it is unchanged since the revision that the edit began with, and emits a change event to the owner. */
export async function saveDraft(
  transaction: Queryable,
  { set, draft }: SaveOptions,
): Promise<DraftRecord | 'changed' | 'full'> {
  await lockOwner(transaction, set.owner)
  const [known] = await transaction.query<Pick<DraftRecord, 'revision'>>(
    `select revision from onlend_drafts
    where environment = $1 and owner_kind = $2 and owner_id = $3 and kind = $4 and set_name = $5`,
    setValues(set),
  )
  if ((known?.revision ?? null) !== draft.revision) return 'changed'
  if (!known && (await isFull(transaction, { set, draft }))) return 'full'
  const [saved] = await transaction.query<DraftRecord>(
    `insert into onlend_drafts (
      environment, owner_kind, owner_id, kind, set_name, revision, value, actor_name, saved_at, expires_at
    ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (environment, owner_kind, owner_id, kind, set_name) do update set revision = excluded.revision,
      value = excluded.value, actor_name = excluded.actor_name, saved_at = excluded.saved_at, expires_at = excluded.expires_at
    returning revision, value, actor_name as "actorName", saved_at::float8 as "savedAt"`,
    [...setValues(set), (draft.revision ?? 0) + 1, draft.value, draft.actorName, draft.now, draft.expiresAt],
  )
  if (!saved) throw new Error('The store did not keep a draft')
  const { kind, owner } = set
  await appendChangeEvent(transaction, owner, {
    operationId: null,
    kind,
    now: draft.now,
    revision: saved.revision,
  })
  return saved
}

async function isFull(transaction: Queryable, { set: { owner }, draft }: SaveOptions): Promise<boolean> {
  const [counted] = await transaction.query<{ drafts: number | string }>(
    `select count(*) as drafts from onlend_drafts where environment = $1 and owner_kind = $2 and owner_id = $3
      and expires_at > $4`,
    [...ownerValues(owner), draft.now],
  )
  return Number(counted?.drafts) >= draft.maxDraftsOfOwner
}
