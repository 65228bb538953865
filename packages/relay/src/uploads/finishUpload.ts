import type { UploadRejection } from '@onlend/core/relay'
import { RelayRefusal } from '../http/RelayRefusal.ts'
import { inspectUpload } from '../inspection/inspectUpload.ts'
import type { RelayContext } from '../RelayContext.ts'
import { refuseUpload } from './refuseUpload.ts'
import type { UploadContext } from './readUploadOptions.ts'
import type { UploadRecord } from './UploadRecord.ts'

type StagingContext = RelayContext & { uploads: UploadContext }

/** Milliseconds for which the reason of a no is kept for a device that lost the answer. */
const rejectionKept = 3_600_000

/**
 * Inspects a file whose last byte is here, and stages or deletes it. Can be called again, and several times at once: a call during the
 * inspection gets its result.
 *
 * @throws RelayRefusal with the reason when the file is not taken, and with 404 when it was removed meanwhile.
 */
export async function finishUpload(context: StagingContext, upload: UploadRecord): Promise<void> {
  const { inspecting } = context.uploads
  const running = inspecting.get(upload.id) ?? inspect(context, upload)
  inspecting.set(upload.id, running)
  const rejection = await running.finally(() => inspecting.delete(upload.id))
  if (rejection !== null) throw refuseUpload(rejection)
}

/** Why it is not taken; `null` when it is. */
async function inspect(context: StagingContext, upload: UploadRecord): Promise<UploadRejection | null> {
  const { store, clock, uploads, logger, measure } = context
  const { owner, id, name, size, expectedSha256 } = upload
  const { staging } = uploads
  const startedAt = clock.now()
  const facts = { name, size, expectedSha256, hasher: staging.createHasher() }
  const found = await inspectUpload(staging.read(id), facts).catch(() => null)
  if (found === null) return readDecision(context, upload)
  const outcome = found.ok ? 'taken' : found.reason
  const now = clock.now()
  measure({ type: 'inspected', outcome, duration: now - startedAt })
  if (found.ok) {
    await store.recordStaged(owner, id, { type: found.type, sha256: found.sha256, now })
    return null
  }
  const { reason } = found
  // The record first: whatever dies after it, the reason is known, and the sweep throws the bytes away.
  const isRecorded = await store.recordRejected(owner, id, { reason, now, expiresAt: now + rejectionKept })
  if (!isRecorded) return readDecision(context, upload)
  logger.info({ event: 'uploads.rejected', reason }, 'a file was not taken')
  await staging.remove(id).catch(() => {
    logger.error({ event: 'uploads.unswept', failed: 1 }, 'staged files could not be thrown away')
  })
  return reason
}

/** What another instance has found, whose decision counts: it may have thrown the bytes away while they were read here. */
async function readDecision(
  { store, uploads, logger }: StagingContext,
  { owner, id }: UploadRecord,
): Promise<UploadRejection | null> {
  const now = await store.findUpload([owner], id)
  if (now?.state === 'staged') return null
  if (now?.rejection) return now.rejection
  const isGone = now === null || (await uploads.staging.offset(id)) === null
  if (!isGone) logger.error({ event: 'uploads.unreadable' }, 'a staged file could not be read')
  throw new RelayRefusal(isGone ? 'not_found' : 'store_unavailable')
}
