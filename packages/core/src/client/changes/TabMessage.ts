import * as z from 'zod/mini'
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

/** The schema of what tabs say: every script of the site can write to the channel. */
export const TabMessage = z.union([
  z.object({ type: z.literal('hello'), isShown: z.boolean() }),
  z.object({
    type: z.literal('state'),
    // How the leader's session ended is no news about that of another tab.
    channel: z.enum(['connecting', 'stream', 'polling']),
    lastId: z.nullable(z.string()),
    quiet: z.nullable(z.number()),
  }),
  z.object({ type: z.literal('event'), after: z.nullable(z.string()), changeEvent: ChangeEvent }),
])
