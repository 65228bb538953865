import { RelayRefusal } from '../http/index.ts'
import { toLoggableName } from './toLoggableName.ts'
import { type DiskContext, readDisk } from './readDisk.ts'

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
