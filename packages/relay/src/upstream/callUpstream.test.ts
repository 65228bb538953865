import { createServer, type RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { listenUntilEnd } from '../../test/adapters/listenUntilEnd.ts'
import { deferred } from '../../test/deferred.ts'
import { systemClock } from '../lib/systemClock.ts'
import { fetchTransport } from './fetchTransport.ts'
import { readTimeouts } from './readTimeouts.ts'
import { undiciTransport } from './undici/undiciTransport.ts'
import { canaries, type TestRelay, testRelay } from '../../test/testRelay.ts'

const transports = [
  // The transport of a relay without the option.
  ['fetch', undefined],
  ['undici', undiciTransport()],
] as const

const serve = (answer: RequestListener): Promise<number> => listenUntilEnd(createServer(answer))

const limit = '/v1/customer-partner/cp_a/credit-limit/current'

/** The headers that each client adds by itself. */
const ownHeaders = { fetch: ['accept-language', 'sec-fetch-mode', 'user-agent'], undici: [] as string[] }

describe.each(transports)('over %s', (what, transport) => {
  const relayAt = (baseUrl: string): Promise<TestRelay> =>
    testRelay({
      upstream: { baseUrl, apiKey: canaries.key, timeouts: { read: 5_000 }, ...(transport && { transport }) },
    })
  /** A relay whose service is a real server. */
  const relayTo = async (answer: RequestListener): Promise<TestRelay> =>
    relayAt(`http://127.0.0.1:${await serve(answer)}`)

  test('S13, S16: of a read and of a write exactly one Authorization arrives, and nothing of the browser', async () => {
    const seen: string[][] = []
    const { send, withdraw } = await relayTo((incoming, outgoing) => {
      seen.push(incoming.rawHeaders)
      outgoing.end('{"status":"success","data":[]}')
    })
    expect((await send('GET', limit, { headers: { Authorization: 'Bearer other' } })).status).toBe(200)
    expect((await withdraw('key-wire-headers')).status).toBe(200)
    for (const headers of seen) {
      const names = headers.filter((_text, at) => at % 2 === 0).map((name) => name.toLowerCase())
      expect(names.toSorted().filter((name) => !ownHeaders[what].includes(name))).toEqual([
        ...['accept', 'accept-encoding', 'authorization', 'connection'],
        ...(headers === seen[1] ? ['content-length', 'content-type'] : []),
        ...['host', 'x-request-id'],
      ])
      expect(headers).toContain(`Bearer ${canaries.key}`)
    }
    expect(seen).toHaveLength(2)
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
        outgoing.writeHead(status, { Location: `http://127.0.0.1:${evil}/` }).end('x')
      })
      expect((await send('GET', limit)).code).toBe('upstream_redirect')
      expect((await withdraw('key-redirected')).code).toBe('outcome_unknown')
    }
    expect(visits).toBe(0)
  })

  test('S58: a connection that dies once the request is on it leaves the outcome unknown', async () => {
    let calls = 0
    const { withdraw } = await relayTo((incoming) => {
      calls += 1
      incoming.resume().on('end', () => incoming.socket.resetAndDestroy())
    })
    expect((await withdraw('key-reset')).code).toBe('outcome_unknown')
    expect(calls).toBe(1)
  })

  // No port that a system hands out, so that no other test's server can come to listen on it.
  test.each(['http://127.0.0.1:2', 'https://service.invalid'])(
    'S58: where no connection is made, to %s, nothing was sent',
    async (baseUrl) => {
      const { send, withdraw } = await relayAt(baseUrl)
      expect((await withdraw('key-nowhere')).code).toBe('upstream_unreachable')
      expect((await send('GET', '/operations/key-nowhere')).data).toMatchObject({
        state: 'rejected',
        refusal: 'upstream_unreachable',
      })
    },
  )

  test('S40: a form that the relay cuts off before its last byte never ends for the service', async () => {
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
    const opened = (transport ?? fetchTransport(fetch))({
      baseUrl,
      timeouts: readTimeouts({}),
      limit: 1_000,
      clock: systemClock,
    })
    const answer = await opened.send({
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
    await opened.close()
  })
})
