import { expect, test } from 'vitest'
import {
  expectOnce,
  makePayments,
  readBatch,
  seenPayments,
  sendBatch,
  sweepUntil,
} from '../../test/batches.ts'
import { testRelay } from '../../test/testRelay.ts'

/** Calls of the store, and when each may fail, the first before it and the third after it: a read that fails after it is one that fails before. */
const steps = {
  applyBatchEvent: ['before', 'after'],
  claim: ['before', 'after'],
  record: ['before', 'after'],
  takeBatch: ['before', 'after'],
  findOperation: ['before'],
  readPages: ['before'],
} as const

test.each(
  Object.entries(steps).flatMap(([name, moments]) =>
    moments.map((when) => [name, when, when === 'before' ? 1 : 3] as const),
  ),
)(
  'S146: a store that fails %s at call %s (%i) of it loses no row and sends none twice',
  async (name, when, at) => {
    let calls = 0
    const relay = await testRelay({
      wrapStore: (store) =>
        new Proxy(store, {
          get(target, property) {
            const own: unknown = Reflect.get(target, property)
            if (property !== name || typeof own !== 'function') return own
            return async (...given: unknown[]) => {
              const isDown = ++calls === at
              if (isDown && when === 'before') throw new Error('down')
              const answer: unknown = await own.apply(target, given)
              if (isDown) throw new Error('down')
              return answer
            }
          },
        }),
    })
    await sendBatch(relay, makePayments(250)).catch(() => undefined)
    const body = { from: 0, rows: makePayments(250) }
    const append = () => relay.send('POST', '/batches/batch-0001/rows', { body })
    await expect.poll(async () => (await append()).status).toBe(200)
    await sweepUntil(relay, 'sent')
    expectOnce(relay)
    const batch = await readBatch(relay)
    await relay.relay.close()
    expect(Object.values(batch.counts).reduce((sum, count) => sum + count, 0)).toBe(250)
    expect(batch.counts.unsent).toBe(0)
    expect(batch.counts.awaited + batch.counts.unknown).toBe(250)
    expect(new Set(seenPayments(relay).flat()).size + batch.counts.unknown).toBeGreaterThanOrEqual(250)
  },
)
