import { ApiError } from '../errors/ApiError.ts'
import { isLendingError } from '../errors/isLendingError.ts'
import type { Notice } from '../models/Notice.ts'
import { listNotices } from '../relay-endpoints/listNotices.ts'
import { buildRequest } from '../transport/buildRequest.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import type { LendingClient } from '../transport/LendingClient.ts'
import { readNoticeStream } from './readNoticeStream.ts'

/** How notices reach this device now. `signedOut` is final: sign in and subscribe again. */
export type NoticeChannel = 'connecting' | 'stream' | 'polling' | 'signedOut'

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

/** Streams that break this often in a row are given up for polling; every tenth poll tries a stream again. */
const patience = 3
const pollsBetweenStreams = 10

/**
 * Tells when to look again: follows the relay's event stream, resumes after a break where it left off,
 * and polls where streams do not get through. Resolves when the signal ends it or the session is over.
 */
export async function subscribeToNotices(
  client: LendingClient,
  { customerPartnerId, onNotice, onChannelChange, signal, silence = 45_000, pollInterval = 15_000 }: SubscribeToNoticesParameters,
): Promise<void> {
  let lastId: string | null = null
  let failures = 0
  let channel: NoticeChannel | null = null
  const enter = (next: NoticeChannel) => {
    if (channel !== next) onChannelChange?.(next)
    channel = next
  }
  const take = (notice: Notice) => {
    lastId = notice.id
    onNotice(notice)
  }

  while (!signal.aborted) {
    const mayStream = failures < patience || failures % pollsBetweenStreams === 0
    try {
      if (mayStream) {
        if (channel !== 'polling') enter('connecting')
        await stream(client, { customerPartnerId, lastId, silence, signal, take, onOpen: () => enter('stream') })
        failures = channel === 'stream' ? 0 : failures + 1
      } else {
        const headers = lastId === null ? client.headers : { ...client.headers, 'Last-Event-ID': lastId }
        const notices = await callEndpoint({ ...client, headers }, listNotices, { customerPartnerId }, { signal })
        enter('polling')
        notices.forEach(take)
        failures += 1
      }
    } catch (error) {
      if (signal.aborted) return
      if (isLendingError(error) && error.category === 'session') return enter('signedOut')
      failures += 1
    }
    const delay = failures < patience ? 500 * 2 ** failures * (0.5 + client.random() / 2) : pollInterval
    await client.wait(delay, signal).catch(() => undefined)
  }
}

type StreamParameters = {
  customerPartnerId: string
  lastId: string | null
  silence: number
  signal: AbortSignal
  take: (notice: Notice) => void
  onOpen: () => void
}

async function stream(
  client: LendingClient,
  { customerPartnerId, lastId, silence, signal, take, onOpen }: StreamParameters,
): Promise<void> {
  const request = buildRequest(client, listNotices, { customerPartnerId })
  const token = await client.getToken()
  const headers: Record<string, string> = { ...request.headers, Accept: 'text/event-stream' }
  if (lastId !== null) headers['Last-Event-ID'] = lastId
  if (token !== null) headers.Authorization = `Bearer ${token}`

  const quiet = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onActivity = () => {
    clearTimeout(timer)
    timer = setTimeout(() => quiet.abort(), silence)
  }
  const leave = () => quiet.abort()
  signal.addEventListener('abort', leave)
  onActivity()
  try {
    const init = { headers, credentials: 'same-origin', cache: 'no-store', signal: quiet.signal } as const
    const response = await client.fetch(request.url, init)
    if (response.status === 401) throw new ApiError({ endpoint: listNotices.name, category: 'session', status: 401 })
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
    if (!response.ok || !isStream || !response.body) throw new TypeError('no stream')
    onOpen()
    await readNoticeStream(response.body, { onNotice: take, onActivity })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}
