import { isLendingError } from '../errors/isLendingError.ts'
import type { Notice } from '../models/Notice.ts'
import { listNotices } from '../relay-endpoints/listNotices.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import type { LendingClient } from '../transport/LendingClient.ts'
import { tell } from '../transport/tell.ts'
import { followNoticeStream } from './followNoticeStream.ts'

/**
 * How notices reach this device now. Two states are final: `signedOut`, sign in and subscribe again; `refused`, this person may not follow
 * this partner, or not from this site.
 */
export type NoticeChannel = 'connecting' | 'stream' | 'polling' | 'signedOut' | 'refused'

type SubscribeToNoticesParameters = {
  customerPartnerId: string
  onNotice: (notice: Notice) => void
  onChannelChange?: (channel: NoticeChannel) => void
  /** Ends the subscription. */
  signal: AbortSignal
  /** Milliseconds without a byte before a stream counts as dead; heartbeats come every 15 s. @default 45000 */
  silence?: number
  /** Milliseconds between polls where streams do not get through. @default 15000 */
  pollInterval?: number
}

/** Streams that break this often in a row are given up for a round of polls; after the round a stream is tried again. */
const patience = 3
const pollsInARound = 10

/** Milliseconds; the pause after a broken stream doubles with each one, up to the longest, with jitter. */
const firstPause = 1_000
const longestPause = 30_000

/**
 * Tells when to look again: follows the relay's event stream, resumes after a break where it left off,
 * and polls where streams do not get through. Resolves when the signal ends it, the session is over or the relay refuses.
 */
export async function subscribeToNotices(
  client: LendingClient,
  {
    customerPartnerId,
    onNotice,
    onChannelChange,
    signal,
    silence = 45_000,
    pollInterval = 15_000,
  }: SubscribeToNoticesParameters,
): Promise<void> {
  let lastId: string | null = null
  let channel: NoticeChannel | null = null
  let breaks = 0
  let pollsLeft = 0

  const enter = (next: NoticeChannel) => {
    if (channel === next || signal.aborted) return
    channel = next
    if (onChannelChange) tell(onChannelChange, next)
  }
  const take = (notice: Notice) => {
    if (signal.aborted) return
    lastId = notice.id
    tell(onNotice, notice)
  }
  const stream = async () => {
    if (channel !== 'polling') enter('connecting')
    const onOpen = () => enter('stream')
    const onSteady = () => {
      breaks = 0
    }
    try {
      await followNoticeStream(client, {
        customerPartnerId,
        lastId,
        signal,
        silence,
        onNotice: take,
        onOpen,
        onSteady,
      })
    } finally {
      breaks += 1
      if (breaks >= patience) pollsLeft = pollsInARound
    }
  }
  const poll = async () => {
    pollsLeft -= 1
    const headers = lastId === null ? client.headers : { ...client.headers, 'Last-Event-ID': lastId }
    const notices = await callEndpoint({ ...client, headers }, listNotices, { customerPartnerId }, { signal })
    enter('polling')
    notices.forEach(take)
  }

  while (!signal.aborted) {
    const isPoll = pollsLeft > 0
    try {
      await (isPoll ? poll() : stream())
    } catch (error) {
      if (isLendingError(error)) {
        const { category, code } = error
        if (category === 'session') return enter('signedOut')
        if (category === 'permission' && (code || !isPoll)) return enter('refused')
      }
      if (isPoll) enter('connecting')
    }
    const jitter = 0.5 + client.random() / 2
    const pause = isPoll ? pollInterval : Math.min(longestPause, firstPause * 2 ** (breaks - 1)) * jitter
    // Only the signal breaks a pause off, and the loop sees it.
    await client.wait(pause, signal).catch(() => undefined)
  }
}
