import type { Owner } from '../database/Owner.ts'

/** A change event as it is kept; `sequence` counts per owner. */
export type KeptChangeEvent = {
  sequence: number
  topic: string
  operationId: string | null
  kind: string | null
  /** The host's own id of the person who sent the operation; `null` where it is about none. */
  actor?: string | null
  /** The draft's current revision; `null` after the draft is gone, and for every other change. */
  revision: number | null
  /** Milliseconds since 1970, by the clock of the instance that wrote it. */
  createdAt: number
}

/** Change events after a sequence number, oldest first. */
export type KeptChangeEvents = {
  changeEvents: KeptChangeEvent[]
  /** The lowest sequence number still stored. */
  oldest: number
  /** The highest sequence number ever given; 0 before the first. */
  newest: number
  /** When the newest was written; `null` where it is no longer kept, or there was none. */
  newestAt: number | null
}

/** The part of the relay's memory that knows change events. */
export type ChangeEventStore = {
  listChangeEvents(owner: Owner, after: number, limit: number): Promise<KeptChangeEvents>
  /** Calls back when there may be new change events of an owner, or of any owner (`null`), also at the start. Only a hint: readers also look themselves. */
  onChangeEvent(listener: (owner: Owner | null) => void): Promise<() => Promise<void>>
}
