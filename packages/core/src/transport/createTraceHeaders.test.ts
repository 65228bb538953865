import { expect, test } from 'vitest'
import { getCreditLimit } from '../endpoints/getCreditLimit.ts'
import { callEndpoint } from './callEndpoint.ts'
import { createLendingClient } from './createLendingClient.ts'
import { createTraceHeaders } from './createTraceHeaders.ts'

async function send(headers: Readonly<Record<string, string>>): Promise<Headers[]> {
  const sent: Headers[] = []
  const fetch = async (_input: unknown, init?: RequestInit): Promise<Response> => {
    sent.push(new Headers(init?.headers))
    return Response.json({ status: 'success', message: '', data: null }, { headers: { 'Onlend-Relay': '1' } })
  }
  const client = createLendingClient({ baseUrl: '', headers, fetch })
  for (const customerPartnerId of ['cp_1', 'cp_2'])
    await callEndpoint(client, getCreditLimit, { customerPartnerId })
  return sent
}

test('every request of a client begins a trace of its own', async () => {
  const parents = (await send(createTraceHeaders())).map((headers) => headers.get('traceparent'))
  for (const parent of parents) expect(parent).toMatch(/^00-a[0-9a-f]{31}-a[0-9a-f]{15}-01$/)
  expect(new Set(parents).size).toBe(2)
})

test('S120: a client sends no trace unless it was told to', async () => {
  for (const headers of await send({ 'X-App': '1' })) {
    expect(headers.get('X-App')).toBe('1')
    for (const name of ['traceparent', 'tracestate', 'baggage']) expect(headers.has(name)).toBe(false)
  }
})
