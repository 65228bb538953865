import { expect, test } from 'vitest'
import type { RelayOptions } from '../../RelayOptions.ts'
import type { RelayStore } from '../../RelayStore.ts'
import { silentLogger } from '../../lib/silentLogger.ts'
import { emptyStore } from '../../../test/emptyStore.ts'
import { heldClock } from '../../../test/heldClock.ts'
import { type TestRelay, people, testRelay } from '../../../test/testRelay.ts'
import { createSnapshotRecorder } from './createSnapshotRecorder.ts'

const limitPath = (partner: string) => `/v1/customer-partner/${partner}/credit-limit/current`
const snapshotPath = (partner: string) => `/snapshots?customer_partner_id=${partner}`

/** The service has such a limit from now on. */
function answerLimit(relay: TestRelay, fields: Record<string, unknown>): void {
  const data = { id: 'cl_1', limit: 5_000_000, currency: 'NGN', drawn: 0, amount_available: null, ...fields }
  relay.upstream.answer = () => Response.json({ status: 'success', message: '', data })
}

async function list(relay: TestRelay, partner = 'cp_a'): Promise<unknown> {
  return (await relay.send('GET', snapshotPath(partner))).data
}

test('a read of the credit limit leaves a snapshot where it differs from the last', async () => {
  const relay = await testRelay()
  expect(await list(relay)).toEqual([])
  answerLimit(relay, { drawn: 1_250_000, amount_available: 3_600_000 })
  expect((await relay.send('GET', limitPath('cp_a'))).status).toBe(200)
  const first = {
    ...{ at: '2026-03-02T10:00:00.000Z', limit: '5000000', currency: 'NGN' },
    ...{ drawn: '1250000', available: '3600000' },
  }
  await expect.poll(() => list(relay)).toEqual([first])
  relay.time.now += 60_000
  await relay.send('GET', limitPath('cp_a'))
  answerLimit(relay, { drawn: '0' })
  relay.time.now += 60_000
  const second = { ...first, at: '2026-03-02T10:02:00.000Z', drawn: '0', available: null }
  await expect
    .poll(async () => {
      await relay.send('GET', limitPath('cp_a'))
      return list(relay)
    })
    .toEqual([second, first])
})

test('S136: a person whose endpoints or whose host keep the credit limit from them gets no snapshots of it', async () => {
  const customerPartners = [...people.uA.customerPartners]
  const narrowed = await testRelay({
    authenticate: () => ({ ...people.uA, customerPartners, endpoints: ['withdraw'] }),
  })
  expect((await narrowed.send('GET', snapshotPath('cp_a'))).status).toBe(403)
  const asked: unknown[] = []
  const authorize: RelayOptions['authorize'] = ({ endpoint, owner }) => {
    asked.push([endpoint, owner?.id])
    return endpoint !== 'getCreditLimit'
  }
  const refused = await testRelay({ authorize })
  expect((await refused.send('GET', snapshotPath('cp_a'))).status).toBe(403)
  expect(asked).toEqual([['getCreditLimit', 'cp_a']])
})

test('what names no partner, or two, is malformed', async () => {
  const relay = await testRelay()
  for (const path of [
    '/snapshots',
    '/snapshots?customer_partner_id=',
    `${snapshotPath('cp_a')}&customer_partner_id=cp_b`,
  ])
    expect((await relay.send('GET', path)).status, path).toBe(400)
})

const hanging = new Promise<boolean>(() => {})

test.each([
  ['fails', () => Promise.reject(new Error('the store is away'))],
  ['hangs', () => hanging],
])('a store that %s neither breaks nor holds up the read itself', async (_, keepSnapshot) => {
  const wrapStore = (store: RelayStore) => ({ ...store, keepSnapshot })
  const relay = await testRelay({ wrapStore })
  answerLimit(relay, { drawn: 1 })
  for (let read = 0; read < 3; read += 1) {
    const { status, text } = await relay.send('GET', limitPath('cp_a'))
    expect([status, text]).toEqual([200, expect.stringContaining('"drawn":1')])
  }
})

test('while a store hangs, snapshots of twenty partners wait for it, and no others', async () => {
  const clock = heldClock()
  const waiting: string[] = []
  const store = await emptyStore()
  const keepSnapshot: RelayStore['keepSnapshot'] = ({ id }) => {
    waiting.push(id)
    return hanging
  }
  const keep = createSnapshotRecorder({
    ...{ clock, environment: 'sandbox', logger: silentLogger, isClosing: () => false },
    store: { ...store, keepSnapshot },
  })
  const data = { id: 'cl_1', limit: 5, currency: 'NGN', drawn: 0, amount_available: null }
  const body = JSON.stringify({ status: 'success', message: '', data })
  const ids = Array.from({ length: 21 }, (_none, at) => `cp_${at}`)
  for (const id of ids) keep(id, { status: 200, headers: {}, body })
  clock.advance(0)
  await expect.poll(() => waiting.length).toBeGreaterThan(19)
  expect(waiting).toEqual(ids.slice(0, 20))
})

test('a store that fails is told of once, until it works again', async () => {
  let isAway = true
  const kept: number[] = []
  const keepSnapshot: RelayStore['keepSnapshot'] = async (_, { at }) => {
    if (isAway) throw new Error('the store is away')
    kept.push(at)
    return true
  }
  const wrapStore = (store: RelayStore): RelayStore => ({ ...store, keepSnapshot })
  const relay = await testRelay({ wrapStore })
  answerLimit(relay, { drawn: 1 })
  const told = () => relay.logs.filter((line) => line.includes('snapshots.failed')).length
  const read = () => relay.send('GET', limitPath('cp_a'))
  await read()
  await expect.poll(told).toBe(1)
  await read()
  isAway = false
  await expect
    .poll(async () => {
      await read()
      return kept.length
    })
    .toBeGreaterThan(0)
  expect(told()).toBe(1)
})

test.each([
  ['no limit', () => Response.json({ status: 'success', message: '', data: null })],
  ['a refusal', () => Response.json({ status: 'error', message: 'no' }, { status: 404 })],
  ['something else', () => Response.json({ status: 'success', data: { limit: 'much' } })],
])('an answer with %s leaves no snapshot', async (_, answer) => {
  const relay = await testRelay()
  relay.upstream.answer = answer
  await relay.send('GET', limitPath('cp_a'))
  answerLimit(relay, { drawn: 7 })
  await expect
    .poll(async () => {
      await relay.send('GET', limitPath('cp_a'))
      return list(relay)
    })
    .toEqual([expect.objectContaining({ drawn: '7' })])
})
