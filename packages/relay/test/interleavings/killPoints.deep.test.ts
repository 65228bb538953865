import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@onlend/core/internal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPgliteTemplate } from '../openPgliteTemplate.ts'
import { type RecordingServer, recordingServer } from '../recordingServer.ts'

type Said = {
  reached?: string
  answer?: { status: number; code: string | null; replayed: boolean; state: string | null }
}

let folder = ''
let service: RecordingServer
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onlend-kill-points-'))
  // Made from what is kept of an empty one: a relay of its own would take seconds for it.
  await (await openPgliteTemplate(folder)).close()
  service = await recordingServer()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  service.close()
  await rm(folder, { recursive: true, force: true })
})

/** A relay in a process of its own, and what it has said so far. */
async function start(
  stops: 'stops' | 'goes on',
): Promise<{ child: ChildProcess; receiveEvents: () => Promise<Said> }> {
  const child = fork(join(import.meta.dirname, 'support/killedRelay.ts'), [folder, service.url, stops], {
    cwd: join(import.meta.dirname, '../../../..'),
    execArgv: ['--conditions=@onlend/source', '--import', 'tsx'],
    env: { PATH: process.env.PATH },
  })
  children.push(child)
  const messages = on(child, 'message', { close: ['exit'] })
  const receiveEvents = async (): Promise<Said> => {
    const { done, value } = await messages.next()
    if (done) throw new Error('the relay ended by itself')
    // The cast names what killedRelay.ts sends.
    return value[0] as Said
  }
  await receiveEvents()
  return { child, receiveEvents }
}

const points = [
  // Nothing was written and nothing sent, so that the key is free.
  { point: 'before-the-claim', state: null, calls: 0 },
  { point: 'after-the-claim', state: 'unknown', calls: 0 },
  { point: 'before-the-record', state: 'unknown', calls: 1 },
  { point: 'after-the-record', state: 'accepted', calls: 1 },
] as const

/** The writes with a JSON body; `uploads/assembly/killPoints.deep.test.ts` kills relays that send staged files. */
const kinds = Object.values(endpoints)
  .filter(({ method, encoding }) => method !== 'GET' && encoding !== 'multipart')
  .map(({ name }) => name)
const writes = kinds.flatMap((kind) => points.map((at) => ({ ...at, key: `${kind}-${at.point}` })))

test('S58: after a relay is killed at any point of any write of JSON, the next one answers truthfully and sends nothing twice', async () => {
  const killed = await start('stops')
  for (const { key, calls } of writes) {
    const before = service.seen.length
    killed.child.send({ command: 'send', key })
    expect(await killed.receiveEvents()).toEqual({ reached: key })
    expect([key, service.seen.length - before]).toEqual([key, calls])
  }
  // Last, since this one is answered when the time of its call is over.
  const { arrived } = service.hold()
  killed.child.send({ command: 'send', key: 'withdraw-during-the-call' })
  await arrived
  const gone = once(killed.child, 'exit')
  killed.child.kill('SIGKILL')
  await gone

  const { child, receiveEvents } = await start('goes on')
  const ask = async (command: 'send' | 'read', key: string): Promise<Said['answer']> => {
    child.send({ command, key })
    return (await receiveEvents()).answer
  }
  let sent = service.seen.length
  for (const { key, state } of [...writes, { key: 'withdraw-during-the-call', state: 'unknown' }]) {
    expect([key, (await ask('read', key))?.state]).toEqual([key, state])
    const answer = await ask('send', key)
    if (state === 'unknown')
      expect([key, answer]).toMatchObject([key, { status: 409, code: 'outcome_unknown', replayed: true }])
    else expect([key, answer]).toMatchObject([key, { status: 200, replayed: state !== null }])
    if (state === null) sent += 1
    expect([key, service.seen.length]).toEqual([key, sent])
  }
}, 120_000)
