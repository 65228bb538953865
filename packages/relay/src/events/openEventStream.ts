import type { Notice } from '@onlend/core'
import { identify } from '../identity/identify.ts'
import { mayActFor } from '../identity/mayActFor.ts'
import type { Owner } from '../identity/Owner.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { OpenStream } from './createStreamRegistry.ts'
import { readNotices } from './readNotices.ts'

type OpenEventStreamParameters = {
  request: Request
  owner: Owner
  userId: string
  /** The last notice that the reader has; `null` for none. */
  position: number | null
}

/** Bytes that may wait for a slow reader before it is dropped; it resumes where it left off. */
const patience = 256 * 1024
const encoder = new TextEncoder()

/** Opens a stream of an owner's notices; `null` when this person has too many open. */
export function openEventStream(
  context: RelayContext,
  { request, owner, userId, position: start }: OpenEventStreamParameters,
): ReadableStream<Uint8Array> | null {
  const { clock, events, store, streams, logger } = context
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let position = start
  let isReading = false
  let isWanted = false
  let checkedAt = clock.now()
  let cancelBeat = (): void => undefined

  const stream: OpenStream = {
    owner,
    userId,
    wake: () => void read(),
    close: () => end((open) => open.close()),
  }

  const end = (how: (open: ReadableStreamDefaultController<Uint8Array>) => void): void => {
    const open = controller
    controller = null
    cancelBeat()
    streams.remove(stream)
    if (open) how(open)
  }

  const send = (text: string): void => {
    if (!controller) return
    if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text))
    else end((open) => open.error(new Error('The reader is too slow; it resumes with Last-Event-ID.')))
  }

  const read = async (): Promise<void> => {
    isWanted = true
    if (isReading) return
    isReading = true
    try {
      while (isWanted && controller) {
        isWanted = false
        const batch = await readNotices(store, owner, position)
        position = batch.position
        for (const notice of batch.notices) send(writeNotice(notice))
        isWanted ||= !batch.isComplete
      }
    } catch {
      // The store is away: the next heartbeat looks again, from the same position.
      logger.warn({ event: 'stream.read_failed' }, 'notices could not be read')
    } finally {
      isReading = false
    }
  }

  const beat = async (): Promise<void> => {
    if (clock.now() - checkedAt >= events.sessionCheckInterval) {
      checkedAt = clock.now()
      const principal = await identify(context, request)
      const isSame = principal !== null && principal.userId === userId && mayActFor(principal, owner)
      if (!isSame) return stream.close()
    }
    send(': still here\n\n')
    await read()
    if (controller) cancelBeat = clock.setTimer(() => void beat(), events.heartbeat)
  }

  if (!streams.add(stream)) return null
  return new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
        send('retry: 2000\n\n')
        void read()
        cancelBeat = clock.setTimer(() => void beat(), events.heartbeat)
      },
      cancel: () => end(() => undefined),
    },
    { highWaterMark: patience, size: (chunk) => chunk.byteLength },
  )
}

/** One event; JSON has no line breaks of its own, so the data is one line. */
function writeNotice({ id, ...notice }: Notice): string {
  return `id: ${id}\nevent: message\ndata: ${JSON.stringify(notice)}\n\n`
}
