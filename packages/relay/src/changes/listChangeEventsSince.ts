import type { Owner } from '../identity/Owner.ts'
import type { RelayContext } from '../RelayContext.ts'
import { readChangeEvents, type SentChangeEvent } from './readChangeEvents.ts'

/** What a reader who polls gets: the same change events as on the stream. */
export async function listChangeEventsSince(
  { store, clock }: Pick<RelayContext, 'store' | 'clock'>,
  owner: Owner,
  position: number | null,
): Promise<SentChangeEvent[]> {
  const batch = await readChangeEvents(store, owner, position)
  if (batch.isLost(position)) return [await batch.createReset(position, clock.now())]
  return batch.changeEvents.map(({ changeEvent }) => changeEvent)
}
