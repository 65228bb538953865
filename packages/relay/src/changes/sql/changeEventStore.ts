import type { ChangeEventStore } from '../ChangeEventStore.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { tryParseJson } from '../../lib/tryParseJson.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Database } from '../../database/Database.ts'
import { changeEventChannel } from './changeEventChannel.ts'
import { listChangeEvents } from './listChangeEvents.ts'

/** Change events on SQL. */
export function changeEventStore(database: Database): ChangeEventStore {
  return {
    listChangeEvents: (owner, after, limit) => listChangeEvents(database, { owner, after, limit }),
    async onChangeEvent(listener) {
      const stop = await database.listen(changeEventChannel, (payload) => {
        if (payload === null) return listener(null)
        const owner = readOwner(payload)
        // What another program says on the channel wakes no stream: a flood of it would have every stream read.
        if (owner) listener(owner)
      })
      // A reader that was there before may have missed what was said until now.
      listener(null)
      return stop
    },
  }
}

/** Whose change events a signal is about; `null` for what is none of ours. */
function readOwner(payload: string): Owner | null {
  const said = tryParseJson(payload)
  if (!isRecord(said) || typeof said.id !== 'string') return null
  const { environment, kind, id } = said
  if (environment !== 'sandbox' && environment !== 'production') return null
  return kind === 'customerPartnerId' || kind === 'channelPartnerId' ? { environment, kind, id } : null
}
