import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { Inspection } from '../inspection/Inspection.ts'
import { inspectUpload } from '../inspection/inspectUpload.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { UploadContext } from './UploadContext.ts'
import type { UploadRecord } from './UploadRecord.ts'

/**
 * Looks into a file whose last byte is here, and stages it or throws it away. Can be called again, and by several at once: whoever comes
 * while it is being looked into hears what was found.
 *
 * @throws RelayRefusal with the reason when the file is not taken, and with 404 when it was removed meanwhile.
 */
export async function finishUpload(
  context: RelayContext & { uploads: UploadContext },
  upload: UploadRecord,
): Promise<void> {
  const { inspecting } = context.uploads
  const running = inspecting.get(upload.id) ?? inspect(context, upload)
  inspecting.set(upload.id, running)
  const found = await running.finally(() => inspecting.delete(upload.id))
  if (!found.ok) throw new RelayRefusal('upload_rejected', { data: { reason: found.reason } })
}

async function inspect(
  { store, clock, uploads, logger }: RelayContext & { uploads: UploadContext },
  { owner, id, name, size, expectedSha256 }: UploadRecord,
): Promise<Inspection> {
  const { staging } = uploads
  const facts = { name, size, expectedSha256, hasher: staging.createHasher() }
  const found = await inspectUpload(staging.read(id), facts).catch(async () => {
    const isGone = (await staging.offset(id)) === null
    if (!isGone) logger.error({ event: 'uploads.unreadable' }, 'a staged file could not be read')
    throw new RelayRefusal(isGone ? 'not_found' : 'store_unavailable')
  })
  if (found.ok) {
    await store.recordStaged(owner, id, { type: found.type, sha256: found.sha256, now: clock.now() })
    return found
  }
  logger.info({ event: 'uploads.rejected', reason: found.reason }, 'a file was not taken')
  await staging.remove(id)
  await store.removeUpload(owner, id, clock.now())
  return found
}
