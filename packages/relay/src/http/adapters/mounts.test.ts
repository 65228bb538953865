import { connect } from 'node:net'
import { relayHeaders } from '@onlend/core/relay'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { canaries, webhookSecret } from '../../../test/testRelay.ts'
import { gatedUploads } from '../../../test/adapters/gatedUploads.ts'
import { signTestWebhook } from '../../inbox/signTestWebhook.ts'
import { type MountedRelay, mounts } from '../../../test/adapters/mounts.ts'
import { mountedOptions } from '../../../test/adapters/mountedOptions.ts'
import { openUpload, uploadHeaders } from '../../../test/adapters/openUpload.ts'
import { plainRequests, type PlainRequest } from '../../../test/adapters/plainRequests.ts'
import { type WireUpstream, wireUpstream } from '../../../test/adapters/wireUpstream.ts'
import { request } from 'node:http'

/** What a server adds for the connection, or to say who it is. */
const hosts = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-powered-by',
])

/** An answer without what differs from one moment, or from one server, to the next. */
type PlainAnswer = { what: string; status: number; headers: Record<string, unknown>; body: string }

/** Sends a request as B's person, on a connection of its own. */
function askPlainly(
  port: number,
  { what, method = 'GET', path, headers, body = '' }: PlainRequest,
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      ...{ port, host: '127.0.0.1', agent: false, method, path },
      headers: {
        Cookie: `${canaries.cookie}=uB`,
        'Sec-Fetch-Site': 'same-origin',
        [relayHeaders.relay]: '1',
        [relayHeaders.requestId]: '0123456789abcdef0123456789abcdef',
        ...(body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      let text = ''
      answer.on('data', (bytes: Buffer) => (text += bytes.toString()))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          what,
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hosts.has(name))),
          body: text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment'),
        }),
      )
    })
    outgoing.end(body)
  })
}

const withdrawPath = '/v1/baas/customer-partner/cp_a/withdraw'
const withdrawal = {
  account_type: 'bank',
  name: 'Ada Obi',
  amount: 1500.5,
  account_number: '0123456789',
  bank_code: '058',
}
const megabyte = 1_048_576

let upstream: WireUpstream
let openStreams = 0
/** While set, the staging reads no piece before it resolves. */
let gate: Promise<void> | null = null
/** What the first of the mounts answers. */
let first: unknown = null
beforeAll(async () => {
  upstream = await wireUpstream()
})
afterAll(() => upstream.close())

describe.each(mounts.map((mount) => [mount.name, mount] as const))('%s', (_name, { open, isStandIn }) => {
  let host: MountedRelay
  let staged: Awaited<ReturnType<typeof gatedUploads>>
  beforeAll(async () => {
    const metrics = {
      record(measurement: { type: string; open?: number }) {
        if (measurement.type === 'streams') openStreams = measurement.open ?? 0
      },
    }
    staged = await gatedUploads(() => gate)
    host = await open(await mountedOptions(upstream.port, { metrics, uploads: staged.uploads }))
  })
  afterAll(async () => {
    await host.close()
    await staged.clear()
  })
  beforeEach(() => void upstream.seen.splice(0))

  const send = (method: string, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${host.port}/lending${path}`, {
      method,
      ...init,
      headers: {
        Cookie: `${canaries.cookie}=uA`,
        'Sec-Fetch-Site': 'same-origin',
        [relayHeaders.relay]: '1',
        ...init.headers,
      },
    })
  const withdraw = (key: string, body: object = withdrawal): Promise<Response> =>
    send('POST', withdrawPath, {
      headers: { 'Content-Type': 'application/json', [relayHeaders.idempotencyKey]: key },
      body: JSON.stringify(body),
    })

  test('S56: a write is sent once and then answered from the record', async () => {
    const first = await withdraw('key-mounted-once')
    expect([first.status, first.headers.get(relayHeaders.replayed)]).toEqual([200, null])
    const again = await withdraw('key-mounted-once')
    expect([again.status, again.headers.get(relayHeaders.replayed)]).toEqual([200, 'true'])
    expect(upstream.seen.map(({ text }) => text)).toEqual([JSON.stringify(withdrawal)])
  })

  test('S62: a webhook is verified over the exact bytes that arrived', async () => {
    const body = `{ "id":"evt_mounted",\t"event" : "withdrawal.succeeded",\n"data": {"customer_partner_id":"cp_a", "message":"Done — ✓", "amount":1500.50} }\n`
    const signed = await signTestWebhook({ secret: webhookSecret, id: 'evt_mounted', body, now: Date.now() })
    const deliver = (text: string): Promise<Response> =>
      send('POST', '/webhooks/service', {
        headers: { ...signed, Cookie: '', 'Content-Type': 'application/json' },
        body: text,
      })
    expect((await deliver(body)).status).toBe(200)
    expect((await deliver(body.replace('\t', ' '))).status).toBe(401)
    expect((await deliver(JSON.stringify(JSON.parse(body)))).status).toBe(401)
  })

  test('S75: a reader that leaves its stream is noticed', async () => {
    const leaving = new AbortController()
    const headers = { Accept: 'text/event-stream' }
    const stream = await send('GET', '/events?customer_partner_id=cp_a', { headers, signal: leaving.signal })
    expect(stream.headers.get('Content-Type')).toContain('text/event-stream')
    expect(stream.headers.get('Cache-Control')).toContain('no-transform')
    await stream.body?.getReader().read()
    expect(openStreams).toBe(1)
    leaving.abort()
    await expect.poll(() => openStreams, { timeout: 10_000 }).toBe(0)
  })

  // A stand-in for a platform brings a server of the test's own, whose sockets say nothing about the platform's, and has no disk for staged files.
  if (!isStandIn) {
    test('S39: a piece of a file waits for a staging that does not read, and then arrives whole', async () => {
      const opened = deferred()
      gate = opened.promise
      const upload = await openUpload({ port: host.port, pieces: 512 })
      let last = -1
      let looks = 0
      // At a stand: three looks in a row without another byte. What the sockets of the machine hold has left the client by then.
      await expect
        .poll(
          () => {
            looks = upload.sent() === last ? looks + 1 : 0
            last = upload.sent()
            return last > 0 && looks >= 3
          },
          { timeout: 20_000, interval: 60 },
        )
        .toBe(true)
      expect(upload.sent()).toBeLessThan(24 * megabyte)
      gate = null
      opened.resolve()
      expect(await upload.answer).toEqual({ status: 204, offset: String(upload.total) })
    })

    test.each([true, false])(
      'S40: of a piece that is cut off the arrived bytes stay, and the file is not whole (length sent: %s)',
      async (hasLength) => {
        const upload = await openUpload({ port: host.port, pieces: 64, stopAfter: 8, hasLength })
        await expect.poll(upload.sent).toBe(8 * 65_536)
        upload.cut()
        const ask = async (): Promise<number> => {
          const { headers } = await fetch(upload.url, { method: 'HEAD', headers: uploadHeaders })
          return Number(headers.get('Upload-Offset'))
        }
        await expect.poll(ask, { timeout: 10_000 }).toBeGreaterThan(0)
        expect(await ask()).toBeLessThanOrEqual(8 * 65_536)
      },
    )

    test('S18: a large body is refused early, and the next request is answered or the connection closed', async () => {
      const hidden =
        'GET /lending/v1/banks/ghana HTTP/1.1\r\nHost: app.test\r\nCookie: session_canary_0001=uA\r\n\r\n'
      const body = hidden.repeat(Math.ceil((4 * megabyte) / hidden.length))
      const common = `Host: app.test\r\nCookie: ${canaries.cookie}=uA\r\nX-Relay: 1\r\nSec-Fetch-Site: same-origin\r\n`
      const first = `POST /lending${withdrawPath} HTTP/1.1\r\n${common}Content-Type: application/json\r\nIdempotency-Key: key-mounted-large\r\nContent-Length: ${body.length}\r\n\r\n`
      const second = `GET /lending/session HTTP/1.1\r\n${common}Connection: close\r\n\r\n`
      const answer = await new Promise<string>((resolve) => {
        let text = ''
        const socket = connect(host.port, '127.0.0.1', () => socket.write(first + body + second, 'latin1'))
        socket.on('data', (bytes) => (text += bytes.toString('latin1')))
        // A server that closes while the body is still on its way may reset the connection.
        socket.on('error', () => undefined)
        socket.on('close', () => resolve(text))
      })
      const statuses = answer.match(/^HTTP\/1\.1 \d{3}/gm) ?? []
      expect(statuses[0]).toBe('HTTP/1.1 413')
      expect(answer).toContain('body_too_large')
      if (statuses.length > 1) expect(statuses).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
      else expect(answer).toMatch(/^connection: close\r$/im)
      expect(upstream.seen).toEqual([])
    })
  }

  test('every answer is the one that all other mounts give, with its headers and to the last byte', async () => {
    const answers = []
    for (const plain of plainRequests) answers.push(await askPlainly(host.port, plain))
    const facts = answers.map(({ what, status, headers }) => [
      what,
      status,
      headers[relayHeaders.error.toLowerCase()] ?? null,
    ])
    expect(facts).toEqual(plainRequests.map(({ what, status, code }) => [what, status, code]))
    first ??= answers
    expect(answers).toEqual(first)
  })

  test('S61: a write is recorded although its client has left', async () => {
    const gate = deferred()
    upstream.gate = gate.promise
    const leaving = new AbortController()
    const answer = send('POST', withdrawPath, {
      headers: { 'Content-Type': 'application/json', [relayHeaders.idempotencyKey]: 'key-mounted-left' },
      body: JSON.stringify({ ...withdrawal, amount: 7 }),
      signal: leaving.signal,
    }).catch(() => null)
    await expect.poll(() => upstream.seen.length, { timeout: 10_000 }).toBe(1)
    leaving.abort()
    await answer
    upstream.gate = null
    gate.resolve()
    await expect
      .poll(async () => (await (await send('GET', '/operations/key-mounted-left')).json()).data.state, {
        timeout: 10_000,
      })
      .toBe('accepted')
    expect(await upstream.seen[0]?.ended).toBe(true)
  })
})
