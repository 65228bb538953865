import type { DraftRecord } from '../UploadStore.ts'

/** Turns a row into a draft. */
export function readDraftRow(row: DraftRow): DraftRecord {
  return {
    revision: row.revision,
    value: row.value,
    actorName: row.actor_name,
    savedAt: Number(row.saved_at),
  }
}

/** A row of `onlend_drafts` as a driver returns it. */
export type DraftRow = {
  revision: number
  value: string
  actor_name: string | null
  saved_at: number | string
}
