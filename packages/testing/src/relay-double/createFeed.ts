import type { ChangeEvent } from '@onlend/core/relay'
import type { DoubleAnswer, DoubleCall } from './DoubleCall.ts'

type NewChangeEvent = Pick<ChangeEvent, 'topic' | 'customerPartnerId' | 'operationId' | 'kind'> &
  Partial<Pick<ChangeEvent, 'revision'>>
type SentChangeEvent = NewChangeEvent & { id: string; quiet?: number }

const encoder = new TextEncoder()

/** Makes an empty feed; without `streams` it answers polls only. */
export function createFeed({ streams }: { streams: boolean }) {
  const sent: SentChangeEvent[] = []
  const readers = new Map<ReadableStreamDefaultController<Uint8Array>, string | undefined>()
  const followers = new Set<() => void>()
  let changedAt = 0

  const readAfter = (place: number | null, customerPartnerId: string | undefined): SentChangeEvent[] => {
    if (place !== null && place <= sent.length)
      return sent.filter((one) => Number(one.id) > place && one.customerPartnerId === customerPartnerId)
    const reset = { topic: 'reset', customerPartnerId: customerPartnerId ?? null } as const
    // The feed uses the machine's clock, as readers do.
    const quiet = place === null ? { quiet: Date.now() - changedAt } : {}
    return [{ id: String(sent.length), ...reset, operationId: null, kind: null, ...quiet }]
  }
  const stream = (
    customerPartnerId: string | undefined,
    first: readonly SentChangeEvent[],
    signal: AbortSignal | null,
  ): Response => {
    let opened: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        opened = controller
        readers.set(controller, customerPartnerId)
        controller.enqueue(encoder.encode(': welcome\n\n'))
        for (const changeEvent of first) controller.enqueue(write(changeEvent))
        for (const check of followers) check()
        signal?.addEventListener('abort', () => {
          if (readers.delete(controller)) controller.error(signal.reason)
        })
      },
      cancel: () => void (opened && readers.delete(opened)),
    })
    const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' }
    return new Response(body, { headers })
  }

  return {
    publish: (changeEvent: NewChangeEvent): void => {
      const kept = { ...changeEvent, id: String(sent.length + 1) }
      sent.push(kept)
      changedAt = Date.now()
      for (const [controller, customerPartnerId] of readers)
        if (kept.customerPartnerId === customerPartnerId) controller.enqueue(write(kept))
    },
    /** Answers `GET /events`: a stream to a reader that asks for one, else the change events after `Last-Event-ID`. */
    answer: ({
      parameters: { customerPartnerId },
      headers,
      signal,
    }: DoubleCall): DoubleAnswer<ChangeEvent[]> => {
      const lastId = headers.get('Last-Event-ID')
      const found = readAfter(lastId ? Number(lastId) : null, customerPartnerId)
      if (streams && headers.get('Accept')?.includes('text/event-stream'))
        return stream(customerPartnerId, found, signal)
      // The stream omits empty fields; a poll returns `null` for them.
      return { data: found.map((changeEvent) => ({ revision: null, quiet: null, ...changeEvent })) }
    },
    /** Resolves when a page streams the change events of a partner. */
    followed: (customerPartnerId: string) =>
      new Promise<void>((resolve) => {
        const check = (): void => {
          if ([...readers.values()].includes(customerPartnerId)) resolve()
        }
        followers.add(check)
        check()
      }),
    /** Ends every open stream. */
    drop: (): void => {
      for (const controller of readers.keys()) controller.close()
      readers.clear()
    },
  }
}

function write({ id, ...changeEvent }: SentChangeEvent): Uint8Array {
  return encoder.encode(`id: ${id}\nevent: message\ndata: ${JSON.stringify(changeEvent)}\n\n`)
}
