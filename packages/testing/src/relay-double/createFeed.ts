import type { ChangeEvent } from '@onlend/core/relay'
import type { DoubleAnswer, DoubleCall } from './DoubleCall.ts'

type NewChangeEvent = Pick<ChangeEvent, 'topic' | 'customerPartnerId' | 'operationId' | 'kind'> &
  Partial<Pick<ChangeEvent, 'revision'>>
type SentChangeEvent = NewChangeEvent & { id: string; quiet?: number }

/** A reader of the change events of one partner. */
type Reader = {
  customerPartnerId: string | undefined
  /** Whether the reader may see a change event. */
  isShown: (changeEvent: NewChangeEvent) => boolean
}

/** Makes an empty feed; without `streams` it answers polls only. */
export function createFeed({ streams }: { streams: boolean }) {
  const sent: SentChangeEvent[] = []
  const open = new Map<ReadableStreamDefaultController<Uint8Array>, Reader>()
  let waiting: { customerPartnerId: string; resolve: () => void }[] = []
  let changedAt = 0
  const encoder = new TextEncoder()
  const write = ({ id, ...changeEvent }: SentChangeEvent): Uint8Array =>
    encoder.encode(`id: ${id}\nevent: message\ndata: ${JSON.stringify(changeEvent)}\n\n`)
  const isFor = ({ customerPartnerId, isShown }: Reader, one: SentChangeEvent): boolean =>
    one.customerPartnerId === customerPartnerId && isShown(one)

  const readAfter = (place: number | null, reader: Reader): SentChangeEvent[] => {
    if (place !== null && place <= sent.length)
      return sent.filter((one) => Number(one.id) > place && isFor(reader, one))
    const { customerPartnerId = null } = reader
    const reset = { topic: 'reset', customerPartnerId, operationId: null, kind: null }
    // The feed uses the machine's clock, as readers do.
    const quiet = place === null ? { quiet: Date.now() - changedAt } : {}
    return [{ id: String(sent.length), ...reset, ...quiet }]
  }

  const stream = (
    reader: Reader,
    first: readonly SentChangeEvent[],
    signal: AbortSignal | null,
  ): Response => {
    let opened: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        opened = controller
        open.set(controller, reader)
        for (const one of waiting) if (one.customerPartnerId === reader.customerPartnerId) one.resolve()
        waiting = waiting.filter((one) => one.customerPartnerId !== reader.customerPartnerId)
        controller.enqueue(encoder.encode(': welcome\n\n'))
        for (const changeEvent of first) controller.enqueue(write(changeEvent))
        signal?.addEventListener('abort', () => {
          if (open.delete(controller)) controller.error(signal.reason)
        })
      },
      cancel: () => void (opened && open.delete(opened)),
    })
    const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' }
    return new Response(body, { headers })
  }

  return {
    publish: (changeEvent: NewChangeEvent): void => {
      const kept = { ...changeEvent, id: String(sent.push({ ...changeEvent, id: String(sent.length + 1) })) }
      changedAt = Date.now()
      for (const [controller, reader] of open) if (isFor(reader, kept)) controller.enqueue(write(kept))
    },
    /** Answers `GET /events`: a stream to a reader that asks for one, else the change events after `Last-Event-ID`. */
    answer: (
      { parameters: { customerPartnerId }, headers, signal }: DoubleCall,
      isShown: Reader['isShown'],
    ): DoubleAnswer<ChangeEvent[]> => {
      const reader = { customerPartnerId, isShown }
      const lastId = headers.get('Last-Event-ID') ?? ''
      const found = readAfter(/^\d{1,15}$/.test(lastId) ? Number(lastId) : null, reader)
      if (streams && headers.get('Accept')?.includes('text/event-stream'))
        return stream(reader, found, signal)
      // The stream omits empty fields; a poll returns `null` for them.
      return { data: found.map((changeEvent) => ({ revision: null, quiet: null, ...changeEvent })) }
    },
    /** Resolves when a page streams the change events of a partner. */
    followed: (customerPartnerId: string) =>
      new Promise<void>((resolve) => {
        const isOpen = [...open.values()].some((one) => one.customerPartnerId === customerPartnerId)
        if (isOpen) resolve()
        else waiting.push({ customerPartnerId, resolve })
      }),
    /** Ends every open stream. */
    drop: (): void => {
      for (const controller of open.keys()) controller.close()
      open.clear()
    },
  }
}
