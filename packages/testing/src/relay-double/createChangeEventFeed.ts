import type { ChangeEvent } from '@onlend/core/relay'

type NewChangeEvent = Pick<ChangeEvent, 'topic' | 'customerPartnerId' | 'operationId' | 'kind'> &
  Partial<Pick<ChangeEvent, 'revision'>>
type SentChangeEvent = NewChangeEvent & { id: string; quiet?: number }

type CreateChangeEventFeedParameters = { streams: boolean }

/** Whether a reader may see a change event. */
export type IsShown = (changeEvent: NewChangeEvent) => boolean

type Reader = {
  customerPartnerId: string
  headers: Headers
  signal: AbortSignal | null
  isShown: IsShown
}

type OpenReader = Pick<Reader, 'customerPartnerId' | 'isShown'> & {
  controller: ReadableStreamDefaultController<Uint8Array>
}

/** Sends change events to the followers of a partner. */
export type ChangeEventFeed = {
  publish: (changeEvent: NewChangeEvent) => void
  /** Answers `GET /events`: a stream to a reader that asks for one, else the change events after `Last-Event-ID`. */
  answer: (reader: Reader) => Response
  /** Resolves when a page streams the change events of a partner. */
  followed: (customerPartnerId: string) => Promise<void>
  drop: () => void
}

/** Keeps the change events of a stand-in relay in memory. */
export function createChangeEventFeed({ streams }: CreateChangeEventFeedParameters): ChangeEventFeed {
  const changeEvents: SentChangeEvent[] = []
  const open = new Set<OpenReader>()
  let changedAt = 0
  let waiting: { customerPartnerId: string; resolve: () => void }[] = []
  const encoder = new TextEncoder()
  const write = ({ id, ...changeEvent }: SentChangeEvent) =>
    encoder.encode(`id: ${id}\nevent: message\ndata: ${JSON.stringify(changeEvent)}\n\n`)
  const after = ({ customerPartnerId, headers, isShown }: Reader): SentChangeEvent[] => {
    const lastId = headers.get('Last-Event-ID')
    const place = /^\d{1,15}$/.test(lastId ?? '') ? Number(lastId) : null
    if (place !== null && place <= changeEvents.length)
      return changeEvents.filter(
        (one) => one.customerPartnerId === customerPartnerId && Number(one.id) > place && isShown(one),
      )
    const reset = { topic: 'reset', customerPartnerId, operationId: null, kind: null }
    // The feed uses the machine's clock, as readers do.
    const quiet = place === null ? { quiet: Date.now() - changedAt } : {}
    return [{ id: String(changeEvents.length), ...reset, ...quiet }]
  }

  const stream = (asking: Reader): Response => {
    const { customerPartnerId, signal, isShown } = asking
    let reader: OpenReader | null = null
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        reader = { customerPartnerId, isShown, controller }
        open.add(reader)
        for (const one of waiting) if (one.customerPartnerId === customerPartnerId) one.resolve()
        waiting = waiting.filter((one) => one.customerPartnerId !== customerPartnerId)
        controller.enqueue(encoder.encode(': welcome\n\n'))
        for (const changeEvent of after(asking)) controller.enqueue(write(changeEvent))
        signal?.addEventListener('abort', () => {
          if (reader && open.delete(reader)) controller.error(signal.reason)
        })
      },
      cancel() {
        if (reader) open.delete(reader)
      },
    })
    return new Response(body, {
      headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' },
    })
  }

  return {
    publish: (changeEvent) => {
      const kept = { ...changeEvent, id: String(changeEvents.length + 1) }
      changeEvents.push(kept)
      changedAt = Date.now()
      for (const { customerPartnerId, isShown, controller } of open) {
        if (customerPartnerId === kept.customerPartnerId && isShown(kept)) controller.enqueue(write(kept))
      }
    },
    answer: (reader) => {
      const wantsStream = reader.headers.get('Accept')?.includes('text/event-stream') ?? false
      if (streams && wantsStream) return stream(reader)
      // The stream omits empty fields; a poll returns `null` for them.
      const data = after(reader).map((changeEvent) => ({ revision: null, quiet: null, ...changeEvent }))
      return Response.json({ status: 'success', message: 'ok', data })
    },
    followed: (customerPartnerId) =>
      new Promise((resolve) => {
        const isOpen = [...open].some((one) => one.customerPartnerId === customerPartnerId)
        if (isOpen) resolve()
        else waiting.push({ customerPartnerId, resolve })
      }),
    drop: () => {
      for (const { controller } of open) controller.close()
      open.clear()
    },
  }
}
