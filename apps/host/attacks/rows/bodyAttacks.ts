import { connect, type Socket } from 'node:net'
import { expect } from 'vitest'
import type { Attack } from '../stage/Attack.ts'
import type { AttackStage } from '../stage/AttackStage.ts'
import { endpointPaths } from './endpointPaths.ts'
import { multipartBody } from './multipartBody.ts'
import { reframe } from './reframe.ts'
import { upload } from './upload.ts'
import { withdrawal } from './withdrawal.ts'

const [, ownLimit] = endpointPaths.getCreditLimit
const read = { path: `/lending${ownLimit}`, by: 'uA' } as const
const good = multipartBody([['first_name', 'Sample']])

/** Threats S36 to S40. */
export const bodyAttacks: readonly Attack[] = [
  {
    title: 'S36: a body that announces too much is refused at once',
    tried: '2 MB of JSON, 300 MB and 5 GB of form, lengths that are none',
    run: async (stage) => {
      const announced = [
        reframe(stage.write(withdrawal()), [`Content-Length: ${2 * 1024 * 1024}`]),
        reframe(stage.write(upload(good)), [`Content-Length: ${300 * 1024 * 1024}`]),
        reframe(stage.write(upload(good)), ['Content-Length: 5368709120']),
        reframe(stage.write({ method: 'POST', path: '/lending/webhooks/service', by: null, body: '{}' }), [
          'Content-Length: 300000',
        ]),
      ]
      for (const head of announced) {
        const { answers } = await stage.raw([head, '{'])
        expect(answers[0]?.code, head).toBe('body_too_large')
      }
      stage.expectNothingSent()
    },
  },
  {
    title: 'S37: a body without a length is refused where it crosses the limit, and held in no memory',
    tried: '3 MB of JSON and 260 MB of form in chunks',
    run: async (stage) => {
      const chunk = (bytes: Buffer): Buffer =>
        Buffer.concat([Buffer.from(`${bytes.byteLength.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
      const json = reframe(stage.write(withdrawal()), ['Transfer-Encoding: chunked'])
      const { answers } = await stage.raw([
        json,
        chunk(Buffer.from('{"a":"')),
        ...Array.from({ length: 48 }, () => chunk(Buffer.alloc(65_536, 'x'))),
      ])
      expect(answers[0]?.code).toBe('body_too_large')
      stage.expectNothingSent()

      const before = await stage.memory()
      const status = await endlessUpload(stage, 260)
      expect(['413', 'cut off']).toContain(status)
      await stage.upstream.until((calls) => calls.every(({ state }) => state !== 'open'))
      stage.expectNothingComplete()
      await stage.expectGrowthBelow(160, before)
    },
  },
  {
    title: 'S38: two hundred bodies that never end keep nobody else from being served',
    tried: '200 connections that send half a body and stop',
    run: async (stage) => {
      const head = stage.write(withdrawal()).toString('latin1').slice(0, -20)
      const sockets = Array.from({ length: 200 }, () => connect({ port: stage.port, host: '127.0.0.1' }))
      for (const socket of sockets) {
        socket.on('error', () => undefined)
        socket.write(head)
      }
      // Somebody else: whoever sends two hundred writes in a minute has used up their own.
      for (let turn = 0; turn < 5; turn += 1)
        expect((await stage.ask({ ...read, by: 'uP' })).status).toBe(200)
      expect((await stage.ask(withdrawal({ by: 'uP' }))).status).toBe(200)
      for (const socket of sockets) socket.destroy()
      expect(stage.upstream.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    },
  },
  {
    title: 'S39: fifty readers that never read keep nobody else from being served',
    tried: '50 connections that ask for 2 MB and read none of it',
    run: async (stage) => {
      const rows = JSON.stringify({
        status: 'success',
        message: 'ok',
        data: Array.from({ length: 20_000 }, () => ({ name: 'x'.repeat(80) })),
      })
      stage.upstream.reply = (_call, response) =>
        response.setHeader('Content-Type', 'application/json').end(rows)
      const before = await stage.memory()
      const sockets = Array.from({ length: 50 }, () =>
        connect({ port: stage.port, host: '127.0.0.1' }).pause(),
      )
      for (const socket of sockets) {
        socket.on('error', () => undefined)
        socket.write(stage.write(read))
      }
      await stage.upstream.until((calls) => calls.length >= 50)
      expect((await stage.ask(read)).status).toBe(200)
      await stage.expectGrowthBelow(500, before)
      for (const socket of sockets) socket.destroy()
    },
  },
  {
    title: 'S40: an upload that ends early never arrives whole',
    tried:
      'fewer bytes than announced, chunks without an end, a form without its last boundary, a client that leaves',
    run: async (stage) => {
      const body = multipartBody([
        ['first_name', 'Sample'],
        ['nin_slip', Buffer.alloc(50_000, 'x'), 'nin.png'],
      ])
      const head = reframe(stage.write(upload(body)), [`Content-Length: ${body.byteLength + 1}`])
      const chunkedHead = reframe(stage.write(upload(body)), ['Transfer-Encoding: chunked'])
      await stage.raw([head, body], { halfClose: true, patience: 3_000 })
      await stage.raw([chunkedHead, `${body.byteLength.toString(16)}\r\n`, body, '\r\n'], {
        halfClose: true,
        patience: 3_000,
      })
      const before = stage.upstream.calls.length
      const leaveWhen = stage.upstream.until((calls) => calls.length > before)
      await stage.raw([head, body.subarray(0, 30_000)], { leaveWhen })
      const withoutEnd = await stage.ask(upload(body.subarray(0, -6)))
      expect(withoutEnd.status).toBe(400)
      await stage.upstream.until((calls) => calls.every(({ state }) => state !== 'open'))
      stage.expectNothingComplete()
    },
  },
]

/** Writes a form of so many megabytes in chunks until the relay answers or hangs up. */
async function endlessUpload(stage: AttackStage, megabytes: number): Promise<string> {
  const socket = connect({ port: stage.port, host: '127.0.0.1' })
  // Each turn below waits anew.
  socket.setMaxListeners(0)
  let received = ''
  let isOver = false
  socket.on('data', (chunk) => {
    received += String(chunk)
    isOver = true
  })
  for (const event of ['error', 'close', 'end']) socket.on(event, () => (isOver = true))
  socket.write(reframe(stage.write(upload(good)), ['Transfer-Encoding: chunked']))
  const opening = '--b\r\nContent-Disposition: form-data; name="nin_slip"; filename="a.png"\r\n\r\n'
  socket.write(`${opening.length.toString(16)}\r\n${opening}\r\n`)
  const piece = Buffer.alloc(1024 * 1024, 'x')
  for (let sent = 0; sent < megabytes && !isOver; sent += 1) {
    socket.write(`${piece.byteLength.toString(16)}\r\n`)
    socket.write(piece)
    const isFull = !socket.write('\r\n')
    if (isFull) await firstOf(socket, ['drain', 'close', 'data'])
  }
  if (!isOver) await firstOf(socket, ['close', 'data'])
  socket.destroy()
  return /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'cut off'
}

/** Waits for the first of these events. A connection that is reset closes like any other: it is cut off, and no failure of the attack. */
function firstOf(socket: Socket, events: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    for (const event of events) socket.once(event, () => resolve())
  })
}
