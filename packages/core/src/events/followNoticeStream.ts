import { ApiError } from '../errors/ApiError.ts'
import type { Notice } from '../models/Notice.ts'
import { relayHeaders } from '../relay/relayHeaders.ts'
import { listNotices } from '../relay-endpoints/listNotices.ts'
import { buildRequest } from '../transport/buildRequest.ts'
import type { LendingClient } from '../transport/LendingClient.ts'
import { fetchWithToken } from '../transport/fetchWithToken.ts'
import { readNoticeStream } from './readNoticeStream.ts'
import { watchSilence } from './watchSilence.ts'

type FollowNoticeStreamParameters = {
  customerPartnerId: string
  /** Resumes after this notice. */
  lastId: string | null
  signal: AbortSignal
  /** Milliseconds without a byte before the stream counts as dead. */
  silence: number
  onNotice: (notice: Notice) => void
  onOpen: () => void
  /** The stream has held for a while: whatever broke before is over. */
  onSteady: () => void
}

/** Milliseconds; a proxy that cuts streams does it sooner. */
const steadyAfter = 10_000

/** Opens the relay's event stream once and reads it to its end; rejects when it does not open, breaks or falls silent. */
export async function followNoticeStream(
  client: LendingClient,
  { customerPartnerId, lastId, signal, silence, onNotice, onOpen, onSteady }: FollowNoticeStreamParameters,
): Promise<void> {
  signal.throwIfAborted()
  const line = new AbortController()
  const hangUp = () => line.abort()
  signal.addEventListener('abort', hangUp)
  const watch = watchSilence(client.wait, silence, hangUp)
  try {
    const { url, headers } = buildRequest(client, listNotices, { customerPartnerId })
    headers.Accept = 'text/event-stream'
    if (lastId !== null) headers['Last-Event-ID'] = lastId
    const response = await fetchWithToken(client, { url, init: { headers, signal: line.signal } })
    const { status } = response
    // Only the relay's own no is final: a proxy may have refused the stream and let polls through.
    const code = response.headers.get(relayHeaders.error)
    const category = status === 401 ? 'session' : status === 403 && code ? 'permission' : null
    if (category) throw new ApiError({ endpoint: listNotices.name, category, status })
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
    if (!response.ok || !isStream || !response.body)
      throw new TypeError('The address of the events answered without a stream.')
    onOpen()
    client.wait(steadyAfter, line.signal).then(onSteady, () => undefined)
    await readNoticeStream(response.body, { signal: line.signal, onNotice, onActivity: watch.heard })
  } finally {
    signal.removeEventListener('abort', hangUp)
    watch.stop()
    // Lets go of the connection as well, where it was left in the middle.
    hangUp()
  }
}
