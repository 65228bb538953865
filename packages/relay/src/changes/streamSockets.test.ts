import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { nodeListener } from '../http/adapters/nodeListener.ts'
import type { Measurement } from '../observability/Measurement.ts'
import { listenUntilEnd } from '../../test/adapters/listenUntilEnd.ts'
import { heldClock } from '../../test/heldClock.ts'
import { testRelay } from '../../test/testRelay.ts'

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
  const listener = nodeListener(relay.relay)
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  const port = await listenUntilEnd(server)
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
