import { bindRoutes, type Route } from '../http/index.ts'
import { changesRoutes } from './changesRoutes.ts'
import type { ChangesContext } from './ChangesContext.ts'
import { createStreamRegistry, type StreamRegistry } from './createStreamRegistry.ts'
import { type EventOptions, readEventOptions } from './readEventOptions.ts'

type Needs = Omit<ChangesContext, 'events' | 'streams'> & { events: EventOptions | undefined }

/** Change events as the other modules see them. */
export type Changes = {
  readonly routes: readonly Route<unknown>[]
  /** Ends all streams, a few at a time. */
  readonly drain: StreamRegistry['drain']
  /** How many streams are open here. */
  readonly countStreams: () => number
  /** Milliseconds for which change events are kept. */
  readonly retention: number
}

/**
 * Makes the change events, by which pages refetch: a stream for each customer partner, or a list for a page that polls, after a signed cursor. The
 * streams of one partner read the store once; a signal of the database wakes them, and a heartbeat finds events without a signal. A stream ends
 * with the session or the right that opened it. Other modules write a change event with `appendChangeEvent`, in the transaction of the change.
 */
export function createChanges({ events: given, ...needs }: Needs): Changes {
  const events = readEventOptions(given)
  const streams = createStreamRegistry({ ...needs, events })
  needs.identity.revocations.listen((subject) =>
    streams.endWhere(({ subjects }) => subjects.includes(subject)),
  )
  return {
    routes: bindRoutes(changesRoutes, { ...needs, events, streams }),
    drain: streams.drain,
    countStreams: streams.size,
    retention: events.retention,
  }
}
