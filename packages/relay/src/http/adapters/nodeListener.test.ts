import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { testRelay } from '../../../test/testRelay.ts'
import { listenUntilEnd } from '../../../test/adapters/listenUntilEnd.ts'
import { nodeListener } from './nodeListener.ts'

type Mounted = Parameters<typeof nodeListener>

function serve(...[relay, options = {}]: Mounted): Server {
  const listener = nodeListener(relay, options)
  return createServer((incoming, outgoing) => void listener(incoming, outgoing))
}

const listen = (...mounted: Mounted): Promise<number> => listenUntilEnd(serve(...mounted))

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
  const closed = deferred()
  const server = serve(relay, { writeTimeout: 100 })
  server.on('connection', (socket) => socket.on('close', () => closed.resolve()))
  const port = await listenUntilEnd(server)
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
  const port = await listenUntilEnd(started)
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
