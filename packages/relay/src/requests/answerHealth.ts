import type { getHealth } from '@onlend/core/relay'
import { RelayRefusal } from '../http/RelayRefusal.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RouteAnswer } from '../routes/RouteAnswer.ts'

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
}: Pick<RelayContext, 'isReady' | 'isClosing' | 'fence' | 'unreadable'>): Promise<
  RouteAnswer<typeof getHealth>
> {
  if (isClosing()) throw new RelayRefusal('shutting_down')
  if (!(await isReady())) throw new RelayRefusal('store_unavailable')
  await fence.refresh()
  const faults = [
    ...(fence.current().isRaised ? ['ledger_restored'] : []),
    ...(unreadable.isFound ? ['ledger_unreadable'] : []),
  ]
  return { data: { ready: true, ...(faults.length > 0 && { faults }) } }
}
