import type { Draft } from '@onlend/core/relay'
import type { DraftRecord } from './UploadStore.ts'

/** A draft as the routes send it. */
export function writeDraft({ revision, value, actorName, savedAt }: DraftRecord): Draft {
  return {
    revision,
    // The cast: `readDraftChange` accepts only objects.
    value: JSON.parse(value) as Draft['value'],
    savedBy: actorName,
    savedAt: new Date(savedAt).toISOString(),
  }
}
