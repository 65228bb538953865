import type { getHealth } from '@onlend/core/relay'
import { RelayRefusal } from '../http/RelayRefusal.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RouteAnswer } from '../routes/RouteAnswer.ts'

/**
 * Says whether this process may be sent requests: its store is reachable, its tables are made, and it is not stopping.
 *
 * @throws RelayRefusal with 503 when it is not ready.
 */
export async function answerHealth({
  isReady,
  isClosing,
  uploads,
}: Pick<RelayContext, 'isReady' | 'isClosing' | 'uploads'>): Promise<RouteAnswer<typeof getHealth>> {
  if (isClosing()) throw new RelayRefusal('shutting_down')
  if (!(await isReady())) throw new RelayRefusal('store_unavailable')
  return { data: { ready: true, ...(uploads && { uploads: readUploadsState(uploads) }) } }
}

/** As it was when it was last needed: no probe asks the disk or the scanner. Money moves without either, so that the process stays ready. */
function readUploadsState({
  disk,
  scanner,
}: NonNullable<RelayContext['uploads']>): 'ready' | 'disk_low' | 'unscanned' {
  if (disk.isLow) return 'disk_low'
  return scanner?.isReady() === false ? 'unscanned' : 'ready'
}
