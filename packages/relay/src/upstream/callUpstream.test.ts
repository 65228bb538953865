import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { deferred } from '../../test/deferred.ts'
import { systemClock } from '../lib/systemClock.ts'
import { fetchTransport } from './fetchTransport.ts'
import { readTimeouts } from './readTimeouts.ts'
import { undiciTransport } from './undici/undiciTransport.ts'
import { canaries, type TestRelay, testRelay } from '../../test/testRelay.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void): Promise<number> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The cast holds for a server that listens on a port.
  return (server.address() as AddressInfo).port
}

/** A relay whose service is a real server, reached with the platform's own `fetch`. */
async function relayTo(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): Promise<TestRelay> {
  const port = await serve(answer)
  return testRelay({
    upstream: { baseUrl: `http://127.0.0.1:${port}`, apiKey: canaries.key, timeouts: { read: 5_000 } },
  })
}

const limit = '/v1/customer-partner/cp_a/credit-limit/current'

test('S13: over a real connection exactly one Authorization arrives, and no cookie', async () => {
  const seen: string[][] = []
  const { send } = await relayTo((incoming, outgoing) => {
    seen.push(incoming.rawHeaders)
    outgoing.end('{"status":"success","data":[]}')
  })
  expect((await send('GET', limit, { headers: { Authorization: 'Bearer other' } })).status).toBe(200)
  const [headers = []] = seen
  expect(headers.filter((name) => name.toLowerCase() === 'authorization')).toHaveLength(1)
  expect(headers).toContain(`Bearer ${canaries.key}`)
  expect(headers.join()).not.toMatch(/cookie|other|sec-fetch-site|x-relay/i)
})

test('S47: no redirect is followed, so the key goes nowhere else', async () => {
  let visits = 0
  const evil = await serve((_incoming, outgoing) => {
    visits += 1
    outgoing.end('{}')
  })
  for (const status of [301, 302, 303, 307, 308]) {
    const { send, withdraw } = await relayTo((incoming, outgoing) => {
      incoming.resume()
      outgoing.writeHead(status, { Location: `http://127.0.0.1:${evil}/` }).end()
    })
    expect((await send('GET', limit)).code).toBe('upstream_redirect')
    expect((await withdraw('key-redirected')).code).toBe('outcome_unknown')
  }
  expect(visits).toBe(0)
})

test('S48: what the platform decompresses by itself is scrubbed all the same', async () => {
  const body = JSON.stringify({ status: 'success', data: { app_key: canaries.appKey, id: 'x' } })
  for (const [coding, bytes] of [
    ['gzip', gzipSync(body)],
    ['br', brotliCompressSync(body)],
  ] as const) {
    const { send } = await relayTo((_incoming, outgoing) =>
      outgoing.writeHead(200, { 'Content-Encoding': coding }).end(bytes),
    )
    expect((await send('GET', limit)).data).toEqual({ id: 'x' })
  }
})

test('S58: a connection that dies after the request leaves the outcome unknown, and one that was never made does not', async () => {
  let calls = 0
  const { withdraw } = await relayTo((incoming) => {
    calls += 1
    incoming.resume().on('end', () => incoming.socket.destroy())
  })
  expect((await withdraw('key-socket')).code).toBe('outcome_unknown')
  expect(calls).toBe(1)
  // No port that a system hands out, so that no other test's server can come to listen on it.
  const refusing = await testRelay({
    upstream: { baseUrl: 'http://127.0.0.1:2', apiKey: canaries.key },
  })
  expect((await refusing.withdraw('key-no-socket')).code).toBe('upstream_unreachable')
  expect((await refusing.send('GET', '/operations/key-no-socket')).data).toMatchObject({
    state: 'rejected',
    refusal: 'upstream_unreachable',
  })
})

test.each([
  ['fetch', fetchTransport(fetch)],
  ['undici', undiciTransport()],
] as const)(
  'S40: over %s a form that the relay cuts off before its last byte never ends for the service',
  async (_what, createTransport) => {
    const ended = deferred<boolean>()
    const arrived = deferred()
    const port = await serve((incoming) => {
      incoming.on('error', () => undefined).on('close', () => ended.resolve(incoming.complete))
      incoming.on('data', () => arrived.resolve())
    })
    const baseUrl = `http://127.0.0.1:${port}`
    const form = new TextEncoder().encode('x'.repeat(100_000))
    async function* breakOff(): AsyncGenerator<Uint8Array> {
      yield form
      await arrived.promise
      throw new Error('the file has changed')
    }
    const transport = createTransport({
      baseUrl,
      timeouts: readTimeouts({}),
      limit: 1_000,
      clock: systemClock,
    })
    const answer = await transport.send({
      kind: 'upload',
      method: 'PATCH',
      url: `${baseUrl}/v1/form`,
      headers: {},
      body: breakOff(),
      length: form.byteLength + 1,
      mayBegin: () => true,
      onCancel: () => () => undefined,
    })
    expect(answer.type).toBe('failure')
    expect(await ended.promise).toBe(false)
    await transport.close()
  },
)
