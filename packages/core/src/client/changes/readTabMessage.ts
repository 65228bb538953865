import type { ChangeEventChannel } from '../../events/subscribeToChangeEvents.ts'
import { ChangeEvent } from '../../relay/models/ChangeEvent.ts'

/** What tabs that share a stream say to each other. */
export type TabMessage =
  /** A tab has joined or is shown again: the leader says how things stand, or makes room where it is hidden itself. */
  | { type: 'hello'; isShown: boolean }
  /** How things stand at the leader. `quiet`: milliseconds since the last change, where that is known. */
  | { type: 'state'; channel: ChangeEventChannel; lastId: string | null; quiet: number | null }
  /** The leader heard a change event; `after` is the one before it. */
  | { type: 'event'; after: string | null; changeEvent: ChangeEvent }

/** Reads what a tab said; `null` for anything else, since every script of the site can write to the channel. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, isShown, channel, lastId, quiet, after, changeEvent }: Partial<Record<string, unknown>> = {
    ...data,
  }
  if (type === 'hello') return { type, isShown: isShown === true }
  if (type === 'state') {
    // How the leader's session ended is no news about that of another tab.
    if (channel !== 'connecting' && channel !== 'stream' && channel !== 'polling') return null
    if (lastId !== null && typeof lastId !== 'string') return null
    return { type, channel, lastId, quiet: typeof quiet === 'number' ? quiet : null }
  }
  if (type !== 'event' || (after !== null && typeof after !== 'string')) return null
  const read = ChangeEvent.safeParse(changeEvent)
  return read.success ? { type, after, changeEvent: read.data } : null
}
