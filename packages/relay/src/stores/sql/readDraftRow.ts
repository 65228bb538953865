import type { DraftRecord } from '../UploadStore.ts'
import type { DraftRow } from './DraftRow.ts'

/** A draft as the relay knows it. */
export function readDraftRow(row: DraftRow): DraftRecord {
  return {
    revision: row.revision,
    value: row.value,
    actorName: row.actor_name,
    savedAt: Number(row.saved_at),
  }
}
