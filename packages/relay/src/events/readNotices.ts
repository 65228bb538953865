import type { Notice } from '@onlend/core'
import type { Owner } from '../identity/Owner.ts'
import type { RelayStore } from '../stores/RelayStore.ts'
import { writeCursor } from './writeCursor.ts'

/** Notices read in one go. Whoever has more of them to come is told once to look at everything: that is less to carry, and says the same. */
const batch = 200

/** A notice as it is sent. */
export type SentNotice = Pick<Notice, 'id' | 'topic' | 'customerPartnerId' | 'operationId' | 'kind'> &
  Partial<Pick<Notice, 'revision' | 'quiet'>>

/** What follows a place in an owner's notices, oldest first. */
export type NoticeBatch = {
  notices: { sequence: number; createdAt: number; notice: SentNotice }[]
  newest: number
  /** False when there may be more. */
  isComplete: boolean
  /** Whether a reader at this place has to look at everything again: it missed too much, or what is no longer kept, or never had a place. */
  isLost: (position: number | null) => boolean
  /** "Look at everything again" for a reader at this place, with the place to go on from. */
  createReset: (position: number | null, now: number) => Promise<SentNotice>
}

/** Reads what follows a place in an owner's notices; `null` is no place. */
export async function readNotices(
  store: RelayStore,
  owner: Owner,
  after: number | null,
): Promise<NoticeBatch> {
  const secret = await store.secret()
  const found = await store.listNotices(owner, after ?? Number.MAX_SAFE_INTEGER, batch)
  const { oldest, newest, newestAt } = found
  const customerPartnerId = owner.kind === 'customerPartnerId' ? owner.id : null
  const notices: NoticeBatch['notices'] = []
  for (const { sequence, createdAt, topic, operationId, kind, revision } of found.notices) {
    const id = await writeCursor(secret, owner, sequence)
    const notice = { id, topic, customerPartnerId, operationId, kind }
    notices.push({ sequence, createdAt, notice: topic === 'drafts' ? { ...notice, revision } : notice })
  }
  return {
    notices,
    newest,
    isComplete: found.notices.length < batch,
    isLost: (position) =>
      position === null || position > newest || position < oldest - 1 || newest - position > batch,
    async createReset(position, now) {
      const id = await writeCursor(secret, owner, newest)
      const reset = { id, topic: 'reset', customerPartnerId, operationId: null, kind: null } as const
      // Only for a reader that begins: one that lost its place may have missed what is not kept any more.
      const changedAt = newest === 0 ? 0 : newestAt
      if (position !== null || changedAt === null) return reset
      return { ...reset, quiet: Math.max(0, now - changedAt) }
    },
  }
}
