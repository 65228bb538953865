import { createHash, X509Certificate } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createSocketServer } from 'node:net'
import { expect, test } from 'vitest'
import { canaries } from '../test-support/testRelay.ts'
import { certificate } from './test-support/certificate.ts'
import { certificateKey } from './test-support/certificateKey.ts'
import { listenUntilEnd } from './test-support/listenUntilEnd.ts'
import { undiciRelay } from './test-support/undiciRelay.ts'
import type { UndiciTransportOptions } from './UndiciTransportOptions.ts'
import { undiciTransport } from './undiciTransport.ts'

const limit = '/v1/customer-partner/cp_a/credit-limit/current'
const envelope = JSON.stringify({ status: 'success', message: 'ok', data: [] })

test('S13, S16: exactly one Authorization arrives, and nothing else of the browser', async () => {
  const seen: string[][] = []
  const { send, withdraw } = await undiciRelay((incoming, outgoing) => {
    seen.push(incoming.rawHeaders)
    outgoing.end(envelope)
  })
  expect((await send('GET', limit, { headers: { Authorization: 'Bearer other' } })).status).toBe(200)
  expect((await withdraw('key-wire-headers')).status).toBe(200)
  const names = seen.map((headers) =>
    headers.filter((_text, at) => at % 2 === 0).map((name) => name.toLowerCase()),
  )
  expect(names.map((list) => list.toSorted())).toEqual([
    ['accept', 'accept-encoding', 'authorization', 'connection', 'host', 'x-request-id'],
    [
      'accept',
      'accept-encoding',
      'authorization',
      'connection',
      'content-length',
      'content-type',
      'host',
      'x-request-id',
    ],
  ])
  for (const headers of seen) expect(headers).toContain(`Bearer ${canaries.key}`)
})

test('S58: reads share a connection, and a write never has one that anything was on before or is on after', async () => {
  const sockets: [string, IncomingMessage['socket'], string | undefined][] = []
  const { send, withdraw } = await undiciRelay((incoming, outgoing) => {
    incoming.resume()
    sockets.push([incoming.method ?? '', incoming.socket, incoming.headers.connection])
    outgoing.end(envelope)
  })
  for (const round of [1, 2, 3]) {
    await send('GET', limit)
    expect((await withdraw(`key-own-socket-${round}`, { amount: round })).status).toBe(200)
  }
  const [reads, writes] = ['GET', 'POST'].map((wanted) => sockets.filter(([method]) => method === wanted))
  expect(new Set(reads?.map(([, socket]) => socket)).size).toBe(1)
  expect(new Set(writes?.map(([, socket]) => socket)).size).toBe(3)
  expect(writes?.map(([, , connection]) => connection)).toEqual(['close', 'close', 'close'])
  expect(writes?.some(([, socket]) => reads?.some(([, other]) => other === socket))).toBe(false)
})

test('S58: a kept connection that has gone stale fails no write, since none is sent on it', async () => {
  const idle = new Set<IncomingMessage['socket']>()
  let writes = 0
  const { send, withdraw } = await undiciRelay((incoming, outgoing) => {
    incoming.resume()
    // The service drops every connection that a read left open, at the moment a write arrives.
    if (incoming.method === 'GET') idle.add(incoming.socket)
    else {
      writes += 1
      for (const socket of idle) socket.resetAndDestroy()
    }
    outgoing.end(envelope)
  })
  for (const round of [1, 2, 3, 4, 5]) {
    await send('GET', limit)
    expect((await withdraw(`key-stale-${round}`, { amount: round })).status).toBe(200)
  }
  expect(writes).toBe(5)
})

test('S47: a redirect is not followed and not read', async () => {
  let visits = 0
  const evil = await listenUntilEnd(
    createServer((_incoming, outgoing) => {
      visits += 1
      outgoing.end('{}')
    }),
  )
  for (const status of [301, 302, 303, 307, 308]) {
    const { send, withdraw } = await undiciRelay((incoming, outgoing) => {
      incoming.resume()
      outgoing.writeHead(status, { Location: `http://127.0.0.1:${evil}/` }).end('x')
    })
    expect((await send('GET', limit)).code).toBe('upstream_redirect')
    expect((await withdraw('key-redirected')).code).toBe('outcome_unknown')
  }
  expect(visits).toBe(0)
})

test('S52: a service that takes the connection and says nothing is given up', async () => {
  const { send, withdraw } = await undiciRelay((incoming) => void incoming.resume(), {
    timeouts: { headers: 60 },
  })
  expect((await send('GET', limit)).code).toBe('upstream_timeout')
  expect((await withdraw('key-silent')).code).toBe('outcome_unknown')
})

test('S52: a connection whose TLS never stands is given up, and the write was certainly not sent', async () => {
  const port = await listenUntilEnd(createSocketServer((socket) => void socket.on('error', () => undefined)))
  const { send, withdraw } = await undiciRelay(`https://127.0.0.1:${port}`, { timeouts: { connect: 60 } })
  expect((await send('GET', limit)).code).toBe('upstream_timeout')
  expect((await withdraw('key-no-tls')).code).toBe('upstream_unreachable')
  expect((await send('GET', '/operations/key-no-tls')).data).toMatchObject({ state: 'rejected' })
})

test('S58: a refused connection and a name that does not exist sent nothing', async () => {
  const server = createSocketServer()
  const port = await listenUntilEnd(server)
  await new Promise((resolve) => server.close(resolve))
  for (const baseUrl of [`http://127.0.0.1:${port}`, 'https://service.invalid']) {
    const { send, withdraw } = await undiciRelay(baseUrl)
    expect((await withdraw('key-nowhere')).code).toBe('upstream_unreachable')
    expect((await send('GET', '/operations/key-nowhere')).data).toMatchObject({
      state: 'rejected',
      refusal: 'upstream_unreachable',
    })
  }
})

test('S58: a connection that dies once the request is on it leaves the outcome unknown', async () => {
  let calls = 0
  const { withdraw } = await undiciRelay((incoming) => {
    calls += 1
    incoming.resume().on('end', () => incoming.socket.resetAndDestroy())
  })
  expect((await withdraw('key-reset')).code).toBe('outcome_unknown')
  expect(calls).toBe(1)
})

test('S54: a read is tried once more when it was never sent, and only then', async () => {
  let connections = 0
  const port = await listenUntilEnd(
    createSocketServer((socket) => {
      connections += 1
      socket.on('error', () => undefined).destroy()
    }),
  )
  const { send } = await undiciRelay(`https://127.0.0.1:${port}`)
  await send('GET', limit)
  expect(connections).toBe(2)
  let calls = 0
  const { send: read } = await undiciRelay((incoming) => {
    calls += 1
    incoming.socket.destroy()
  })
  expect((await read('GET', limit)).code).toBe('upstream_unreachable')
  expect(calls).toBe(1)
})

const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
const pin = createHash('sha256').update(key).digest('base64')

test('S55: only a service with a valid and, where pins are set, a pinned certificate is sent anything', async () => {
  let calls = 0
  const port = await listenUntilEnd(
    createTlsServer({ key: certificateKey, cert: certificate }, (incoming, outgoing) => {
      calls += 1
      incoming.resume()
      outgoing.end(envelope)
    }),
  )
  const baseUrl = `https://localhost:${port}`
  const cases: [UndiciTransportOptions, boolean][] = [
    [{}, false],
    [{ tls: { ca: certificate } }, true],
    [{ tls: { ca: certificate, pins: [pin] } }, true],
    [{ tls: { ca: certificate, pins: [Buffer.alloc(32).toString('base64'), `sha256/${pin}`] } }, true],
    [{ tls: { ca: certificate, pins: [Buffer.alloc(32).toString('base64')] } }, false],
  ]
  for (const [transport, isTrusted] of cases) {
    calls = 0
    const { send, withdraw } = await undiciRelay(baseUrl, { transport })
    expect((await send('GET', limit)).code).toBe(isTrusted ? null : 'upstream_unreachable')
    // Twice, since a second connection may resume the session of the first.
    for (const round of [1, 2]) {
      const code = (await withdraw(`key-pinned-${round}`, { amount: round })).code
      expect(code).toBe(isTrusted ? null : 'upstream_unreachable')
    }
    expect(calls).toBe(isTrusted ? 3 : 0)
  }
  expect(() => undiciTransport({ tls: { pins: ['short'] } })).not.toThrow()
  await expect(undiciRelay(baseUrl, { transport: { tls: { pins: ['short'] } } })).rejects.toThrow('tls.pins')
})

test('S55: nothing is sent to another origin than the base address', async () => {
  const timeouts = { read: 1, write: 1, upload: 1, connect: 1, headers: 1, uploadAnswer: 1, idle: 1 }
  const clock = { now: () => 0, setTimer: () => () => undefined }
  const { send } = undiciTransport()({ baseUrl: 'https://service.test/base', timeouts, limit: 1, clock })
  for (const url of [
    'https://evil.test/',
    'https://service.test.evil.test/',
    'https://service.test@evil.test/',
    '//evil.test/',
  ]) {
    const request = {
      kind: 'read',
      method: 'GET',
      url,
      headers: {},
      body: null,
      length: null,
      onCancel: () => () => undefined,
    } as const
    expect(await send(request)).toEqual({ type: 'failure', code: 'upstream_unreachable', neverSent: true })
  }
})
