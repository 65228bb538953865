import type { Notice } from '@onlend/core'
import type { Owner } from '../identity/Owner.ts'
import type { RelayStore } from '../stores/RelayStore.ts'
import { writeCursor } from './writeCursor.ts'

/** Notices read in one go. */
const batch = 200

type NoticeBatch = { notices: Notice[]; position: number; isComplete: boolean }

/**
 * Reads what follows a place in an owner's notices. Without a place, or when what followed it is no longer kept,
 * there is one `reset` notice that says to look at everything again and gives a place to go on from.
 */
export async function readNotices(
  store: RelayStore,
  owner: Owner,
  after: number | null,
): Promise<NoticeBatch> {
  const secret = await store.secret()
  const found = await store.listNotices(owner, after ?? Number.MAX_SAFE_INTEGER, batch)
  const customerPartnerId = owner.kind === 'customerPartnerId' ? owner.id : null
  if (after === null || after > found.newest || after < found.oldest - 1) {
    const id = await writeCursor(secret, owner, found.newest)
    const reset: Notice = { id, topic: 'reset', customerPartnerId, operationId: null, kind: null }
    return { notices: [reset], position: found.newest, isComplete: true }
  }
  const notices: Notice[] = []
  for (const { sequence, topic, operationId, kind } of found.notices) {
    notices.push({
      id: await writeCursor(secret, owner, sequence),
      topic,
      customerPartnerId,
      operationId,
      kind,
    })
  }
  return {
    notices,
    position: found.notices.at(-1)?.sequence ?? after,
    isComplete: found.notices.length < batch,
  }
}
