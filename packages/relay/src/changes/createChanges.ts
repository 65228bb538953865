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
 * Makes what tells pages to read again: a stream of change events for each customer partner, or their list for who polls, after a signed cursor. However
 * many listen to one partner, the store is read once; a signal of the database wakes the streams and a heartbeat finds what no signal told. A stream ends
 * with the session or the right that opened it. Other modules write a change event with `appendChangeEvent`, in the transaction of what changed.
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
