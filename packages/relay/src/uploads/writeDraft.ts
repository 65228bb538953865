import type { Draft } from '@onlend/core/relay'
import type { DraftRecord } from './UploadStore.ts'

/** A draft as it is sent. */
export function writeDraft({ revision, value, actorName, savedAt }: DraftRecord): Draft {
  return {
    revision,
    // The cast follows from what `readDraftChange` lets in: an object.
    value: JSON.parse(value) as Draft['value'],
    savedBy: actorName,
    savedAt: new Date(savedAt).toISOString(),
  }
}
