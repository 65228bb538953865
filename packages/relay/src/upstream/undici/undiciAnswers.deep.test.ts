import type { ServerResponse } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { heldClock } from '../../../test/heldClock.ts'
import { canaries, type TestRelay } from '../../../test/testRelay.ts'
import { listenUntilEnd } from '../../../test/adapters/listenUntilEnd.ts'
import { undiciRelay, type UndiciRelayOptions } from '../../../test/adapters/undiciRelay.ts'

const limit = '/v1/customer-partner/cp_a/credit-limit/current'

/** A service that writes these bytes for each request and leaves the connection open. */
async function serveBytes(bytes: string, options: UndiciRelayOptions): Promise<TestRelay> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.write(bytes, 'latin1'))
  })
  return undiciRelay(`http://127.0.0.1:${await listenUntilEnd(server)}`, options)
}

const secret = JSON.stringify({ status: 'success', data: { app_key: canaries.appKey, id: 'x' } })

test.each([
  ['gzip', gzipSync(secret)],
  ['x-gzip', gzipSync(secret)],
  ['GZIP', gzipSync(secret)],
  ['br', brotliCompressSync(secret)],
  ['deflate', deflateSync(secret)],
  ['deflate', deflateRawSync(secret)],
  ['gzip, br', brotliCompressSync(gzipSync(secret))],
  ['identity, gzip', gzipSync(secret)],
  ['', gzipSync(secret)],
  ['identity', gzipSync(secret)],
  ['gzip', Buffer.concat([gzipSync(secret.slice(0, 9)), gzipSync(secret.slice(9))])],
])('S48: an answer that is compressed unasked as "%s" is opened and scrubbed', async (coding, bytes) => {
  const { send } = await undiciRelay((_incoming, outgoing) =>
    outgoing.writeHead(200, coding === '' ? {} : { 'Content-Encoding': coding }).end(bytes),
  )
  expect((await send('GET', limit)).data).toEqual({ id: 'x' })
})

test.each([
  ['half a body', 'HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{"status":"success"', true],
  ['a chunked body that stops', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n', true],
  ['no HTTP at all', '{"status":"success"}', false],
  ['HTTP/0.9', '<html>', false],
  ['a status that is none', 'HTTP/1.1 99999 OK\r\nContent-Length: 2\r\n\r\n{}', false],
  ['a flood of interim answers', `${'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100)}`, false],
  ['an upgrade', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n', false],
  ['a body that ends with the connection, too early', 'HTTP/1.1 200 OK\r\n\r\n{"status":"success"', true],
  ['no body', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n', false],
  ['no content', 'HTTP/1.1 204 No Content\r\n\r\n', false],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}', false],
  [
    'a length and chunks',
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    false,
  ],
  ['headers of 64 KB', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(65_536)}\r\nContent-Length: 2\r\n\r\n{}`, false],
])(
  'S53: %s from the service is a refusal, and of a write the outcome is unknown',
  async (_what, bytes, stalls) => {
    const options = { timeouts: { idle: stalls ? 50 : 30_000, headers: 30_000 } }
    const reading = await serveBytes(bytes, options)
    const answer = await reading.send('GET', limit)
    expect([answer.status, answer.code]).toEqual(
      stalls ? [504, 'upstream_timeout'] : [502, expect.stringMatching(/^upstream_(invalid|unreachable)$/)],
    )
    const writing = await serveBytes(bytes, options)
    expect((await writing.withdraw('key-malformed')).code).toBe('outcome_unknown')
  },
)

test('S52: an answer that drips is given up when the time of the whole call is over', async () => {
  const timeouts = { idle: 30_000, headers: 30_000, read: 300, write: 300 }
  const clock = heldClock()
  let drops = 0
  const drip = (outgoing: ServerResponse): void => {
    outgoing.writeHead(200, { 'Content-Length': '900' })
    const timer = setInterval(() => outgoing.write(' ', () => (drops += 1)), 20)
    outgoing.on('close', () => clearInterval(timer))
  }
  const { send, withdraw } = await undiciRelay(
    (incoming, outgoing) => {
      incoming.resume()
      drip(outgoing)
    },
    { timeouts, clock },
  )
  for (const [call, code] of [
    [() => send('GET', limit), 'upstream_timeout'],
    [() => withdraw('key-dripping'), 'outcome_unknown'],
  ] as const) {
    drops = 0
    const answer = call()
    // A call that is given up before its connection stands was never sent.
    await expect.poll(() => drops).toBeGreaterThan(2)
    clock.advance(300)
    expect((await answer).code).toBe(code)
  }
})

test('S53: an answer that breaks off is a refusal and never half a page', async () => {
  const { send, withdraw } = await undiciRelay((incoming, outgoing) => {
    incoming.resume()
    outgoing.writeHead(200, { 'Content-Length': '900' })
    outgoing.write('{"status":"success"', () => outgoing.destroy())
  })
  expect((await send('GET', limit)).code).toBe('upstream_invalid')
  expect((await withdraw('key-broken-off')).code).toBe('outcome_unknown')
})

test('S53: an answer of 100 MB is given up at the limit', async () => {
  let sent = 0
  const { send } = await undiciRelay((_incoming, outgoing) => {
    const piece = Buffer.alloc(1024 * 1024, ' ')
    const write = (): void => {
      while (sent < 100 && !outgoing.destroyed) {
        sent += 1
        if (!outgoing.write(piece)) return void outgoing.once('drain', write)
      }
      outgoing.end()
    }
    write()
  })
  expect((await send('GET', limit)).code).toBe('upstream_invalid')
  expect(sent).toBeLessThan(60)
})

test.each([1, 2, 3, 7, 64])('S49: a key that is split over pieces of %i bytes is removed', async (size) => {
  const member = `"app_key":"${canaries.appKey}"`
  const hidden = `"\\u0061pp_key":["${canaries.appKey}"],"App-Key":{"a":"${canaries.appKey}"}`
  const body = Buffer.from(`{"status":"success","data":[{${member},"id":"é"},{"id":2,${hidden}}]}`)
  const { send } = await undiciRelay((_incoming, outgoing) => {
    for (let at = 0; at < body.byteLength; at += size) outgoing.write(body.subarray(at, at + size))
    outgoing.end()
  })
  expect((await send('GET', limit)).data).toEqual([{ id: 'é' }, { id: 2 }])
})
