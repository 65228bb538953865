import { isRecord } from '../../lib/isRecord.ts'
import { tryParseJson } from '../../lib/tryParseJson.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Database } from '../../database/Database.ts'
import { changeEventChannel } from './changeEventChannel.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/** The store of change events. */
export type ChangeEventStore = ReturnType<typeof changeEventStore>

/** A change event as it is kept; `sequence` counts per owner. */
type KeptChangeEvent = {
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
type KeptChangeEvents = {
  changeEvents: KeptChangeEvent[]
  /** The lowest sequence number still stored. */
  oldest: number
  /** The highest sequence number ever given; 0 before the first. */
  newest: number
  /** When the newest was written; `null` where it is no longer kept, or there was none. */
  newestAt: number | null
}

type ChangeEventRow = {
  newest: number | string
  newest_at: number | string | null
  sequence: number | string | null
  topic: string
  operation_id: string | null
  kind: string | null
  actor: string | null
  revision: number | null
  created_at: number | string
}

/** Makes the store of change events on SQL. */
export function changeEventStore(database: Database) {
  return {
    /** The change events of an owner after a number. Numbers have no gaps, so one that is missing has been forgotten. */
    async listChangeEvents(owner: Owner, after: number, limit: number): Promise<KeptChangeEvents> {
      // One statement sees one moment: a change event can't arrive between the list and the number of the newest.
      const rows = await database.query<ChangeEventRow>(
        `select o.last_sequence as newest, last.created_at as newest_at, n.sequence, n.topic, n.operation_id, n.kind, n.revision, n.created_at,
          sent.actor
        from onlend_owners o left join onlend_change_events last
          on last.environment = o.environment and last.owner_kind = o.owner_kind and last.owner_id = o.owner_id
          and last.sequence = o.last_sequence
        left join lateral (
          select sequence, topic, operation_id, kind, revision, created_at from onlend_change_events
          where environment = o.environment and owner_kind = o.owner_kind and owner_id = o.owner_id and sequence > $4
          order by sequence limit $5
        ) n on true
        left join onlend_operations sent
          on sent.environment = o.environment and sent.owner_kind = o.owner_kind and sent.owner_id = o.owner_id
          and sent.id = n.operation_id
        where o.environment = $1 and o.owner_kind = $2 and o.owner_id = $3 order by n.sequence`,
        [...ownerValues(owner), after, limit],
      )
      const [first] = rows
      const newest = Number(first?.newest ?? 0)
      const newestAt = first?.newest_at == null ? null : Number(first.newest_at)
      const changeEvents: KeptChangeEvent[] = []
      let oldest = Math.min(after, newest) + 1
      let expected = oldest
      for (const { sequence, topic, operation_id: operationId, kind, actor, revision, created_at } of rows) {
        if (sequence === null) continue
        const number = Number(sequence)
        if (number !== expected) oldest = number
        expected = number + 1
        changeEvents.push({
          ...{ sequence: number, topic, operationId, kind, actor, revision },
          createdAt: Number(created_at),
        })
      }
      // The store has deleted all events after that number.
      if (changeEvents.length === 0) oldest = newest + 1
      return { changeEvents, newest, newestAt, oldest }
    },
    /** Calls back when there may be new change events of an owner, or of any owner (`null`), also at the start. Only a hint: readers also look themselves. */
    async onChangeEvent(listener: (owner: Owner | null) => void): Promise<() => Promise<void>> {
      const stop = await database.listen(changeEventChannel, (payload) => {
        if (payload === null) return listener(null)
        const owner = readOwner(payload)
        // A notification of another program on the channel wakes no stream: a flood of them would have every stream read.
        if (owner) listener(owner)
      })
      // A reader that was there before may have missed notifications until now.
      listener(null)
      return stop
    },
  }
}

/** The owner whose change events a signal is about; `null` for a signal of another program. */
function readOwner(payload: string): Owner | null {
  const said = tryParseJson(payload)
  if (!isRecord(said) || typeof said.id !== 'string') return null
  const { environment, kind, id } = said
  if (environment !== 'sandbox' && environment !== 'production') return null
  return kind === 'customerPartnerId' || kind === 'channelPartnerId' ? { environment, kind, id } : null
}
