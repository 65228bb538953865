import type { ChangeEventChannel } from '../../events/subscribeToChangeEvents.ts'
import { ChangeEvent } from '../../relay/models/ChangeEvent.ts'

/** A message between tabs that share a stream. */
export type TabMessage =
  /** A tab has joined or is visible again: the leader answers with its state, or gives up the lead when it is hidden itself. */
  | { type: 'hello'; isShown: boolean }
  /** The state of the leader. `quiet`: milliseconds since the last change; `null` when that is not known. */
  | { type: 'state'; channel: ChangeEventChannel; lastId: string | null; quiet: number | null }
  /** The leader received a change event; `after` is the id of the event before it. */
  | { type: 'event'; after: string | null; changeEvent: ChangeEvent }

/** Reads a message of a tab; `null` for other data, since every script of the site can write to the channel. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, isShown, channel, lastId, quiet, after, changeEvent }: Partial<Record<string, unknown>> = {
    ...data,
  }
  if (type === 'hello') return { type, isShown: isShown === true }
  if (type === 'state') {
    // The end of the leader's session says nothing about the session of another tab.
    if (channel !== 'connecting' && channel !== 'stream' && channel !== 'polling') return null
    if (lastId !== null && typeof lastId !== 'string') return null
    return { type, channel, lastId, quiet: typeof quiet === 'number' ? quiet : null }
  }
  if (type !== 'event' || (after !== null && typeof after !== 'string')) return null
  const read = ChangeEvent.safeParse(changeEvent)
  return read.success ? { type, after, changeEvent: read.data } : null
}
