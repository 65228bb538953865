import { uploadTypes } from '@onlend/core/internal'
import type { listUploads, StagedUpload } from '@onlend/core/relay'
import { trackWork } from '../lib/trackWork.ts'
import { RelayRefusal } from '../http/index.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import { finishUpload } from './finishUpload.ts'
import { readUploadSet } from './readUploadSet.ts'
import type { UploadRecord } from './UploadRecord.ts'
import type { StagingContext, StagingHandler } from './withStaging.ts'

/** Milliseconds that a list waits for running inspections. */
const longestWait = 5_000

/**
 * Lists the files of a set, of all people, with the limits and the used bytes.
 *
 * @throws RelayRefusal for a set that the person may not use.
 */
export const answerUploads: StagingHandler<typeof listUploads> = async (
  context,
  { principal, parameters },
) => {
  const asked = await readUploadSet(context, principal, parameters)
  const { store, clock, uploads } = context
  const kept = await store.listUploads(asked, clock.now())
  const arriving = kept.filter(({ state }) => state === 'uploading')
  const changes = await Promise.all(arriving.map((upload) => reconcileUpload(context, upload)))
  const records = changes.includes(true) ? await store.listUploads(asked, clock.now()) : kept
  const { maxFileBytes, maxFiles, maxBytes } = uploads
  const usedBytes = await store.countStagedBytes(asked.owner)
  const types = uploadTypes.map(({ type }) => type)
  const limits = { maxFileBytes, maxFiles, maxBytes, usedBytes, types }
  return { data: { uploads: records.map(writeUpload), limits } }
}

/** Records the progress that a stopped process could not record; returns whether the row changed. */
async function reconcileUpload(context: StagingContext, upload: UploadRecord): Promise<boolean> {
  const { owner, id, size } = upload
  // A staging that cannot be reached has no news.
  const offset = await context.uploads.staging.offset(id).catch(() => null)
  if (offset === null || (offset <= upload.offset && offset < size)) return false
  if (offset < size) {
    await context.store.recordOffset(owner, id, offset)
    return true
  }
  const finishing = finishUpload(context, upload).catch((error: unknown) => {
    // A rejected file is no longer listed, and another refusal leaves it arriving: the new list shows both.
    if (!(error instanceof RelayRefusal)) throw error
  })
  // A scan can take longer than a person waits for a list.
  await withDeadline(context.clock, longestWait, () => trackWork(context, { work: 'upload', id }, finishing))
  return true
}

/** A staged file as people who may act for its partner see it. */
function writeUpload(upload: UploadRecord): StagedUpload {
  const { id, kind, set, slot, name, size, offset, state, type, sha256, actorName } = upload
  return {
    id,
    // The cast narrows to the two kinds of `uploadKinds`.
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
