import { callEndpoint, createLendingClient } from '@onlend/core'
import { type ChangeEventChannel, getSession, subscribeToChangeEvents } from '@onlend/core/relay'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Agent } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { nodeListener } from '../http/adapters/nodeListener.ts'
import type { Measurement } from '../observability/Measurement.ts'
import type { Relay } from '../Relay.ts'
import { heldClock } from '../../test/heldClock.ts'
import { testRelay } from '../../test/testRelay.ts'

let server: Server | null = null
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
})

async function listen(relay: Relay): Promise<number> {
  const listener = nodeListener(relay)
  const started = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  // The cast holds for a server that listens on a port.
  return (started.address() as AddressInfo).port
}

/** Two hundred sockets and megabytes of change events take more than the usual second on a busy machine. */
const longPoll = { timeout: 30_000 }

const path = '/events?customer_partner_id=cp_a'
const ask = (userId: string): string =>
  `GET /lending${path} HTTP/1.1\r\nHost: app.test\r\nCookie: s=${userId}\r\nAccept: text/event-stream\r\n\r\n`

/** Opens a stream on a socket and resolves when its first change event has come, with the id of that. */
function openSocket(port: number, userId: string): Promise<{ socket: Socket; id: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(ask(userId)))
    let received = ''
    socket.on('error', reject)
    socket.on('data', (piece: Buffer) => {
      received += piece.toString()
      const [, id] = /id: (\S+)\nevent: message\ndata: .*"topic":"reset"/.exec(received) ?? []
      if (id !== undefined) resolve({ socket, id })
    })
  })
}

const anybody = (request: Request) => {
  const [, userId = ''] = (request.headers.get('Cookie') ?? '').split('=')
  return { userId, role: 'customer-partner' as const, customerPartners: [{ id: 'cp_a', name: 'A' }] }
}

test('five tabs over HTTP/1.1 keep two of the six connections of their browser, and four reads are on their way at once', async () => {
  let reading = 0
  let go = (): void => undefined
  const allReading = new Promise<void>((resolve) => (go = resolve))
  const authenticate = async (request: Request) => {
    if (request.url.endsWith('/session')) {
      reading += 1
      if (reading === 4) go()
      await allReading
    }
    return anybody(request)
  }
  const { relay } = await testRelay({ authenticate })
  const port = await listen(relay)
  const browser = new Agent({ connections: 6, pipelining: 1 })
  const connections = { dispatcher: browser }
  const client = createLendingClient({
    baseUrl: `http://127.0.0.1:${port}/lending`,
    headers: { Cookie: 's=uA' },
    fetch: (url, init) => fetch(url, { ...init, ...connections }),
  })
  const closing = new AbortController()
  const tabs: { channel: ChangeEventChannel }[] = Array.from({ length: 5 }, () => ({ channel: 'connecting' }))
  const subscriptions = tabs.map((tab) =>
    subscribeToChangeEvents(client, {
      customerPartnerId: 'cp_a',
      signal: closing.signal,
      onChangeEvent: () => undefined,
      onChannelChange: (channel) => (tab.channel = channel),
    }),
  )
  const channels = () => tabs.map(({ channel }) => channel).toSorted()
  await expect.poll(channels).toEqual(['polling', 'polling', 'polling', 'stream', 'stream'])
  const reads = Array.from({ length: 4 }, () => callEndpoint(client, getSession, {}))
  expect((await Promise.all(reads)).map(({ userId }) => userId)).toEqual(['uA', 'uA', 'uA', 'uA'])
  closing.abort()
  await Promise.all(subscriptions)
  await browser.destroy()
})

// Exact counts show a single one that stays.
test('S75: two hundred streams whose clients are killed leave nothing behind', async () => {
  const clock = heldClock()
  let open = 0
  const record = (measurement: Measurement): void => {
    if (measurement.type === 'streams') open = measurement.open
  }
  const { relay } = await testRelay({ clock, authenticate: anybody, metrics: { record } })
  const port = await listen(relay)
  const idle = clock.waiting()
  const sockets: Socket[] = []
  for (let wave = 0; wave < 4; wave += 1) {
    const opened = Array.from({ length: 50 }, (_, at) => openSocket(port, `person-${wave}-${at}`))
    sockets.push(...(await Promise.all(opened)).map(({ socket }) => socket))
  }
  expect(open).toBe(200)
  for (const [at, socket] of sockets.entries()) {
    if (at % 2 === 0) socket.resetAndDestroy()
    else socket.destroy()
  }
  await expect.poll(() => open, longPoll).toBe(0)
  expect(clock.waiting()).toBe(idle)
  const connections = (): Promise<number> =>
    new Promise((resolve) => server?.getConnections((_error, count) => resolve(count)))
  await expect.poll(connections, longPoll).toBe(0)
}, 60_000)

test('S73: a client that reads nothing is dropped from a socket, and resumes by its last change event', async () => {
  const clock = heldClock()
  const reasons: string[] = []
  const record = (measurement: Measurement): void => {
    if (measurement.type === 'streamEnded') reasons.push(measurement.reason)
  }
  let newest = 0
  let kind = 'k'.repeat(500_000)
  const relay = await testRelay({
    clock,
    metrics: { record },
    wrapStore: (store) => ({
      ...store,
      async listChangeEvents(_owner, after) {
        const changeEvents = Array.from({ length: Math.max(0, newest - after) }, (_, at) => {
          return {
            sequence: after + at + 1,
            topic: 'operation',
            operationId: null,
            kind,
            revision: null,
            createdAt: 0,
          }
        })
        return { changeEvents, oldest: 1, newest, newestAt: 0 }
      },
    }),
  })
  const port = await listen(relay.relay)
  const { socket, id } = await openSocket(port, 'uA')
  socket.pause()
  // Each beat adds half a megabyte; what the sockets of this machine hold fills up first, then the 256 KB of the relay.
  for (let beat = 0; beat < 100 && reasons.length === 0; beat += 1) {
    newest += 1
    clock.advance(15_000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await expect.poll(() => reasons, longPoll).toEqual(['slow'])
  socket.on('error', () => undefined)
  const closed = new Promise<boolean>((resolve) => socket.on('close', () => resolve(true)))
  socket.resume()
  expect(await closed).toBe(true)
  kind = 'k'
  const [next] = (await relay.send('GET', path, { headers: { 'Last-Event-ID': id } })).data as {
    id: string
  }[]
  expect(Number.parseInt(next?.id ?? '', 10)).toBe(Number.parseInt(id, 10) + 1)
})
