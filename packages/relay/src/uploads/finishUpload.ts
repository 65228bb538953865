import type { UploadRejection } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'
import { type Inspection, inspectUpload } from './inspection/inspectUpload.ts'
import { toStream } from '../lib/toStream.ts'
import type { UploadsContext } from './UploadsContext.ts'
import { refuseUpload } from './refuseUpload.ts'
import type { UploadContext } from './readUploadOptions.ts'
import type { UploadRecord } from './UploadRecord.ts'

type StagingContext = UploadsContext & { uploads: UploadContext }

/** Milliseconds for which the relay keeps the reason of a rejection for a device that lost the answer. */
const rejectionKept = 3_600_000

/**
 * Inspects and scans a file whose last byte has arrived, and stages or rejects it; a file whose scan fails stays unchanged. Callers can repeat the call,
 * also at the same time: a call during the inspection gets its result.
 *
 * @throws RelayRefusal with the reason for a rejected file, with 404 for one that was removed meanwhile, and with 503 when the scan fails.
 */
export async function finishUpload(context: StagingContext, upload: UploadRecord): Promise<void> {
  const { inspecting, scanner } = context.uploads
  // Without a ready scanner, the inspection would read the file for nothing.
  if (scanner && !scanner.isReady()) throw new RelayRefusal('uploads_unavailable')
  const running = inspecting.get(upload.id) ?? inspect(context, upload)
  inspecting.set(upload.id, running)
  const rejection = await running.finally(() => inspecting.delete(upload.id))
  if (rejection !== null) throw refuseUpload(rejection)
}

/** Inspects a file; returns the reason of a rejection, `null` for a staged file. */
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
  // The record first: if the process dies after it, the reason is known, and the sweep deletes the bytes.
  const isRecorded = await store.recordRejected(owner, id, { reason, now, expiresAt: now + rejectionKept })
  if (!isRecorded) return readDecision(context, upload, 'store_unavailable')
  logger.info({ event: 'uploads.rejected', reason }, 'a file was not taken')
  await staging.remove(id).catch(() => {
    logger.error({ event: 'uploads.unswept', failed: 1 }, 'staged files could not be thrown away')
  })
  return reason
}

/** Has the host's scanner check a file that passed the inspection; `null` when the scan failed. */
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
  // A stream that the scanner did not read to its end would hold the file open.
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
 * Reads the decision of another instance, which counts: that instance may have deleted the bytes while this one read them.
 *
 * @throws RelayRefusal where no instance has decided: with 404 for a missing file, else with the code `failed`.
 */
async function readDecision(
  { store, uploads, logger }: StagingContext,
  { owner, id }: UploadRecord,
  failed: 'store_unavailable' | 'uploads_unavailable',
): Promise<UploadRejection | null> {
  const now = await store.findUpload(owner, id)
  if (now?.state === 'staged') return null
  if (now?.rejection) return now.rejection
  const isGone = now === null || (await uploads.staging.offset(id)) === null
  if (!isGone && failed === 'store_unavailable')
    logger.error({ event: 'uploads.unreadable' }, 'a staged file could not be read')
  throw new RelayRefusal(isGone ? 'not_found' : failed)
}
