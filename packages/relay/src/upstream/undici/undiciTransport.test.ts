import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '../../lib/systemClock.ts'
import { deferred } from '../../../test/deferred.ts'
import { listenUntilEnd } from '../../../test/adapters/listenUntilEnd.ts'
import { undiciRelay } from '../../../test/adapters/undiciRelay.ts'
import { undiciTransport } from './undiciTransport.ts'

const limit = '/v1/customer-partner/cp_a/credit-limit/current'
const envelope = JSON.stringify({ status: 'success', message: 'ok', data: [] })
const longTimeouts = {
  ...{ read: 30_000, write: 30_000, upload: 30_000, connect: 30_000 },
  ...{ headers: 30_000, uploadAnswer: 30_000, idle: 30_000 },
}

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

test('S52: a service that takes the connection and says nothing is given up', async () => {
  const { send, withdraw } = await undiciRelay((incoming) => void incoming.resume(), {
    timeouts: { headers: 60 },
  })
  expect((await send('GET', limit)).code).toBe('upstream_timeout')
  expect((await withdraw('key-silent')).code).toBe('outcome_unknown')
})

test('S52: the answer to a write is waited for, also where a read would be given up', async () => {
  const arrived = deferred()
  const given = deferred()
  const service = createServer((incoming, outgoing) => {
    incoming.resume()
    if (incoming.url === '/read') return
    arrived.resolve()
    void given.promise.then(() => outgoing.end(envelope))
  })
  const baseUrl = `http://127.0.0.1:${await listenUntilEnd(service)}`
  const transport = undiciTransport()({
    ...{ baseUrl, timeouts: { ...longTimeouts, headers: 60 }, limit: 1_024 },
    clock: systemClock,
  })
  onTestFinished(() => transport.close())
  const ask = (kind: 'read' | 'write') =>
    transport.send({
      ...{ kind, method: 'POST', url: `${baseUrl}/${kind}`, headers: {}, body: null, length: null },
      ...{ mayBegin: () => true, onCancel: () => () => undefined },
    })
  const write = ask('write')
  await arrived.promise
  expect(await ask('read')).toMatchObject({ type: 'failure', code: 'upstream_timeout' })
  given.resolve()
  expect(await write).toMatchObject({ type: 'response', status: 200 })
})

test('S52: a connection whose TLS handshake never ends is given up, and the write was certainly not sent', async () => {
  const port = await listenUntilEnd(createSocketServer((socket) => void socket.on('error', () => undefined)))
  const { send, withdraw } = await undiciRelay(`https://127.0.0.1:${port}`, { timeouts: { connect: 60 } })
  expect((await withdraw('key-no-tls')).code).toBe('upstream_unreachable')
  expect((await send('GET', '/operations/key-no-tls')).data).toMatchObject({ state: 'rejected' })
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
      mayBegin: () => true,
      onCancel: () => () => undefined,
    } as const
    expect(await send(request)).toEqual({ type: 'failure', code: 'upstream_unreachable', neverSent: true })
  }
})

test('S55: a proxy that the environment names is sent nothing', async () => {
  let visits = 0
  const proxy = await listenUntilEnd(
    createServer((_incoming, outgoing) => {
      visits += 1
      outgoing.end(envelope)
    }),
  )
  for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'NODE_USE_ENV_PROXY'])
    vi.stubEnv(name, name.startsWith('NODE') ? '1' : `http://127.0.0.1:${proxy}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { send, withdraw } = await undiciRelay((incoming, outgoing) => {
    incoming.resume()
    outgoing.end(envelope)
  })
  expect([(await send('GET', limit)).status, (await withdraw('key-no-proxy')).status]).toEqual([200, 200])
  expect(visits).toBe(0)
})

test('S52: a read that is given up while it waits for a connection is never sent after that', async () => {
  const asked = deferred()
  const held = deferred()
  const paths: (string | undefined)[] = []
  const service = createServer((incoming, outgoing) => {
    paths.push(incoming.url)
    asked.resolve()
    void held.promise.then(() => outgoing.end(envelope))
  })
  const baseUrl = `http://127.0.0.1:${await listenUntilEnd(service)}`
  const transport = undiciTransport({ connections: 1 })({
    ...{ baseUrl, timeouts: longTimeouts, limit: 1_024 },
    clock: systemClock,
  })
  onTestFinished(() => transport.close())
  let giveUp = (): void => undefined
  const read = (path: string) =>
    transport.send({
      ...{ kind: 'read', method: 'GET', url: `${baseUrl}${path}`, headers: {}, body: null, length: null },
      mayBegin: () => true,
      onCancel: (listener) => {
        giveUp = listener
        return () => undefined
      },
    })
  const first = read('/first')
  await asked.promise
  const second = read('/second')
  giveUp()
  expect(await second).toMatchObject({ type: 'failure', neverSent: true })
  held.resolve()
  expect(await first).toMatchObject({ status: 200 })
  expect(await read('/third')).toMatchObject({ status: 200 })
  expect(paths).toEqual(['/first', '/third'])
})
