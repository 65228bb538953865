import type { Owner } from '../database/Owner.ts'

/** A change event as it is kept; `sequence` counts per owner. */
export type KeptChangeEvent = {
  sequence: number
  topic: string
  operationId: string | null
  kind: string | null
  /** The host's own id of the person who sent the operation; `null` where it is about none. */
  actor?: string | null
  /** Of a draft: the one that is there now; `null` where there is none any more, and of everything else. */
  revision: number | null
  /** Milliseconds since 1970, by the clock of the instance that wrote it. */
  createdAt: number
}

/** Change events after a sequence number, oldest first. */
export type KeptChangeEvents = {
  changeEvents: KeptChangeEvent[]
  /** The number from which on none of them is missing. */
  oldest: number
  /** The number of the newest there ever was; 0 where there was none. */
  newest: number
  /** When the newest was written; `null` where it is no longer kept, or there was none. */
  newestAt: number | null
}

/** The part of the relay's memory that knows change events. */
export type ChangeEventStore = {
  listChangeEvents(owner: Owner, after: number, limit: number): Promise<KeptChangeEvents>
  /** Calls back when there may be new change events of an owner, or of any owner (`null`), as when it begins to listen. Only a hint: a reader also looks by itself. */
  onChangeEvent(listener: (owner: Owner | null) => void): Promise<() => Promise<void>>
}
