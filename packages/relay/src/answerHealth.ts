import type { getHealth } from '@onlend/core/relay'
import { RelayRefusal } from './http/RelayRefusal.ts'
import type { RelayContext } from './RelayContext.ts'
import type { RouteAnswer } from './http/RouteAnswer.ts'

/**
 * Says whether this process may be sent requests: its store is reachable, its tables are made, and it is not stopping. `faults` name what an operator has to
 * do something about meanwhile.
 *
 * @throws RelayRefusal with 503 when it is not ready.
 */
export async function answerHealth({
  isReady,
  isClosing,
  fence,
  unreadable,
  uploads,
}: Pick<RelayContext, 'isReady' | 'isClosing' | 'fence' | 'unreadable' | 'uploads'>): Promise<
  RouteAnswer<typeof getHealth>
> {
  if (isClosing()) throw new RelayRefusal('shutting_down')
  if (!(await isReady())) throw new RelayRefusal('store_unavailable')
  await fence.refresh()
  const faults = [
    ...(fence.current().isRaised ? ['ledger_restored'] : []),
    ...(unreadable.isFound ? ['ledger_unreadable'] : []),
  ]
  return {
    data: {
      ready: true,
      ...(uploads && { uploads: readUploadsState(uploads) }),
      ...(faults.length > 0 && { faults }),
    },
  }
}

/** As it was when it was last needed: no probe asks the disk or the scanner. Money moves without either, so that the process stays ready. */
function readUploadsState({
  disk,
  scanner,
}: NonNullable<RelayContext['uploads']>): 'ready' | 'disk_low' | 'unscanned' {
  if (disk.isLow) return 'disk_low'
  return scanner?.isReady() === false ? 'unscanned' : 'ready'
}
