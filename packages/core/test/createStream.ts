type FakeStream = {
  response: Response
  send: (text: string) => void
  end: () => void
  isCancelled: () => boolean
}

/** For tests: an event stream that the test writes to, in bytes. The stream begins with a comment, as the relay's does, unless `isKeptBack`. */
export function createStream(signal?: AbortSignal | null, { isKeptBack = false } = {}): FakeStream {
  let cancelled = false
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own
      if (!isKeptBack) own.enqueue(new TextEncoder().encode(': open\n\n'))
    },
    cancel: () => {
      cancelled = true
    },
  })
  signal?.addEventListener('abort', () => {
    cancelled = true
    controller?.error(signal.reason)
  })
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } }),
    send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    isCancelled: () => cancelled,
  }
}
