import { ApiError } from '../errors/ApiError.ts'
import { NoRelayError } from '../errors/NoRelayError.ts'
import type { ChangeEvent } from '../relay/models/ChangeEvent.ts'
import { errorHeader } from '../relay/headerNames.ts'
import { listChangeEvents } from '../relay/listChangeEvents.ts'
import { buildRequest } from '../transport/buildRequest.ts'
import { isRelayAnswer } from '../transport/isRelayAnswer.ts'
import type { LendingClient } from '../transport/LendingClient.ts'
import { fetchWithToken } from '../transport/fetchWithToken.ts'
import { retryAfter } from '../transport/retryAfter.ts'
import { readChangeEventStream } from './readChangeEventStream.ts'
import type { PageWatch } from './watchPage.ts'
import { watchIdleTimeout } from './watchIdleTimeout.ts'

type FollowChangeEventStreamParameters = {
  customerPartnerId: string
  /** Resumes after this change event. */
  lastId: string | null
  signal: AbortSignal
  page: PageWatch
  /** Milliseconds without a byte before the stream counts as dead. */
  idleTimeout: number
  onChangeEvent: (changeEvent: ChangeEvent) => void
  /** The first bytes have come, and not the headers alone: a proxy that keeps a stream back may let those through. */
  onOpen: () => void
  /** The stream has lasted for a while: earlier breaks no longer count. */
  onSteady: () => void
  /** Milliseconds that the relay wants to be left alone for when the stream ends or does not open. */
  onRetry: (milliseconds: number) => void
}

/** Milliseconds to the first byte, which the relay sends at once; long enough for a slow link and a new connection. */
const opening = 12_000

/** Milliseconds; a proxy that cuts streams does it sooner. */
const steadyAfter = 10_000

/**
 * Opens the relay's event stream once and reads it to its end; rejects when it does not open, breaks or falls silent.
 * Resolves to true when it was given up because of what the page told.
 */
export async function followChangeEventStream(
  client: LendingClient,
  parameters: FollowChangeEventStreamParameters,
): Promise<boolean> {
  const { customerPartnerId, lastId, signal, page, idleTimeout } = parameters
  const { onChangeEvent, onOpen, onSteady, onRetry } = parameters
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
    // Bytes still arrive after a while: a proxy that passes on only the beginning of a stream never gets here.
    if (isOld) onSteady()
  }
  try {
    const { url, headers } = buildRequest(client, listChangeEvents, { ownerId: customerPartnerId })
    headers.Accept = 'text/event-stream'
    if (lastId !== null) headers['Last-Event-ID'] = lastId
    const response = await fetchWithToken(client, { url, init: { headers, signal: line.signal } })
    const { status } = response
    if (!isRelayAnswer(client, response)) throw new NoRelayError({ endpoint: listChangeEvents.name, status })
    // Only the relay's own no is final: a proxy may have refused the stream and let polls through.
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
    await readChangeEventStream(response.body, { signal: line.signal, onChangeEvent, onActivity, onRetry })
    return false
  } catch (error) {
    if (isGivenUp) return true
    throw error
  } finally {
    signal.removeEventListener('abort', abort)
    leavePage()
    watch.stop()
    // Lets go of the connection as well, where it was left in the middle.
    abort()
  }
}
