import type { Part } from './World.ts'

type WriteOnceParameters = {
  method?: 'POST' | 'PATCH'
  path: string
  body: object
  /** What differs from it. */
  other: object
  /** As the service answers it. @default '200' */
  answer?: string
}

/** Sends a write under a key, and what a page that has lost the answer, or another page, would send then. */
export function writeOnce({ method = 'POST', path, body, other, answer = '200' }: WriteOnceParameters): Part {
  const key = { 'Idempotency-Key': 'key-000001' }
  return {
    fact: 'it is sent once per key, repeated from the record, and held back under another key',
    async play({ send }) {
      const sent = { ...body }
      await send(method, path, { body: sent })
      await send(method, path, { body: sent, headers: { 'Idempotency-Key': 'short' } })
      await send(method, path, { body: sent, headers: key })
      await send(method, path, { body: sent, headers: key })
      await send(method, path, { body: { ...other }, headers: key })
      await send(method, path, { body: sent, headers: { 'Idempotency-Key': 'key-000002' } })
      await send('GET', '/operations/key-000001')
    },
    answers: [
      ...['400 idempotency_key_required', '400 idempotency_key_required', answer, answer],
      ...['422 idempotency_key_reused', '409 possible_duplicate', '200'],
    ],
  }
}
