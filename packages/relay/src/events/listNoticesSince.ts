import type { Owner } from '../identity/Owner.ts'
import type { RelayContext } from '../RelayContext.ts'
import { readNotices, type SentNotice } from './readNotices.ts'

/** What a reader who polls gets: the same notices as on the stream. */
export async function listNoticesSince(
  { store, clock }: Pick<RelayContext, 'store' | 'clock'>,
  owner: Owner,
  position: number | null,
): Promise<SentNotice[]> {
  const batch = await readNotices(store, owner, position)
  if (batch.isLost(position)) return [await batch.createReset(position, clock.now())]
  return batch.notices.map(({ notice }) => notice)
}
