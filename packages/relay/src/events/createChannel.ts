import type { Owner } from '../identity/Owner.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { EventStream } from './createEventStream.ts'
import { type NoticeBatch, readNotices } from './readNotices.ts'
import { writeNotice } from './writeNotice.ts'

/** What the streams of one owner share: however many listen, the store is read once. */
export type Channel = {
  readonly streams: Set<EventStream>
  /** Looks for new notices and sends them. */
  read(): void
  /** Shows the readers that the line is alive, looks whether their sessions still are, and reads what no signal announced. */
  beat(): void
}

export type ChannelContext = Pick<RelayContext, 'store' | 'clock' | 'events' | 'logger' | 'measure'>

/** Makes the channel of an owner to whom nobody listens yet. */
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
        const batch = await readNotices(store, owner, earliestOf(streams))
        await deliver(context, streams, batch)
        isWanted ||= !batch.isComplete
      }
    } catch {
      // The store is away: the next heartbeat looks again, from the same places.
      logger.warn({ event: 'stream.read_failed' }, 'notices could not be read')
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
function earliestOf(streams: ReadonlySet<EventStream>): number | null {
  let earliest: number | null = null
  for (const { position } of streams)
    if (position !== null && (earliest === null || position < earliest)) earliest = position
  return earliest
}

/** Sends to every reader what it does not have yet. */
async function deliver(
  { clock, measure }: ChannelContext,
  streams: ReadonlySet<EventStream>,
  batch: NoticeBatch,
): Promise<void> {
  const { notices, newest } = batch
  const isAnyLost = [...streams].some(({ position }) => batch.isLost(position))
  const reset = isAnyLost ? writeNotice(await batch.createReset()) : ''
  const events = notices.map(({ sequence, notice }) => ({ sequence, text: writeNotice(notice) }))
  for (const stream of streams) {
    if (batch.isLost(stream.position)) {
      stream.position = newest
      stream.send(reset)
      continue
    }
    for (const { sequence, text } of events) {
      if (sequence <= (stream.position ?? 0)) continue
      stream.position = sequence
      stream.send(text)
    }
  }
  const [oldest] = notices
  if (oldest)
    measure({ type: 'notices', count: notices.length, lag: Math.max(0, clock.now() - oldest.createdAt) })
}
