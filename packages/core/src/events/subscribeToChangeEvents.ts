import { isLendingError } from '../errors/isLendingError.ts'
import { createRandomId } from '../lib/createRandomId.ts'
import type { ChangeEvent } from '../relay/models/ChangeEvent.ts'
import { listChangeEvents } from '../relay/listChangeEvents.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import type { LendingClient } from '../transport/LendingClient.ts'
import { callListener } from '../transport/callListener.ts'
import { followChangeEventStream } from './followChangeEventStream.ts'
import { type PageChange, type PageWatch, watchPage } from './watchPage.ts'

/**
 * The channel on which change events reach this device now. Two states are final: `signedOut`, sign in and subscribe again; `refused`, this person has
 * no right to follow this partner, or not from this site.
 */
export type ChangeEventChannel = 'connecting' | 'stream' | 'polling' | 'signedOut' | 'refused'

/** The parameters of `subscribeToChangeEvents`. */
export type SubscribeToChangeEventsParameters = {
  customerPartnerId: string
  /**
   * The id of the change event after which the stream resumes. @default a new stream, in which the relay reports the topics that this device can have
   * missed
   */
  lastId?: string | null
  onChangeEvent: (changeEvent: ChangeEvent) => void
  onChannelChange?: (channel: ChangeEventChannel) => void
  /** Ends the subscription. */
  signal: AbortSignal
  /** Milliseconds without a byte before a stream counts as dead; heartbeats come every 15 s. @default 45000 */
  idleTimeout?: number
  /** The longest milliseconds between polls; a fifth of them is jitter. @default 15000 */
  pollInterval?: number
  /** Called before every try; `false` means a poll without asking for a stream. @default always */
  mayStream?: () => boolean
}

/** The number of breaks in a row before a round of polls; after the round the function tries a stream again. */
const breaksBeforePolls = 3
const pollsPerRound = 10

/** Milliseconds of the pause after a broken stream, which doubles with each break, up to the longest, with jitter. */
const firstPause = 1_000
const longestPause = 30_000

/** Milliseconds of the longest pause that the relay can ask for. */
const longestAsked = 120_000

/**
 * Reports when to read again: follows the relay's event stream, resumes after a break at the last event, and polls where streams do not get
 * through or the relay has no room for one; such a poll asks for a stream again. In a hidden page the subscription pauses after a minute, and resumes at the last event when the
 * page is visible. Resolves when the signal ends the subscription, the session is over or the relay refuses.
 *
 * @example
 * await subscribeToChangeEvents(client, {
 *   customerPartnerId: 'cp_1',
 *   onChangeEvent: ({ topic }) => refetch(topic),
 *   signal: controller.signal,
 * })
 */
export async function subscribeToChangeEvents(
  client: LendingClient,
  {
    customerPartnerId,
    onChangeEvent,
    onChannelChange,
    signal,
    lastId: resumed = null,
    idleTimeout = 45_000,
    pollInterval = 15_000,
    mayStream = always,
  }: SubscribeToChangeEventsParameters,
): Promise<void> {
  const page = watchPage(client.wait, signal)
  const streamId = createRandomId()
  let lastId = resumed
  let channel: ChangeEventChannel | null = null
  let breaks = 0
  let pollsLeft = 0
  let asked = 0
  let isPolled = false

  const enter = (next: ChangeEventChannel) => {
    if (channel === next || signal.aborted) return
    channel = next
    if (onChannelChange) callListener(onChannelChange, next)
  }
  const take = (changeEvent: ChangeEvent) => {
    if (signal.aborted) return
    lastId = changeEvent.id
    callListener(onChangeEvent, changeEvent)
  }
  const ask = (milliseconds: number) => {
    asked = Math.min(milliseconds, longestAsked)
  }
  /** Resolves to true when the page gave the stream up. */
  const stream = async (): Promise<boolean> => {
    asked = 0
    isPolled = false
    let isLeft = false
    try {
      isLeft = await followChangeEventStream(client, {
        ...{ customerPartnerId, streamId, lastId, signal, page, idleTimeout },
        onChangeEvent: take,
        onOpen: () => enter('stream'),
        onPoll: () => {
          isPolled = true
          enter('polling')
        },
        onSteady: () => {
          breaks = 0
        },
        onRetry: ask,
      })
      return isLeft
    } finally {
      // An answer as a poll is no break: the device gets through, and the next try may find room for a stream.
      if (isPolled) breaks = 0
      else if (!isLeft) breaks += 1
      if (breaks >= breaksBeforePolls) pollsLeft = pollsPerRound
    }
  }
  const poll = async () => {
    asked = 0
    if (pollsLeft > 0) pollsLeft -= 1
    const headers = lastId === null ? client.headers : { ...client.headers, 'Last-Event-ID': lastId }
    const changeEvents = await callEndpoint(
      { ...client, headers },
      listChangeEvents,
      { customerPartnerId },
      { signal },
    )
    enter('polling')
    changeEvents.forEach(take)
  }
  const pauseAfter = (isPoll: boolean): number => {
    if (isPoll) return Math.max(pollInterval * (0.8 + client.random() / 5), asked)
    const jitter = 0.5 + client.random() / 2
    return Math.max(Math.min(longestPause, firstPause * 2 ** (breaks - 1)) * jitter, asked)
  }

  enter('connecting')
  while (!signal.aborted) {
    await page.awake()
    const isPoll = pollsLeft > 0 || !mayStream()
    const wasPolled = isPolled
    try {
      if (isPoll) await poll()
      else if (await stream()) continue
    } catch (error) {
      if (isLendingError(error)) {
        const { category, code, retryAfter } = error
        if (category === 'session') return enter('signedOut')
        if (category === 'permission' && (code || !isPoll)) return enter('refused')
        ask(retryAfter ?? 0)
      }
      if (isPoll || wasPolled) enter('connecting')
    }
    if (channel === 'stream') enter('connecting')
    const news = await waitForPage(client.wait, { pause: pauseAfter(isPoll || isPolled), page, signal })
    // Another network can let streams through: earlier breaks no longer count.
    if (news === 'moved') [breaks, pollsLeft] = [0, 0]
  }
}

function always(): boolean {
  return true
}

type WaitForPageParameters = {
  /** Milliseconds. */
  pause: number
  page: PageWatch
  signal: AbortSignal
}

/** Waits between two tries, at most until the page is visible again or has another network; never rejects. */
async function waitForPage(
  wait: LendingClient['wait'],
  { pause, page, signal }: WaitForPageParameters,
): Promise<PageChange | null> {
  if (signal.aborted) return null
  const waiting = new AbortController()
  let heard: PageChange | null = null
  const end = () => waiting.abort()
  const leave = page.listen((news) => {
    heard = news
    end()
  })
  signal.addEventListener('abort', end)
  await wait(pause, waiting.signal).catch(() => undefined)
  signal.removeEventListener('abort', end)
  leave()
  return heard
}
