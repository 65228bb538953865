import { ChangeEvent } from '../relay/models/ChangeEvent.ts'
import { rejectOnAbort } from '../transport/rejectOnAbort.ts'
import { createEventStreamParser } from './createEventStreamParser.ts'

type ReadChangeEventStreamOptions = {
  signal: AbortSignal
  onChangeEvent: (changeEvent: ChangeEvent) => void
  /** Called for every piece that arrives, heartbeats included. */
  onActivity: () => void
  /** Milliseconds after which the relay wants to be asked again when this stream breaks. */
  onRetry: (milliseconds: number) => void
}

/** Reads change events off an open stream until it ends or the signal does; what is not a change event is passed over. */
export async function readChangeEventStream(
  body: ReadableStream<Uint8Array>,
  { signal, onChangeEvent, onActivity, onRetry }: ReadChangeEventStreamOptions,
): Promise<void> {
  const parse = createEventStreamParser(({ id, data }) => {
    const changeEvent = ChangeEvent.safeParse(withId(data, id))
    if (changeEvent.success) onChangeEvent(changeEvent.data)
  }, onRetry)
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await rejectOnAbort(reader.read(), signal)
    if (done) return
    onActivity()
    parse(decoder.decode(value, { stream: true }))
  }
}

function withId(data: string, id: string | null): unknown {
  try {
    const changeEvent: unknown = JSON.parse(data)
    return typeof changeEvent === 'object' && changeEvent !== null ? { id, ...changeEvent } : null
  } catch {
    // Half an event, cut by a proxy: the next read of the operation tells the truth anyway.
    return null
  }
}
