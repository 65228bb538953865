import type { ChangeEventChannel } from '../../events/subscribeToChangeEvents.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import { getChangeSubscriptions } from './getChangeSubscriptions.ts'

/**
 * Follows the changes of a customer partner until the returned function is called; `listenToChanges` of the engine reports them. Two followers of a
 * partner in one tab use one stream.
 *
 * @example
 * const leave = followChanges(lending, 'cp_1', (channel) => console.log(channel))
 */
export function followChanges(
  lending: LendingEngine,
  customerPartnerId: string,
  onChannelChange: (channel: ChangeEventChannel) => void = () => undefined,
): () => void {
  const { follow, getChannel } = getChangeSubscriptions(lending)
  return follow(customerPartnerId, () => onChannelChange(getChannel(customerPartnerId)))
}
