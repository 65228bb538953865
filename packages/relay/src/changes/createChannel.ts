import type { Owner } from '../database/Owner.ts'
import type { ChangesContext } from './ChangesContext.ts'
import type { EventStream } from './createEventStream.ts'
import { type ChangeEventBatch, readChangeEvents, type SentChangeEvent } from './readChangeEvents.ts'

/** What the streams of one owner share: however many listen, the store is read once. */
export type Channel = {
  readonly streams: Set<EventStream>
  /** Looks for new change events and sends them. */
  read(): void
  /** Shows the readers that the line is alive, looks whether their sessions still are, and reads what no signal announced. */
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
        // A reader that comes while the store is read begins at another place, and has requested a round of its own.
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

/** Sends to every reader what it does not have yet. */
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
      // What a reader missed while it was away was not late: it could not have come before the stream was open.
      lag = Math.max(lag ?? 0, now - Math.max(createdAt, openedAt))
    }
  }
  if (lag !== null) measure({ type: 'changeEvents', count: changeEvents.length, lag })
}

/** A change event as one event of a stream. JSON has no line breaks of its own, so the data is one line whatever is in it. */
function writeChangeEvent({ id, ...changeEvent }: SentChangeEvent): string {
  return `id: ${id}\nevent: message\ndata: ${JSON.stringify(changeEvent)}\n\n`
}
