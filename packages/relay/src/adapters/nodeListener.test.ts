import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { deferred } from '../test-support/deferred.ts'
import { testRelay } from '../test-support/testRelay.ts'
import { nodeListener } from './nodeListener.ts'

let server: Server | null = null
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
})

async function listen(relay: Parameters<typeof nodeListener>[0]): Promise<number> {
  const started = createServer((incoming, outgoing) => void nodeListener(relay)(incoming, outgoing))
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  // The cast holds for a server that listens on a port.
  return (started.address() as AddressInfo).port
}

/** Writes raw bytes to a port and resolves with everything that comes back before the other side closes. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (piece) => (answer += piece.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', () => resolve(answer))
  })
}

test('a withdrawal goes through a real server, its body streamed', async () => {
  const { relay, upstream } = await testRelay()
  const port = await listen(relay)
  const answer = await fetch(`http://127.0.0.1:${port}/lending/v1/baas/customer-partner/cp_a/withdraw`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': 'key-over-http',
      'X-Relay': '1',
      Origin: `http://127.0.0.1:${port}`,
      'Sec-Fetch-Site': 'same-origin',
      Cookie: 's=uA',
    },
    body: JSON.stringify({ account_type: 'bank', amount: 1, account_number: '1', bank_code: '058' }),
  })
  expect(answer.status).toBe(200)
  expect(upstream.seen).toHaveLength(1)
})

test.each([
  '/lending/v1/customer-partner/cp_a/../cp_b/credit-limit/current',
  '/lending/v1/customer-partner/cp_a%2f..%2fcp_b/credit-limit/current',
  '/lending/v1/customer-partner/%2e%2e/credit-limit/current',
  '//evil.test/v1/banks/ghana',
  '/lending//v1/banks/ghana',
  '/lending/v1/banks/ghana\\..\\..',
])('S01: the raw path %s reaches nobody else’s data', async (path) => {
  const { relay, upstream } = await testRelay()
  const port = await listen(relay)
  const answer = await sendRaw(
    port,
    `GET ${path} HTTP/1.1\r\nHost: app.test\r\nCookie: s=uA\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(upstream.seen).toEqual([])
})

test('a reader that leaves its stream is noticed, and makes room', async () => {
  const { relay } = await testRelay({ events: { streamsPerUser: 1 } })
  const port = await listen(relay)
  const url = `http://127.0.0.1:${port}/lending/events?customer_partner_id=cp_a`
  const headers = { Accept: 'text/event-stream', Cookie: 's=uA' }
  const leaving = new AbortController()
  const first = await fetch(url, { headers, signal: leaving.signal })
  await first.body?.getReader().read()
  expect((await fetch(url, { headers })).status).toBe(429)
  leaving.abort()
  await expect
    .poll(async () => {
      const again = await fetch(url, { headers })
      await again.body?.cancel()
      return again.status
    })
    .toBe(200)
})

test('S61: a withdrawal is finished when its connection is cut', async () => {
  const { relay, upstream, send } = await testRelay()
  const port = await listen(relay)
  const arrived = deferred()
  const service = deferred<Response>()
  upstream.answer = () => {
    arrived.resolve()
    return service.promise
  }
  const leaving = new AbortController()
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': 'key-cut-off',
    'X-Relay': '1',
    'Sec-Fetch-Site': 'same-origin',
    Cookie: 's=uA',
  }
  const body = JSON.stringify({ account_type: 'bank', amount: 1, account_number: '1', bank_code: '058' })
  const url = `http://127.0.0.1:${port}/lending/v1/baas/customer-partner/cp_a/withdraw`
  const answer = fetch(url, { method: 'POST', headers, body, signal: leaving.signal }).catch(() => null)
  await arrived.promise
  leaving.abort()
  await answer
  service.resolve(Response.json({ status: 'success', message: 'ok', data: [] }))
  await relay.close()
  expect((await send('GET', '/operations/key-cut-off')).data).toMatchObject({ state: 'accepted' })
})
