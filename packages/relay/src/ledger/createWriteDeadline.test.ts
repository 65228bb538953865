import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listenUntilEnd } from '../../test/adapters/listenUntilEnd.ts'
import { undiciTransport } from '../upstream/undici/undiciTransport.ts'
import type { RelayStore } from '../RelayStore.ts'
import { deferred } from '../../test/deferred.ts'
import { stageAssessment } from '../../test/stageAssessment.ts'
import { type StagingRelay, stagingRelay } from '../../test/stagingRelay.ts'
import { readOperation } from '../../test/operations.ts'
import { canaries, type TestRelay, testRelay } from '../../test/testRelay.ts'

/** Longer than a write may take and its sender be given for recording it. */
const lease = 80_000

const readState = async (relay: TestRelay, key: string): Promise<unknown> => {
  const { state, refusal } = await readOperation(relay, key)
  return [state, refusal]
}

/** A relay whose clock runs on whenever it stands still, and another on the same store that people ask meanwhile. */
async function standing(
  options: (stand: () => Promise<void>) => Parameters<typeof stagingRelay>[0],
): Promise<{ stalled: StagingRelay; other: TestRelay; told: unknown[] }> {
  const time = { now: Date.parse('2026-03-02T10:00:00.000Z') }
  const clock = { now: () => time.now }
  const other = await testRelay({ clock })
  const told: unknown[] = []
  const stand = async (): Promise<void> => {
    time.now += lease
    await other.relay.sweep()
    told.push((await other.send('GET', '/operations?customer_partner_id=cp_a')).data)
  }
  const { wrapStore = (same: RelayStore) => same, ...more } = options(stand) ?? {}
  const stalled = await stagingRelay({ clock, store: wrapStore(other.store), ...more })
  return { stalled, other, told }
}

test('S58: a relay that stood still after its claim until others had given it up sends nothing any more', async () => {
  const { stalled, other, told } = await standing((stand) => ({
    wrapStore: (store) => ({
      ...store,
      async claim(claim) {
        const result = await store.claim(claim)
        await stand()
        return result
      },
    }),
  }))
  const answer = await stalled.withdraw('key-stood-still-1')
  expect(told).toMatchObject([[{ id: 'key-stood-still-1', state: 'unknown' }]])
  expect([answer.code, stalled.upstream.seen]).toEqual(['upstream_unreachable', []])
  // It knows better than the others could: nothing was sent, so that the person may send anew.
  expect(await readState(other, 'key-stood-still-1')).toEqual(['rejected', 'upstream_unreachable'])
})

test('S58: a relay that stood still while the host looked up the API key sends nothing any more', async () => {
  const seen: Request[] = []
  const { stalled, other } = await standing((stand) => ({
    upstream: {
      baseUrl: 'https://service.test',
      apiKey: async () => {
        await stand()
        return canaries.key
      },
      fetch: (request) => {
        seen.push(request)
        return Promise.resolve(Response.json({ status: 'success', message: 'ok', data: [] }))
      },
    },
  }))
  expect((await stalled.withdraw('key-stood-still-2')).code).toBe('upstream_unreachable')
  expect([seen, await readState(other, 'key-stood-still-2')]).toEqual([
    [],
    ['rejected', 'upstream_unreachable'],
  ])
})

test('S58: a relay that stood still while its connection was made sends no byte on it', async () => {
  const bytes: number[] = []
  const closed = deferred()
  const port = await listenUntilEnd(
    createServer((socket) => {
      socket.on('data', (piece) => bytes.push(piece.byteLength))
      socket.on('error', () => undefined).on('close', () => closed.resolve())
    }),
  )
  const transport = undiciTransport()({
    baseUrl: `http://127.0.0.1:${port}`,
    timeouts: {
      ...{ read: 1e3, write: 1e3, upload: 1e3, connect: 1e3, headers: 1e3, uploadAnswer: 1e3, idle: 1e3 },
    },
    limit: 1_000,
    clock: { now: () => 0, setTimer: () => () => undefined },
  })
  const answer = await transport.send({
    ...{ kind: 'write', method: 'POST', url: `http://127.0.0.1:${port}/v1/withdraw`, headers: {} },
    ...{ body: new TextEncoder().encode('{"amount":1}'), length: null },
    mayBegin: () => false,
    onCancel: () => () => undefined,
  })
  await closed.promise
  expect([answer, bytes]).toEqual([{ type: 'failure', code: 'upstream_unreachable', neverSent: true }, []])
})

test('S58: a form whose relay stood still in the middle breaks off before its end', async () => {
  let isWhole = false
  const { stalled, other } = await standing((stand) => ({
    upstream: {
      baseUrl: 'https://service.test',
      apiKey: canaries.key,
      timeouts: { upload: 45_000 },
      async fetch(request) {
        const reader = request.body?.getReader()
        await reader?.read()
        await stand()
        while (!(await reader?.read())?.done);
        isWhole = true
        return Response.json({ status: 'success', message: 'ok', data: [] })
      },
    },
  }))
  const { write, headers } = await stageAssessment(stalled)
  const answer = await stalled.send(
    'PATCH',
    '/v1/channel-partner/customer-partner/cp_a/complete-credit-assessment',
    { body: write(), headers: { ...headers, 'Idempotency-Key': 'key-stood-still-3' } },
  )
  expect([answer.code, isWhole]).toEqual(['outcome_unknown', false])
  expect(await readState(other, 'key-stood-still-3')).toEqual(['unknown', null])
})
