import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { canaries, testRelay } from '../../../test/testRelay.ts'
import { nodeListener } from './nodeListener.ts'

let server: Server | null = null
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
})

async function listen(
  relay: Parameters<typeof nodeListener>[0],
  options: Parameters<typeof nodeListener>[1] = {},
): Promise<number> {
  const listener = nodeListener(relay, options)
  const started = createServer((incoming, outgoing) => void listener(incoming, outgoing))
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
])('S01: the raw path %s reaches no other partner’s data', async (path) => {
  const { relay, upstream } = await testRelay()
  const port = await listen(relay)
  const answer = await sendRaw(
    port,
    `GET ${path} HTTP/1.1\r\nHost: app.test\r\nCookie: s=uA\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(upstream.seen).toEqual([])
})

test('a client that disconnects from its stream is noticed, and its place becomes free', async () => {
  const { relay } = await testRelay({ events: { streamsPerPartner: 1 } })
  const port = await listen(relay)
  const url = `http://127.0.0.1:${port}/lending/events?customer_partner_id=cp_a`
  const headers = { Accept: 'text/event-stream', Cookie: 's=uA' }
  const leaving = new AbortController()
  const first = await fetch(url, { headers, signal: leaving.signal })
  await first.body?.getReader().read()
  const isPolled = async () => {
    const reader = (await fetch(url, { headers })).body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    await reader?.cancel()
    return new TextDecoder().decode(value).includes('event: poll')
  }
  expect(await isPolled()).toBe(true)
  leaving.abort()
  await expect.poll(isPolled).toBe(false)
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

const signedIn = 'Cookie: s=uA\r\nHost: app.test\r\n'
const write = 'X-Relay: 1\r\nSec-Fetch-Site: same-origin\r\n'

test('S18: what is left of a refused body is never taken for a request', async () => {
  const { relay, upstream } = await testRelay()
  const port = await listen(relay)
  const inner = `GET /lending/v1/customer-partner/cp_a/credit-limit/current HTTP/1.1\r\n${signedIn}\r\n`
  const withdrawal = '/lending/v1/baas/customer-partner/cp_a/withdraw'
  for (const [type, code] of [
    ['text/plain', 'unsupported_media_type'],
    ['application/json', 'body_too_large'],
  ] as const) {
    const head = `POST ${withdrawal} HTTP/1.1\r\n${signedIn}${write}Content-Type: ${type}\r\nIdempotency-Key: key-refused-early\r\n`
    const answer = await sendRaw(port, `${head}Content-Length: 50000000\r\n\r\n${inner.repeat(2_000)}`)
    expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
    expect(answer).toContain(`Onlend-Error: ${code}`)
    expect(answer).toMatch(/^connection: close\r$/im)
  }
  expect(upstream.seen).toEqual([])
})

test('S18: after a small body that was refused the connection goes on with the next request', async () => {
  const { relay, upstream } = await testRelay()
  const port = await listen(relay)
  const refused = `POST /lending/v1/nothing HTTP/1.1\r\n${signedIn}${write}Content-Length: 2\r\n\r\n{}`
  const read = `GET /lending/v1/banks/ghana HTTP/1.1\r\n${signedIn}Connection: close\r\n\r\n`
  const answer = await sendRaw(port, refused + read)
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200'])
  expect(upstream.seen).toHaveLength(1)
})

test('S10: HEAD has the headers of GET and no body, and the connection stays usable', async () => {
  const { relay } = await testRelay()
  const port = await listen(relay)
  const path = '/lending/v1/banks/ghana'
  const answer = await sendRaw(
    port,
    `HEAD ${path} HTTP/1.1\r\n${signedIn}\r\nGET ${path} HTTP/1.1\r\n${signedIn}Connection: close\r\n\r\n`,
  )
  const [head = '', get = ''] = answer.split(/(?=HTTP\/1\.1 200)/)
  expect(head).toMatch(/^HTTP\/1\.1 200[\s\S]*\r\n\r\n$/)
  expect(get).toContain('"status":"success"')
})

test('S14: headers named as belonging to the connection take nothing from what the service gets', async () => {
  const { relay, upstream } = await testRelay()
  const port = await listen(relay)
  const answer = await sendRaw(
    port,
    `GET /lending/v1/banks/ghana HTTP/1.1\r\n${signedIn}Connection: close, authorization, content-length, x-request-id\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 200/)
  expect(upstream.seen[0]?.headers.authorization).toBe(`Bearer ${canaries.key}`)
})

test('S41: of two content types not the one that suits is believed', async () => {
  const { relay, upstream } = await testRelay()
  const port = await listen(relay)
  const path = '/lending/v1/baas/customer-partner/cp_a/withdraw'
  const types = 'Content-Type: application/json\r\nContent-Type: text/plain\r\n'
  const answer = await sendRaw(
    port,
    `POST ${path} HTTP/1.1\r\n${signedIn}${write}${types}Idempotency-Key: key-two-types\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
  )
  expect(answer).toContain('Onlend-Error: unsupported_media_type')
  expect(upstream.seen).toEqual([])
})

test('S39: a reader that takes nothing loses its connection, and the answer is not held for it', async () => {
  const { relay, upstream } = await testRelay()
  const large = JSON.stringify({ status: 'success', message: 'ok', data: 'x'.repeat(12 * 1024 * 1024) })
  upstream.answer = () => new Response(large)
  const port = await listen(relay, { writeTimeout: 100 })
  const closed = deferred()
  server?.on('connection', (socket) => socket.on('close', () => closed.resolve()))
  const reader = connect(port, '127.0.0.1')
  reader.on('error', () => undefined)
  reader.pause()
  reader.write(`GET /lending/v1/banks/ghana HTTP/1.1\r\n${signedIn}\r\n`)
  await closed.promise
  reader.destroy()
})

test('S39: a large answer reaches a reader that takes it, byte for byte', async () => {
  const { relay, upstream } = await testRelay()
  const large = JSON.stringify({ status: 'success', message: 'ok', data: 'é'.repeat(3 * 1024 * 1024) })
  upstream.answer = () => new Response(large)
  const port = await listen(relay)
  const answer = await fetch(`http://127.0.0.1:${port}/lending/v1/banks/ghana`, {
    headers: { Cookie: 's=uA' },
  })
  expect((await answer.text()) === large).toBe(true)
})

test('a request is a full Request for code that needs more of it than the relay does', async () => {
  const seen: unknown[] = []
  const { relay } = await testRelay({
    async authenticate(request) {
      const copy = request.clone()
      seen.push(
        request instanceof Request,
        copy.url,
        [...request.headers].length,
        new Headers(request.headers).get('x-a'),
      )
      seen.push(request.headers.get('X-A'), request.bodyUsed, request.mode, await copy.text())
      return null
    },
  })
  const port = await listen(relay)
  await sendRaw(
    port,
    `GET /lending/session?a=b HTTP/1.1\r\nHost: app.test\r\nX-A: 1\r\nx-a: 2\r\nConnection: close\r\n\r\n`,
  )
  const url = 'http://app.test/lending/session?a=b'
  expect(seen).toEqual([true, url, 3, '1, 2', '1, 2', false, 'cors', ''])
})

test('S61: where something before the relay has answered already, the answer is dropped and nothing breaks', async () => {
  const { relay, upstream, send } = await testRelay()
  const listener = nodeListener(relay)
  const service = deferred<Response>()
  const over = deferred<unknown>()
  upstream.answer = () => service.promise
  const started = createServer((incoming, outgoing) => {
    listener(incoming, outgoing).then(over.resolve, over.reject)
    // As a timeout of the host's does, in the middle of a write.
    incoming.on('end', () => {
      outgoing.writeHead(503).flushHeaders()
      service.resolve(Response.json({ status: 'success', message: 'ok', data: [] }))
    })
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  // The cast holds for a server that listens on a port.
  const { port } = started.address() as AddressInfo
  const body = JSON.stringify({ account_type: 'bank', amount: 1, account_number: '1', bank_code: '058' })
  const head = `POST /lending/v1/baas/customer-partner/cp_a/withdraw HTTP/1.1\r\n${signedIn}${write}Content-Type: application/json\r\n`
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`${head}Idempotency-Key: key-answered\r\nContent-Length: ${body.length}\r\n\r\n${body}`),
  )
  await over.promise
  socket.destroy()
  expect((await send('GET', '/operations/key-answered')).data).toMatchObject({ state: 'accepted' })
})

test('a sender that reads only after its piece of 8 MB still reads why it was refused', async () => {
  const { relay } = await testRelay()
  const port = await listen(relay)
  const piece = Buffer.alloc(8 * 1_024 * 1_024)
  const head = `PATCH /lending/nothing-here HTTP/1.1\r\nHost: x\r\nContent-Length: ${piece.byteLength}\r\n\r\n`
  const answer = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head)
      socket.write(piece, () => socket.resume())
    })
    socket.pause()
    socket.on('data', (bytes) => (text += bytes.toString()))
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 403 /)
})
