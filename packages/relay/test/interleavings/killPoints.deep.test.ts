import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@onlend/core/internal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPgliteTemplate } from '../openPgliteTemplate.ts'
import { type RecordingServer, recordingServer } from '../recordingServer.ts'

let folder = ''
let service: RecordingServer
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onlend-kill-points-'))
  // Made from what is kept of an empty one: a relay of its own would take seconds for it.
  await mkdir(join(folder, 'database'))
  await (await openPgliteTemplate(join(folder, 'database'))).close()
  service = await recordingServer()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  service.close()
  await rm(folder, { recursive: true, force: true })
})

type Ask = (command: string, key: string, body?: string) => Promise<unknown>

/** A relay in a process of its own: what it answers, or `{ reached }` where it stopped. */
async function start(stops: 'stops' | 'goes on'): Promise<{ child: ChildProcess; ask: Ask }> {
  const child = fork(join(import.meta.dirname, 'support/killedRelay.ts'), [folder, service.url, stops], {
    cwd: join(import.meta.dirname, '../../../..'),
    execArgv: ['--conditions=@onlend/source', '--import', 'tsx'],
    env: { PATH: process.env.PATH },
  })
  children.push(child)
  const messages = on(child, 'message', { close: ['exit'] })
  const receive = async (): Promise<unknown> => {
    const { done, value } = await messages.next()
    if (done) throw new Error('the relay ended by itself')
    const [message] = value
    return 'said' in message ? message.said : message
  }
  await receive()
  return {
    child,
    ask(command, key, body) {
      child.send({ command, key, body })
      return receive()
    },
  }
}

const points = [
  // Nothing was written and nothing sent, so that the key is free.
  { point: 'before-the-claim', state: null, calls: 0 },
  { point: 'after-the-claim', state: 'unknown', calls: 0 },
  { point: 'before-the-record', state: 'unknown', calls: 1 },
  { point: 'after-the-record', state: 'accepted', calls: 1 },
] as const

/** The writes with a JSON body. */
const kinds = Object.values(endpoints)
  .filter(({ method, encoding }) => method !== 'GET' && encoding !== 'multipart')
  .map(({ name }) => name)
const writes = kinds.flatMap((kind) => points.map((at) => ({ ...at, key: `${kind}-${at.point}` })))
const staged = [
  { key: 'staged-after-the-claim', state: 'unknown' },
  { key: 'staged-while-streaming', state: 'unknown' },
  { key: 'staged-before-the-record', state: 'unknown' },
  { key: 'staged-after-the-record', state: 'accepted' },
] as const

test('S58: after a relay is killed at any point of a write, of JSON or with staged files, the next one answers truthfully, keeps the files of what was not accepted, and sends nothing twice', async () => {
  const killed = await start('stops')
  for (const { key, calls } of writes) {
    const before = service.seen.length
    expect(await killed.ask('send', key)).toEqual({ reached: key })
    expect([key, service.seen.length - before]).toEqual([key, calls])
  }
  const bodies = new Map<string, string>()
  for (const { key } of staged) {
    const body = String(await killed.ask('stage', key))
    bodies.set(key, body)
    expect(await killed.ask('send', key, body)).toEqual({ reached: key })
  }
  // Last, since this one is answered when the time of its call is over.
  const { arrived } = service.hold()
  void killed.ask('send', 'withdraw-during-the-call').catch(() => undefined)
  await arrived
  const gone = once(killed.child, 'exit')
  killed.child.kill('SIGKILL')
  await gone

  const { ask } = await start('goes on')
  const during = { key: 'withdraw-during-the-call', state: 'unknown' } as const
  let sent = service.seen.length
  for (const { key, state } of [...writes, ...staged, during]) {
    const body = bodies.get(key)
    // The ledger has a record of each write that the service took, so no write may be sent again.
    const files = state === 'accepted' ? 0 : 1
    if (body) expect([key, await ask('files', key)]).toEqual([key, files])
    expect([key, await ask('read', key)]).toMatchObject([key, { state }])
    const answer = await ask('send', key, body)
    if (state === 'unknown')
      expect([key, answer]).toMatchObject([key, { status: 409, code: 'outcome_unknown', replayed: true }])
    else expect([key, answer]).toMatchObject([key, { status: 200, replayed: state !== null }])
    if (body) expect([key, await ask('files', key)]).toEqual([key, files])
    if (state === null) sent += 1
    expect([key, service.seen.length]).toEqual([key, sent])
  }
}, 120_000)
