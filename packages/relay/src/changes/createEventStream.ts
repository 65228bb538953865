import type { Owner } from '../database/Owner.ts'
import type { SentChangeEvent } from './readChangeEvents.ts'

/** Whether a person may see a change event; `actor` sent the operation that it is about. */
export type IsShown = (event: Pick<SentChangeEvent, 'kind'>, actor: string | null) => boolean

/** Why a stream ended: its reader left, or the relay ended it. */
export type StreamEnd = 'left' | 'replaced' | 'slow' | 'signedOut' | 'closing'

/** One open event stream. */
export type EventStream = {
  readonly body: ReadableStream<Uint8Array>
  readonly userId: string
  readonly id: string | null
  /** Under which it can be revoked: its person, and its session, where the host names it, last. */
  readonly subjects: readonly string[]
  /** The last change event that was sent; `null` before the first. */
  position: number | null
  /** In milliseconds since 1970. */
  readonly openedAt: number
  /** When its session was last found good, in milliseconds since 1970. */
  checkedAt: number
  readonly isStillAllowed: () => Promise<boolean>
  /** Whether its person may see an event. */
  readonly isShown: IsShown
  /** Sends, or drops a reader with too many waiting bytes. */
  send(text: string): void
  /** Ends the stream; `retry` asks its reader to come back after so many milliseconds. */
  end(reason: StreamEnd, retry?: number): void
}

type CreateEventStreamParameters = Omit<StreamListener, 'owner'> & {
  openedAt: number
  onEnd: (stream: EventStream, reason: StreamEnd) => void
}

/** Bytes that may wait for a slow reader before it is dropped; it resumes where it left off. */
const timeout = new ByteLengthQueuingStrategy({ highWaterMark: 256 * 1024 })
const encoder = new TextEncoder()

/** Makes a stream that is open until its reader leaves or it is ended. */
export function createEventStream({ onEnd, ...facts }: CreateEventStreamParameters): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
      },
      cancel() {
        controller = null
        onEnd(stream, 'left')
      },
    },
    timeout,
  )
  const stream: EventStream = {
    ...facts,
    checkedAt: facts.openedAt,
    body,
    send(text) {
      if (!controller) return
      if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(encoder.encode(text))
      const open = controller
      controller = null
      onEnd(stream, 'slow')
      open.error(new Error('The reader is too slow; it resumes with Last-Event-ID.'))
    },
    end(reason, retry) {
      if (!controller) return
      if (retry !== undefined) controller.enqueue(encoder.encode(`retry: ${retry}\n\n`))
      const open = controller
      controller = null
      onEnd(stream, reason)
      open.close()
    },
  }
  return stream
}

/** The reader of a stream: its owner, its person and its position. */
export type StreamListener = {
  owner: Owner
  userId: string
  /** The id that the reader gives its stream over all connections; `null` without one. */
  id: string | null
  /** Under which the stream can be revoked. */
  subjects: readonly string[]
  /** The last change event that the reader has; `null` for none. */
  position: number | null
  /** Whether the session that opened the stream still may listen. */
  isStillAllowed: () => Promise<boolean>
  /** Whether its person may see an event, as `isStillAllowed` found out last. */
  isShown: IsShown
}
