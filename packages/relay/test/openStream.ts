import { createParser } from 'eventsource-parser'
import { relayHeaders } from '@onlend/core/relay'
import { expect } from 'vitest'
import type { Relay } from '../src/Relay.ts'

type OpenStreamOptions = { as?: string; after?: string | undefined; path?: string; id?: string }

/** All that a change event may have, besides its id. */
const fields = ['topic', 'customerPartnerId', 'operationId', 'kind', 'revision', 'quiet']

/** A reader of an event stream. */
export type StreamReader = {
  /** The next change event; `null` at the end of the stream. */
  next(): Promise<{ id: string | null; data: unknown } | null>
  cancel(): Promise<void>
  /** Everything that came, as it came. */
  text(): string
  /** Whether the relay had no room for the stream. */
  isPolled(): boolean
}

/** Opens a stream as a browser would and reads its change events one by one. */
export async function openStream(
  { relay }: { relay: Relay },
  { as = 'uA', after, path = '/events?customer_partner_id=cp_a', id }: OpenStreamOptions = {},
): Promise<StreamReader> {
  const headers: Record<string, string> = {
    Accept: 'text/event-stream',
    Cookie: `s=${as}`,
    'Sec-Fetch-Site': 'same-origin',
  }
  if (after !== undefined) headers['Last-Event-ID'] = after
  if (id !== undefined) headers[relayHeaders.stream] = id
  const response = await relay.fetch(new Request(`https://app.test/lending${path}`, { headers }))
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  expect(response.headers.get(relayHeaders.mark)).toBe('1')
  expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform')
  // The cast holds for an answer with a body, which the type above promises.
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  const waiting: { id: string | null; data: unknown }[] = []
  let text = ''
  let isPolled = false
  const { feed } = createParser({
    onEvent({ event, id = null, data }) {
      if (event === 'poll') {
        isPolled = true
        return
      }
      const changeEvent: object = JSON.parse(data)
      // Whatever a test streams: there is no field that could hold a word of a person.
      expect(fields).toEqual(expect.arrayContaining(Object.keys(changeEvent)))
      waiting.push({ id, data: changeEvent })
    },
  })
  return {
    async next() {
      while (waiting.length === 0) {
        const { done, value } = await reader.read()
        if (done) return null
        const piece = decoder.decode(value, { stream: true })
        text += piece
        feed(piece)
      }
      return waiting.shift() ?? null
    },
    cancel: () => reader.cancel(),
    text: () => text,
    isPolled: () => isPolled,
  }
}
