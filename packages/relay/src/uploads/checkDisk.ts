import { RelayRefusal } from '../http/index.ts'
import { toLoggableName } from './toLoggableName.ts'
import { type DiskContext, readDisk } from './readDisk.ts'

/**
 * Makes sure that so many more bytes leave free on the disk what the host wants free: the ledger may be on it as well. A staging that
 * cannot tell, such as a bucket, has no such floor.
 *
 * @throws RelayRefusal with 503 when they do not, and when the disk cannot be asked.
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
