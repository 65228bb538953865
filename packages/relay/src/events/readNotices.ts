import type { Notice } from '@onlend/core'
import type { Owner } from '../identity/Owner.ts'
import type { RelayStore } from '../stores/RelayStore.ts'
import { writeCursor } from './writeCursor.ts'

/** Notices read in one go. */
const batch = 200

/** What follows a place in an owner's notices, oldest first. */
export type NoticeBatch = {
  notices: { sequence: number; createdAt: number; notice: Notice }[]
  newest: number
  /** False when there may be more. */
  isComplete: boolean
  /** Whether a reader at this place missed what is no longer kept, or never had a place: it has to look at everything again. */
  isLost: (position: number | null) => boolean
  /** "Look at everything again", with the place to go on from. */
  createReset: () => Promise<Notice>
}

/** Reads what follows a place in an owner's notices; `null` is no place. */
export async function readNotices(
  store: RelayStore,
  owner: Owner,
  after: number | null,
): Promise<NoticeBatch> {
  const secret = await store.secret()
  const found = await store.listNotices(owner, after ?? Number.MAX_SAFE_INTEGER, batch)
  const { oldest, newest } = found
  const customerPartnerId = owner.kind === 'customerPartnerId' ? owner.id : null
  const notices: NoticeBatch['notices'] = []
  for (const { sequence, createdAt, topic, operationId, kind } of found.notices) {
    const id = await writeCursor(secret, owner, sequence)
    notices.push({ sequence, createdAt, notice: { id, topic, customerPartnerId, operationId, kind } })
  }
  return {
    notices,
    newest,
    isComplete: found.notices.length < batch,
    isLost: (position) => position === null || position > newest || position < oldest - 1,
    async createReset() {
      const id = await writeCursor(secret, owner, newest)
      return { id, topic: 'reset', customerPartnerId, operationId: null, kind: null }
    },
  }
}
