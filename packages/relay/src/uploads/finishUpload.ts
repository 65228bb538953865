import type { UploadRejection } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'
import { type Inspection, inspectUpload } from './inspection/inspectUpload.ts'
import { toStream } from '../lib/toStream.ts'
import type { UploadsContext } from './UploadsContext.ts'
import { refuseUpload } from './refuseUpload.ts'
import type { UploadContext } from './readUploadOptions.ts'
import type { UploadRecord } from './UploadRecord.ts'

type StagingContext = UploadsContext & { uploads: UploadContext }

/** Milliseconds for which the reason of a no is kept for a device that lost the answer. */
const rejectionKept = 3_600_000

/**
 * Inspects and scans a file whose last byte is here, and stages or deletes it; one that cannot be scanned stays as it is. Can be called again, and
 * several times at once: a call during the inspection gets its result.
 *
 * @throws RelayRefusal with the reason when the file is not taken, with 404 when it was removed meanwhile, and with 503 when it cannot be scanned.
 */
export async function finishUpload(context: StagingContext, upload: UploadRecord): Promise<void> {
  const { inspecting, scanner } = context.uploads
  // What would only be read to be told that it cannot be scanned.
  if (scanner && !scanner.isReady()) throw new RelayRefusal('uploads_unavailable')
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
  const inspected = await inspectUpload(staging.read(id), facts).catch(() => null)
  if (inspected === null) return readDecision(context, upload, 'store_unavailable')
  const duration = clock.now() - startedAt
  const found = inspected.ok ? await scan(context, upload, inspected) : inspected
  if (found === null) return readDecision(context, upload, 'uploads_unavailable')
  const outcome = found.ok ? 'taken' : found.reason
  const now = clock.now()
  measure({ type: 'inspected', outcome, duration })
  if (found.ok) {
    await store.recordStaged(owner, id, { type: found.type, sha256: found.sha256, now })
    return null
  }
  const { reason } = found
  // The record first: whatever dies after it, the reason is known, and the sweep throws the bytes away.
  const isRecorded = await store.recordRejected(owner, id, { reason, now, expiresAt: now + rejectionKept })
  if (!isRecorded) return readDecision(context, upload, 'store_unavailable')
  logger.info({ event: 'uploads.rejected', reason }, 'a file was not taken')
  await staging.remove(id).catch(() => {
    logger.error({ event: 'uploads.unswept', failed: 1 }, 'staged files could not be thrown away')
  })
  return reason
}

/** What the host's scanner makes of a file that has passed; `null` when it could not be scanned. */
async function scan(
  { clock, uploads, logger, measure }: StagingContext,
  { id, size }: UploadRecord,
  inspected: Extract<Inspection, { ok: true }>,
): Promise<Inspection | null> {
  const { scanner, staging } = uploads
  if (!scanner) return inspected
  const { type, sha256 } = inspected
  const opened: AsyncIterator<Uint8Array>[] = []
  const open = (): ReadableStream<Uint8Array> => {
    const pieces = staging.read(id)[Symbol.asyncIterator]()
    opened.push(pieces)
    return toStream({ [Symbol.asyncIterator]: () => pieces })
  }
  const startedAt = clock.now()
  const result = await scanner.scan({ id, size, type, sha256, open })
  // What was left unread would hold the file open.
  for (const pieces of opened) void pieces.return?.().catch(() => undefined)
  const outcome = typeof result === 'string' ? result : 'failed'
  measure({ type: 'scanned', outcome, duration: clock.now() - startedAt })
  if (result === 'clean') return inspected
  if (result === 'infected') {
    logger.warn({ event: 'uploads.infected', upload: id, sha256 }, 'the scanner found malware in a file')
    return { ok: false, reason: 'suspicious' }
  }
  logger.error(
    { event: 'uploads.unscanned', reason: result.unscanned },
    'a file could not be scanned; it waits until it is asked for again',
  )
  return null
}

/**
 * What another instance has found, whose decision counts: it may have thrown the bytes away while they were read here.
 *
 * @throws RelayRefusal where it has not decided either, with 404 for a file that is gone, else with the code for what failed here.
 */
async function readDecision(
  { store, uploads, logger }: StagingContext,
  { owner, id }: UploadRecord,
  failed: 'store_unavailable' | 'uploads_unavailable',
): Promise<UploadRejection | null> {
  const now = await store.findUpload([owner], id)
  if (now?.state === 'staged') return null
  if (now?.rejection) return now.rejection
  const isGone = now === null || (await uploads.staging.offset(id)) === null
  if (!isGone && failed === 'store_unavailable')
    logger.error({ event: 'uploads.unreadable' }, 'a staged file could not be read')
  throw new RelayRefusal(isGone ? 'not_found' : failed)
}
