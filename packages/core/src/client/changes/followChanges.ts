import type { ChangeEventChannel } from '../../events/subscribeToChangeEvents.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import { getChangeEventHub } from './getChangeEventHub.ts'

/**
 * Follows the changes of a customer partner until the returned function is called; `listenToChanges` of the engine reports them. Two followers of a
 * partner use one stream, and the tabs of a person share it (see `openChannel`).
 *
 * @example
 * const leave = followChanges(lending, 'cp_1', (channel) => console.log(channel))
 */
export function followChanges(
  lending: LendingEngine,
  customerPartnerId: string,
  onChannelChange: (channel: ChangeEventChannel) => void = () => undefined,
): () => void {
  const hub = getChangeEventHub(lending)
  return hub.follow(customerPartnerId, () => onChannelChange(hub.getChannel(customerPartnerId)))
}
