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
      const stop = await database.listen(changeEventChannel, (payload) => listener(readOwner(payload)))
      // A reader that was there before may have missed what was said until now.
      listener(null)
      return stop
    },
  }
}

/** Whose change events a signal is about; `null`, which is any owner's, for signals that were missed and for what another program said on the channel. */
function readOwner(payload: string | null): Owner | null {
  const said = payload === null ? null : tryParseJson(payload)
  if (!isRecord(said) || typeof said.id !== 'string') return null
  const { environment, kind, id } = said
  if (environment !== 'sandbox' && environment !== 'production') return null
  return kind === 'customerPartnerId' || kind === 'channelPartnerId' ? { environment, kind, id } : null
}
