import type { Owner } from '../database/Owner.ts'
import type { ChangesContext } from './ChangesContext.ts'
import type { EventStream } from './createEventStream.ts'
import { type ChangeEventBatch, readChangeEvents } from './readChangeEvents.ts'
import { writeChangeEvent } from './writeChangeEvent.ts'

/** The streams of one owner share a channel: it reads the store once for all of them. */
export type Channel = {
  readonly streams: Set<EventStream>
  /** Looks for new change events and sends them. */
  read(): void
  /** Sends a heartbeat to the readers, checks their sessions, and reads events that no signal announced. */
  beat(): void
}

export type ChannelContext = Pick<ChangesContext, 'store' | 'clock' | 'events' | 'logger' | 'measure'>

/** Makes the channel of an owner, without listeners yet. */
export function createChannel(context: ChannelContext, owner: Owner): Channel {
  const { store, clock, events, logger } = context
  const streams = new Set<EventStream>()
  let isReading = false
  let isWanted = false

  const read = async (): Promise<void> => {
    isWanted = true
    if (isReading) return
    isReading = true
    try {
      while (isWanted && streams.size > 0) {
        isWanted = false
        // A reader that comes while the store is read begins at another place, and has requested another round.
        const readers = [...streams]
        const batch = await readChangeEvents(store, owner, findEarliest(readers))
        await deliver(context, readers, batch)
        isWanted ||= !batch.isComplete
      }
    } catch {
      // The store is away: the next heartbeat looks again, from the same places.
      logger.warn({ event: 'stream.read_failed' }, 'change events could not be read')
    } finally {
      isReading = false
    }
  }

  const check = async (stream: EventStream): Promise<void> => {
    stream.checkedAt = clock.now()
    if (!(await stream.isStillAllowed())) stream.end('signedOut')
  }

  return {
    streams,
    read: () => void read(),
    beat() {
      const now = clock.now()
      for (const stream of streams) {
        if (now - stream.checkedAt >= events.sessionCheckInterval) void check(stream)
        stream.send(': still here\n\n')
      }
      void read()
    },
  }
}

/** The earliest place that any reader is at; `null` when none has one. */
function findEarliest(streams: readonly EventStream[]): number | null {
  let earliest: number | null = null
  for (const { position } of streams)
    if (position !== null && (earliest === null || position < earliest)) earliest = position
  return earliest
}

/** Sends to every reader the events that it does not have yet. */
async function deliver(
  { clock, measure }: ChannelContext,
  readers: readonly EventStream[],
  batch: ChangeEventBatch,
): Promise<void> {
  const { changeEvents, newest } = batch
  const now = clock.now()
  const events = changeEvents.map(({ sequence, createdAt, actor, changeEvent }) => ({
    ...{ sequence, createdAt, actor, changeEvent },
    text: writeChangeEvent(changeEvent),
  }))
  const resets = new Map<boolean, string>()
  let lag: number | null = null
  for (const reader of readers) {
    const { position, openedAt } = reader
    if (batch.isLost(position)) {
      const isNew = position === null
      const reset = resets.get(isNew) ?? writeChangeEvent(await batch.createReset(position, now))
      resets.set(isNew, reset)
      reader.position = newest
      reader.send(reset)
      continue
    }
    for (const { sequence, createdAt, actor, changeEvent, text } of events) {
      if (sequence <= (position ?? 0)) continue
      reader.position = sequence
      if (!reader.isShown(changeEvent, actor)) continue
      reader.send(text)
      // An event from before the stream was open is not late: the lag counts from the opening.
      lag = Math.max(lag ?? 0, now - Math.max(createdAt, openedAt))
    }
  }
  if (lag !== null) measure({ type: 'changeEvents', count: changeEvents.length, lag })
}
