import type { Notice } from '@onlend/core'

type NewNotice = Pick<Notice, 'topic' | 'customerPartnerId' | 'operationId' | 'kind'>

type CreateNoticeFeedParameters = { streams: boolean }

/** Tells followers of a partner to look again. */
export type NoticeFeed = {
  publish: (notice: NewNotice) => void
  /** Answers `GET /events`: a stream to a reader that asks for one, else the notices after `Last-Event-ID`. */
  answer: (customerPartnerId: string, headers: Headers, signal: AbortSignal | null) => Response
  drop: () => void
}

/** Keeps the notices of a stand-in relay in memory. */
export function createNoticeFeed({ streams }: CreateNoticeFeedParameters): NoticeFeed {
  const notices: Notice[] = []
  const open = new Set<{
    customerPartnerId: string
    controller: ReadableStreamDefaultController<Uint8Array>
  }>()
  const encoder = new TextEncoder()
  const write = (notice: Notice) =>
    encoder.encode(`id: ${notice.id}\nevent: notice\ndata: ${JSON.stringify(notice)}\n\n`)
  const after = (customerPartnerId: string, lastId: string | null): Notice[] =>
    notices.filter(
      (one) => one.customerPartnerId === customerPartnerId && Number(one.id) > Number(lastId ?? Infinity),
    )

  const stream = (customerPartnerId: string, lastId: string | null, signal: AbortSignal | null): Response => {
    let reader: {
      customerPartnerId: string
      controller: ReadableStreamDefaultController<Uint8Array>
    } | null = null
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        reader = { customerPartnerId, controller }
        open.add(reader)
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
      const kept: Notice = { ...notice, id: String(notices.length + 1) }
      notices.push(kept)
      for (const { customerPartnerId, controller } of open) {
        if (customerPartnerId === kept.customerPartnerId) controller.enqueue(write(kept))
      }
    },
    answer: (customerPartnerId, headers, signal) => {
      const lastId = headers.get('Last-Event-ID')
      const wantsStream = headers.get('Accept')?.includes('text/event-stream') ?? false
      if (streams && wantsStream) return stream(customerPartnerId, lastId, signal)
      // A first poll has seen nothing yet: it begins at the newest notice, so that it has a place to go on from.
      const since = lastId ?? String(notices.length - 1)
      return Response.json({ status: 'success', data: after(customerPartnerId, since) })
    },
    drop: () => {
      for (const { controller } of open) controller.close()
      open.clear()
    },
  }
}
