import type { UploadsContext } from './UploadsContext.ts'
import type { UploadContext } from './readUploadOptions.ts'

/** The context of the disk functions. */
export type DiskContext = Pick<UploadsContext, 'logger' | 'measure'> & { uploads: UploadContext }

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
