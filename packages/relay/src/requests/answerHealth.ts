import { answerData } from '../answers/answerData.ts'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { RelayContext } from '../RelayContext.ts'

/**
 * `live`: this process answers. `ready`: it may be sent requests, so its store is reachable, its tables are made, and it is not stopping.
 *
 * @throws RelayRefusal with 503 when it is not ready.
 */
export async function answerHealth(
  { isReady, isClosing }: RelayContext,
  probe: 'live' | 'ready',
): Promise<RelayAnswer> {
  if (probe === 'live') return answerData({ live: true })
  if (isClosing()) throw new RelayRefusal('shutting_down')
  if (!(await isReady())) throw new RelayRefusal('store_unavailable')
  return answerData({ ready: true })
}
