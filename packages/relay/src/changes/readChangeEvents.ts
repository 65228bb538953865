import type { ChangeEvent } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import type { ChangeEventStore } from './sql/changeEventStore.ts'
import { writeCursor } from './writeCursor.ts'

/** Change events read in one go. A reader that missed more gets one `reset`, to read everything again: that is shorter and says the same. */
const batch = 200

/** A change event as it is sent. */
export type SentChangeEvent = Pick<
  ChangeEvent,
  'id' | 'topic' | 'customerPartnerId' | 'operationId' | 'kind'
> &
  Partial<Pick<ChangeEvent, 'revision' | 'quiet'>>

/** The change events of an owner after a place, oldest first. */
export type ChangeEventBatch = {
  changeEvents: {
    sequence: number
    createdAt: number
    /** The person who sent the operation. */
    actor: string | null
    changeEvent: SentChangeEvent
  }[]
  newest: number
  /** False when there may be more. */
  isComplete: boolean
  /** Whether a reader at this place has to read everything again: it missed too many events, or deleted ones, or never had a place. */
  isLost: (position: number | null) => boolean
  /** "Look at everything again" for a reader at this place, with the place to go on from. */
  createReset: (position: number | null, now: number) => Promise<SentChangeEvent>
}

/** Reads the change events of an owner after a place; `null` is no place. */
export async function readChangeEvents(
  store: ChangeEventStore & { secret(): Promise<string> },
  owner: Owner,
  after: number | null,
): Promise<ChangeEventBatch> {
  const secret = await store.secret()
  const found = await store.listChangeEvents(owner, after ?? Number.MAX_SAFE_INTEGER, batch)
  const { oldest, newest, newestAt } = found
  const customerPartnerId = owner.kind === 'customerPartnerId' ? owner.id : null
  const changeEvents: ChangeEventBatch['changeEvents'] = []
  for (const { sequence, createdAt, topic, operationId, kind, actor, revision } of found.changeEvents) {
    const id = await writeCursor(secret, owner, sequence)
    const changeEvent = { id, topic, customerPartnerId, operationId, kind }
    changeEvents.push({
      sequence,
      createdAt,
      actor: actor ?? null,
      changeEvent: topic === 'drafts' ? { ...changeEvent, revision } : changeEvent,
    })
  }
  return {
    changeEvents,
    newest,
    isComplete: found.changeEvents.length < batch,
    isLost: (position) =>
      position === null || position > newest || position < oldest - 1 || newest - position > batch,
    async createReset(position, now) {
      const id = await writeCursor(secret, owner, newest)
      const reset = { id, topic: 'reset', customerPartnerId, operationId: null, kind: null } as const
      // Only for a reader that begins: a reader that lost its place may have missed deleted events.
      const changedAt = newest === 0 ? 0 : newestAt
      if (position !== null || changedAt === null) return reset
      return { ...reset, quiet: Math.max(0, now - changedAt) }
    },
  }
}
