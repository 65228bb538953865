import { connect, type Socket } from 'node:net'
import { expect } from 'vitest'
import type { Ask } from '../test/Ask.ts'
import type { Attack } from '../test/Attack.ts'
import type { AttackHarness } from '../test/AttackHarness.ts'
import { readLimit } from './readLimit.ts'
import { createPiece, postForm } from './upload.ts'
import { withdrawal } from './withdrawal.ts'

/** Threats S37 to S39. */
export const bodyAttacks: readonly Attack[] = [
  {
    title: 'S37: a body without a length is refused where it crosses the limit, and held in no memory',
    tried: '3 MB of JSON, and 260 MB in chunks for a file of 20 MB and for a form',
    run: async (harness) => {
      const chunk = (bytes: Buffer): Buffer =>
        Buffer.concat([Buffer.from(`${bytes.byteLength.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
      const json = reframe(harness.write(withdrawal()), ['Transfer-Encoding: chunked'])
      const { answers } = await harness.raw([
        json,
        chunk(Buffer.from('{"a":"')),
        ...Array.from({ length: 48 }, () => chunk(Buffer.alloc(65_536, 'x'))),
      ])
      expect(answers[0]?.code).toBe('body_too_large')
      harness.expectNothingSent()

      const piece = await createPiece(harness, 20 * 1024 * 1024)
      const before = await harness.memory()
      expect(['413', 'cut off']).toContain(await sendEndlessly(harness, piece, 260))
      expect(['415', 'cut off']).toContain(await sendEndlessly(harness, postForm({}), 260))
      harness.expectNothingSent()
      await harness.expectGrowthBelow(160, before)
    },
  },
  {
    title: 'S38: two hundred bodies that never end do not block other requests',
    tried: '200 connections that send half a body and stop',
    run: async (harness) => {
      const head = harness.write(withdrawal()).toString('latin1').slice(0, -20)
      const sockets = Array.from({ length: 200 }, () => connect({ port: harness.port, host: '127.0.0.1' }))
      for (const socket of sockets) {
        socket.on('error', () => undefined)
        socket.write(head)
      }
      // Another person: the one who sent two hundred writes in a minute has used up their budget.
      for (let turn = 0; turn < 5; turn += 1)
        expect((await harness.ask({ ...readLimit, by: 'uP' })).status).toBe(200)
      expect((await harness.ask(withdrawal({ by: 'uP' }))).status).toBe(200)
      for (const socket of sockets) socket.destroy()
      expect(harness.upstream.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    },
  },
  {
    title: 'S39: fifty readers that never read do not block other requests',
    tried: '50 connections that ask for 2 MB and read none of it',
    run: async (harness) => {
      // Few long values: the bytes that wait are the attack, and reading a million small ones would only take time.
      const data = Array.from({ length: 200 }, () => ({ name: 'x'.repeat(10_000) }))
      const rows = JSON.stringify({ status: 'success', message: 'ok', data })
      harness.upstream.reply = (_call, response) =>
        response.setHeader('Content-Type', 'application/json').end(rows)
      const before = await harness.memory()
      const sockets = Array.from({ length: 50 }, () =>
        connect({ port: harness.port, host: '127.0.0.1' }).pause(),
      )
      // A few at a time: the host gives a sign-in two seconds, which fifty answers at once may take from it on a busy machine.
      for (const [at, socket] of sockets.entries()) {
        socket.on('error', () => undefined)
        socket.write(harness.write(readLimit))
        if (at % 5 === 4) await harness.upstream.until((calls) => calls.length > at)
      }
      expect((await harness.ask(readLimit)).status).toBe(200)
      await harness.expectGrowthBelow(500, before)
      for (const socket of sockets) socket.destroy()
    },
  },
]

/** Writes a body of so many megabytes in chunks until the relay answers or hangs up. */
async function sendEndlessly(harness: AttackHarness, ask: Ask, megabytes: number): Promise<string> {
  const socket = connect({ port: harness.port, host: '127.0.0.1' })
  // Each turn below waits anew.
  socket.setMaxListeners(0)
  let received = ''
  let isOver = false
  socket.on('data', (chunk) => {
    received += String(chunk)
    isOver = true
  })
  for (const event of ['error', 'close', 'end']) socket.on(event, () => (isOver = true))
  socket.write(reframe(harness.write(ask), ['Transfer-Encoding: chunked']))
  const piece = Buffer.alloc(1024 * 1024, 'x')
  for (let sent = 0; sent < megabytes && !isOver; sent += 1) {
    socket.write(`${piece.byteLength.toString(16)}\r\n`)
    socket.write(piece)
    const isFull = !socket.write('\r\n')
    if (isFull) await getFirst(socket, ['drain', 'close', 'data'])
  }
  if (!isOver) await getFirst(socket, ['close', 'data'])
  socket.destroy()
  return /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'cut off'
}

/** Waits for the first of these events. A connection that is reset closes like any other: it is cut off, and no failure of the attack. */
function getFirst(socket: Socket, events: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    for (const event of events) socket.once(event, () => resolve())
  })
}

/** The head of a request with its body framed in another way. */
function reframe(bytes: Buffer, framing: readonly string[]): string {
  const [head = ''] = bytes.toString('latin1').split('\r\n\r\n')
  const lines = head.split('\r\n').filter((line) => !/^content-length:/i.test(line))
  return `${[...lines, ...framing].join('\r\n')}\r\n\r\n`
}
