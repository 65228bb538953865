import type { StagedUpload } from '@onlend/core/relay'
import type { UploadRecord } from './UploadRecord.ts'

/** A staged file as people who may act for its partner see it. */
export function writeUpload(upload: UploadRecord): StagedUpload {
  const { id, kind, set, slot, name, size, offset, state, type, sha256, actorName } = upload
  return {
    id,
    // The cast narrows what only the two kinds of `uploadKinds` can have become.
    kind: kind as StagedUpload['kind'],
    set,
    slot,
    name,
    size,
    offset,
    state: state === 'staged' ? 'staged' : 'uploading',
    type,
    sha256,
    uploadedBy: actorName,
    createdAt: new Date(upload.createdAt).toISOString(),
    expiresAt: new Date(upload.expiresAt).toISOString(),
  }
}
