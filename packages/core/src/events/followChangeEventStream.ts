import { createParser } from 'eventsource-parser'
import { ApiError } from '../errors/ApiError.ts'
import { NoRelayError } from '../errors/NoRelayError.ts'
import { ChangeEvent } from '../relay/models/ChangeEvent.ts'
import { errorHeader, streamHeader } from '../relay/headerNames.ts'
import { listChangeEvents } from '../relay/listChangeEvents.ts'
import { buildRequest } from '../transport/buildRequest.ts'
import { isRelayAnswer } from '../transport/isRelayAnswer.ts'
import type { LendingClient } from '../transport/LendingClient.ts'
import { fetchWithToken } from '../transport/fetchWithToken.ts'
import { retryAfter } from '../transport/retryAfter.ts'
import { rejectOnAbort } from '../transport/rejectOnAbort.ts'
import type { PageWatch } from './watchPage.ts'

type FollowChangeEventStreamParameters = {
  customerPartnerId: string
  /** The id of the subscription, by which the relay ends its stream before, whose connection may have died unnoticed. */
  streamId: string
  /** The id of the change event after which the stream resumes. */
  lastId: string | null
  signal: AbortSignal
  page: PageWatch
  /** Milliseconds without a byte before the stream counts as dead. */
  idleTimeout: number
  onChangeEvent: (changeEvent: ChangeEvent) => void
  /** Called at the first bytes, not at the headers: a proxy that buffers a stream can pass the headers. */
  onOpen: () => void
  /** Called when the relay has no room for the stream: it answers the events so far, as a poll, and ends. */
  onPoll: () => void
  /** Called when the stream has lasted for a while: earlier breaks no longer count. */
  onSteady: () => void
  /** Receives the milliseconds that the relay asks this device to wait after the stream ends or does not open. */
  onRetry: (milliseconds: number) => void
}

/** Milliseconds to the first byte, which the relay sends at once; long enough for a slow link and a new connection. */
const opening = 12_000

/** Milliseconds until a stream counts as steady; a proxy that cuts streams does it sooner. */
const steadyAfter = 10_000

/** Characters of an event, more than any change event has: a stream without a line end or event end must not fill the memory. */
const maxWaiting = 64 * 1024

/**
 * Opens the relay's event stream once and reads it to its end; rejects when the stream does not open, breaks or falls silent.
 * Resolves to true when the page fell asleep or changed its network, and the function therefore gave the stream up.
 */
export async function followChangeEventStream(
  client: LendingClient,
  parameters: FollowChangeEventStreamParameters,
): Promise<boolean> {
  const { customerPartnerId, streamId, lastId, signal, page, idleTimeout } = parameters
  const { onChangeEvent, onOpen, onPoll, onSteady, onRetry } = parameters
  signal.throwIfAborted()
  const line = new AbortController()
  const abort = () => line.abort()
  signal.addEventListener('abort', abort)
  let isGivenUp = false
  const leavePage = page.listen((news) => {
    if (news === 'shown') return
    isGivenUp = true
    abort()
  })
  const watch = watchIdleTimeout(client.wait, { opening, idleTimeout, onIdle: abort })
  let isOpen = false
  let isOld = false
  const onActivity = () => {
    watch.heard()
    if (!isOpen) onOpen()
    isOpen = true
    // Bytes still arrive after a while: a proxy that passes only the beginning of a stream never gets here.
    if (isOld) onSteady()
  }
  try {
    const { url, headers } = buildRequest(client, listChangeEvents, { ownerId: customerPartnerId })
    headers.Accept = 'text/event-stream'
    headers[streamHeader] = streamId
    if (lastId !== null) headers['Last-Event-ID'] = lastId
    const response = await fetchWithToken(client, { url, init: { headers, signal: line.signal } })
    const { status } = response
    if (!isRelayAnswer(client, response)) throw new NoRelayError({ endpoint: listChangeEvents.name, status })
    // Only the relay's own refusal is final: a proxy can refuse the stream and let polls through.
    const code = response.headers.get(errorHeader)
    const category = status === 401 ? 'session' : status === 403 && code ? 'permission' : null
    if (category) throw new ApiError({ endpoint: listChangeEvents.name, category, status })
    onRetry(retryAfter(response.headers.get('Retry-After')) ?? 0)
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
    if (!response.ok || !isStream || !response.body)
      throw new TypeError('The address of the events answered without a stream.')
    const grow = () => {
      isOld = true
    }
    client.wait(steadyAfter, line.signal).then(grow, () => undefined)
    const callbacks = { onChangeEvent, onActivity, onPoll, onRetry }
    await readChangeEventStream(response.body, { signal: line.signal, ...callbacks })
    return false
  } catch (error) {
    if (isGivenUp) return true
    throw error
  } finally {
    signal.removeEventListener('abort', abort)
    leavePage()
    watch.stop()
    // Closes the connection too, when the reading ended in the middle.
    abort()
  }
}

type ReadChangeEventStreamOptions = Pick<
  FollowChangeEventStreamParameters,
  'signal' | 'onChangeEvent' | 'onPoll' | 'onRetry'
> & {
  /** Called for every piece of a stream that arrives, heartbeats included. */
  onActivity: () => void
}

/** Reads change events from an open stream until the stream or the signal ends it; other events are ignored. */
async function readChangeEventStream(
  body: ReadableStream<Uint8Array>,
  { signal, onChangeEvent, onActivity, onPoll, onRetry }: ReadChangeEventStreamOptions,
): Promise<void> {
  let isPoll = false
  let waiting = 0
  const restart = () => {
    waiting = 0
  }
  const { feed } = createParser({
    onRetry,
    onComment: restart,
    onEvent: ({ event, id, data }) => {
      restart()
      if (event === 'poll') {
        isPoll = true
        return onPoll()
      }
      const changeEvent = ChangeEvent.safeParse(withId(data, id))
      if (changeEvent.success) onChangeEvent(changeEvent.data)
    },
  })
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await rejectOnAbort(reader.read(), signal)
    if (done) return
    const text = decoder.decode(value, { stream: true })
    waiting += text.length
    feed(text)
    if (waiting > maxWaiting) throw new RangeError('The event stream sent an event without an end.')
    if (!isPoll) onActivity()
  }
}

function withId(data: string, id: string | undefined): unknown {
  try {
    const changeEvent: unknown = JSON.parse(data)
    return typeof changeEvent === 'object' && changeEvent !== null ? { id, ...changeEvent } : null
  } catch {
    // Half an event, cut by a proxy: the next read of the operation returns the true state.
    return null
  }
}

type WatchIdleTimeoutParameters = {
  /** Milliseconds until the first byte. */
  opening: number
  /** Milliseconds between two bytes. */
  idleTimeout: number
  onIdle: () => void
}

type IdleTimeoutWatch = {
  /** Starts the count again. */
  readonly heard: () => void
  readonly stop: () => void
}

/** Calls `onIdle` when no byte has arrived for the timeout; the count begins at once. */
function watchIdleTimeout(
  wait: LendingClient['wait'],
  { opening, idleTimeout, onIdle }: WatchIdleTimeoutParameters,
): IdleTimeoutWatch {
  let count = new AbortController()
  const stop = () => count.abort()
  const begin = (milliseconds: number) => {
    stop()
    count = new AbortController()
    // An aborted count rejects, which needs no handling.
    wait(milliseconds, count.signal).then(onIdle, () => undefined)
  }
  begin(opening)
  return { heard: () => begin(idleTimeout), stop }
}
