import { RelayRefusal } from '../http/index.ts'
import { toLoggableName } from './toLoggableName.ts'
import type { UploadsContext } from './UploadsContext.ts'
import type { UploadContext } from './readUploadOptions.ts'

/**
 * Makes sure that the disk keeps `minFreeBytes` free after these bytes: the ledger can be on the same disk. Checks nothing for a staging without
 * `freeBytes`, such as a bucket.
 *
 * @throws RelayRefusal with 503 for too little space, and for a disk that cannot be read.
 */
export async function checkDisk(context: DiskContext, bytes: number): Promise<void> {
  const { uploads, logger } = context
  const free = await readDisk(context).catch((error: unknown) => {
    logger.error(
      { event: 'uploads.failed', method: 'STATFS', status: null, reason: toLoggableName(error) },
      'the staging of files fails',
    )
    throw new RelayRefusal('store_unavailable')
  })
  if (free !== null && free - bytes < uploads.minFreeBytes) throw new RelayRefusal('uploads_unavailable')
}

/** The context of the disk functions. */
type DiskContext = Pick<UploadsContext, 'logger' | 'measure'> & { uploads: UploadContext }

/** Reads and measures the free bytes of the disk, and logs when they become too few; `null` for a staging that does not know them. */
export async function readDisk({ uploads, logger, measure }: DiskContext): Promise<number | null> {
  const { staging, disk, minFreeBytes, maxFileBytes } = uploads
  const free = (await staging.freeBytes?.()) ?? null
  if (free === null) return null
  measure({ type: 'stagingDisk', free })
  // Warns before the first refusal: a file of the largest size no longer fits.
  const isLow = free - maxFileBytes < minFreeBytes
  if (isLow && !disk.isLow)
    logger.error(
      { event: 'uploads.disk_low', free, floor: minFreeBytes },
      'the disk of staged files is nearly full',
    )
  disk.isLow = isLow
  return free
}
