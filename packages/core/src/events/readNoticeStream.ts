import { Notice } from '../models/Notice.ts'
import { orAborted } from '../transport/orAborted.ts'
import { createEventStreamParser } from './createEventStreamParser.ts'

type ReadNoticeStreamOptions = {
  signal: AbortSignal
  onNotice: (notice: Notice) => void
  /** Called for every piece that arrives, heartbeats included. */
  onActivity: () => void
  /** Milliseconds after which the relay wants to be asked again when this stream breaks. */
  onRetry: (milliseconds: number) => void
}

/** Reads notices off an open stream until it ends or the signal does; what is not a notice is passed over. */
export async function readNoticeStream(
  body: ReadableStream<Uint8Array>,
  { signal, onNotice, onActivity, onRetry }: ReadNoticeStreamOptions,
): Promise<void> {
  const parse = createEventStreamParser(({ id, data }) => {
    const notice = Notice.safeParse(withId(data, id))
    if (notice.success) onNotice(notice.data)
  }, onRetry)
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await orAborted(reader.read(), signal)
    if (done) return
    onActivity()
    parse(decoder.decode(value, { stream: true }))
  }
}

function withId(data: string, id: string | null): unknown {
  try {
    const notice: unknown = JSON.parse(data)
    return typeof notice === 'object' && notice !== null ? { id, ...notice } : null
  } catch {
    // Half an event, cut by a proxy: the next read of the operation tells the truth anyway.
    return null
  }
}
