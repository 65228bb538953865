import type { Notice } from '@onlend/core'

type NewNotice = Pick<Notice, 'topic' | 'customerPartnerId' | 'operationId' | 'kind'> &
  Partial<Pick<Notice, 'revision'>>
type SentNotice = NewNotice & { id: string; quiet?: number }

type CreateNoticeFeedParameters = { streams: boolean }

/** Tells followers of a partner to look again. */
export type NoticeFeed = {
  publish: (notice: NewNotice) => void
  /** Answers `GET /events`: a stream to a reader that asks for one, else the notices after `Last-Event-ID`. */
  answer: (customerPartnerId: string, headers: Headers, signal: AbortSignal | null) => Response
  /** Resolves when somebody streams the notices of a partner. */
  followed: (customerPartnerId: string) => Promise<void>
  drop: () => void
}

/** Keeps the notices of a stand-in relay in memory. */
export function createNoticeFeed({ streams }: CreateNoticeFeedParameters): NoticeFeed {
  const notices: SentNotice[] = []
  const open = new Set<{
    customerPartnerId: string
    controller: ReadableStreamDefaultController<Uint8Array>
  }>()
  let changedAt = 0
  let waiting: { customerPartnerId: string; resolve: () => void }[] = []
  const encoder = new TextEncoder()
  const write = ({ id, ...notice }: SentNotice) =>
    encoder.encode(`id: ${id}\nevent: message\ndata: ${JSON.stringify(notice)}\n\n`)
  const after = (customerPartnerId: string, lastId: string | null): SentNotice[] => {
    const place = lastId === null ? Number.NaN : Number(lastId)
    if (place >= 0 && place <= notices.length)
      return notices.filter((one) => one.customerPartnerId === customerPartnerId && Number(one.id) > place)
    const reset = { topic: 'reset', customerPartnerId, operationId: null, kind: null }
    // Readers count by the machine's clock, and so does this.
    const quiet = lastId === null ? { quiet: Date.now() - changedAt } : {}
    return [{ id: String(notices.length), ...reset, ...quiet }]
  }

  const stream = (customerPartnerId: string, lastId: string | null, signal: AbortSignal | null): Response => {
    let reader: {
      customerPartnerId: string
      controller: ReadableStreamDefaultController<Uint8Array>
    } | null = null
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        reader = { customerPartnerId, controller }
        open.add(reader)
        for (const one of waiting) if (one.customerPartnerId === customerPartnerId) one.resolve()
        waiting = waiting.filter((one) => one.customerPartnerId !== customerPartnerId)
        controller.enqueue(encoder.encode(': welcome\n\n'))
        for (const notice of after(customerPartnerId, lastId)) controller.enqueue(write(notice))
        signal?.addEventListener('abort', () => {
          if (reader && open.delete(reader)) controller.error(signal.reason)
        })
      },
      cancel() {
        if (reader) open.delete(reader)
      },
    })
    return new Response(body, {
      headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
    })
  }

  return {
    publish: (notice) => {
      const kept = { ...notice, id: String(notices.length + 1) }
      notices.push(kept)
      changedAt = Date.now()
      for (const { customerPartnerId, controller } of open) {
        if (customerPartnerId === kept.customerPartnerId) controller.enqueue(write(kept))
      }
    },
    answer: (customerPartnerId, headers, signal) => {
      const lastId = headers.get('Last-Event-ID')
      const wantsStream = headers.get('Accept')?.includes('text/event-stream') ?? false
      if (streams && wantsStream) return stream(customerPartnerId, lastId, signal)
      return Response.json({ status: 'success', data: after(customerPartnerId, lastId) })
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
