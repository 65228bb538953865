import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPgliteTemplate } from '../../../test/openPgliteTemplate.ts'
import { type RecordingServer, recordingServer } from '../../../test/recordingServer.ts'

let folder = ''
let service: RecordingServer
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onlend-staged-kill-'))
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
  const child = fork(
    join(import.meta.dirname, '../../../test/assembly/killedStaging.ts'),
    [folder, service.url, stops],
    {
      cwd: join(import.meta.dirname, '../../../../..'),
      execArgv: ['--conditions=@onlend/source', '--import', 'tsx'],
      env: { PATH: process.env.PATH },
    },
  )
  children.push(child)
  const messages = on(child, 'message', { close: ['exit'] })
  const receiveEvents = async (): Promise<unknown> => {
    const { done, value } = await messages.next()
    if (done) throw new Error('the relay ended by itself')
    const [message] = value
    return 'said' in message ? message.said : message
  }
  await receiveEvents()
  return {
    child,
    ask(command, key, body) {
      child.send({ command, key, body })
      return receiveEvents()
    },
  }
}

const points = [
  { key: 'key-after-the-claim', state: 'unknown' },
  { key: 'key-while-streaming', state: 'unknown' },
  { key: 'key-before-the-record', state: 'unknown' },
  { key: 'key-after-the-record', state: 'accepted' },
] as const

test('S58: whatever point of a staged write a relay is killed at, what was not accepted is there, what was is not, and nothing is sent twice', async () => {
  const killed = await start('stops')
  const bodies = new Map<string, string>()
  for (const { key } of points) {
    const body = String(await killed.ask('stage', key))
    bodies.set(key, body)
    expect(await killed.ask('send', key, body)).toEqual({ reached: key })
  }
  const gone = once(killed.child, 'exit')
  killed.child.kill('SIGKILL')
  await gone

  const { ask } = await start('goes on')
  const sent = service.seen.length
  for (const { key, state } of points) {
    // What the service has taken went along with the record of it, and may not be sent again.
    const files = state === 'accepted' ? 0 : 1
    expect([key, await ask('state', key), await ask('files', key)]).toEqual([key, state, files])
    const answer = await ask('send', key, bodies.get(key))
    expect([key, answer]).toEqual([key, state === 'accepted' ? [200, null] : [409, 'outcome_unknown']])
    expect([key, await ask('files', key)]).toEqual([key, files])
  }
  expect(service.seen).toHaveLength(sent)
}, 120_000)
