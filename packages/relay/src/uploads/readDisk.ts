import type { UploadsContext } from './UploadsContext.ts'
import type { UploadContext } from './readUploadOptions.ts'

/** What a look at the disk works with. */
export type DiskContext = Pick<UploadsContext, 'logger' | 'measure'> & { uploads: UploadContext }

/** Reads, measures and remembers how much is free, and says in the log when it becomes too little; `null` where that is not known. */
export async function readDisk({ uploads, logger, measure }: DiskContext): Promise<number | null> {
  const { staging, disk, minFreeBytes, maxFileBytes } = uploads
  const free = (await staging.freeBytes?.()) ?? null
  if (free === null) return null
  measure({ type: 'stagingDisk', free })
  // Before the first file is refused: a large one no longer fits.
  const isLow = free - maxFileBytes < minFreeBytes
  if (isLow && !disk.isLow)
    logger.error(
      { event: 'uploads.disk_low', free, floor: minFreeBytes },
      'the disk of staged files is nearly full',
    )
  disk.isLow = isLow
  return free
}
