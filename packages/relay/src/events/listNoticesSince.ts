import type { Notice } from '@onlend/core'
import type { Owner } from '../identity/Owner.ts'
import type { RelayStore } from '../stores/RelayStore.ts'
import { readNotices } from './readNotices.ts'

/** What a reader who polls gets: the same notices as on the stream, as many as are read in one go. */
export async function listNoticesSince(
  store: RelayStore,
  owner: Owner,
  position: number | null,
): Promise<Notice[]> {
  const batch = await readNotices(store, owner, position)
  if (batch.isLost(position)) return [await batch.createReset()]
  return batch.notices.map(({ notice }) => notice)
}
