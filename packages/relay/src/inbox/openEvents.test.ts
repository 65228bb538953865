import { expect, test } from 'vitest'
import { createStore } from '../createStore.ts'
import type { Queryable } from '../database/Database.ts'
import { openSharedDatabase } from '../../test/openSharedDatabase.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { readOperation } from '../../test/operations.ts'
import { testDatabase } from '../../test/testDatabase.ts'
import { testRelay } from '../../test/testRelay.ts'

/** A relay whose statements are counted. */
async function countingRelay() {
  const database = await testDatabase()
  let count = 0
  const counting = (queryable: Queryable): Queryable => ({
    query: (sql, parameters) => {
      count += 1
      return queryable.query(sql, parameters)
    },
  })
  const relay = await testRelay({
    store: createStore({
      ...{ ...database, ...counting(database) },
      transaction: (work) => database.transaction((transaction) => work(counting(transaction))),
    }),
  })
  const countDuring = async (work: () => Promise<unknown>): Promise<number> => {
    const before = count
    await work()
    return count - before
  }
  return { ...relay, countDuring }
}

/** Writes the one open event down again, so many times, each about a payment of an amount and a reference of its own. */
async function repeatEvent(count: number): Promise<void> {
  const columns =
    'delivery_id, environment, source, kind, outcome, customer_partner_id, destination_hash, destination_end, signed, quarantined, state, received_at'
  await (await openSharedDatabase()).query(
    `insert into onlend_events (id, position, amount, reference, ${columns})
    select gen_random_uuid()::text, n, (5000000 + n)::text, 'other_' || n, ${columns} from onlend_events, generate_series(1, $1) n`,
    [count],
  )
}

test('what a write and a webhook ask of the store does not depend on how many other events are open', async () => {
  const relay = await countingRelay()
  const costs = async (at: number): Promise<number[]> => {
    relay.time.now += 1_000
    const write = await relay.countDuring(() => relay.withdraw(`key-cost-${at}`, { amount: 100 + at }))
    const webhook = await relay.countDuring(() =>
      sendWebhook(relay, { id: `evt_cost_${at}`, data: { amount: 900 + at, reference: `svc_${at}` } }),
    )
    return [write, webhook]
  }
  await costs(0)
  const none = await costs(1)
  await repeatEvent(120)
  expect(await costs(2)).toEqual(none)
  await repeatEvent(10)
  expect(await costs(3)).toEqual(none)
})

test('the event that stands behind 600 others finds its operation when the operation becomes known by a reference', async () => {
  const relay = await testRelay()
  await sendWebhook(relay, { id: 'evt_0', data: { amount: 1, reference: 'other_0' } })
  await repeatEvent(600)
  relay.time.now += 1_000
  relay.upstream.answer = async () => {
    await sendWebhook(relay, { id: 'evt_last', data: { amount: undefined, reference: 'SVC-601' } })
    return Response.json({ status: 'success', message: 'In progress', data: { reference: 'SVC-601' } })
  }
  await relay.withdraw('key-behind-many')
  const settled = { state: 'succeeded', matched: 'reference' }
  expect(await readOperation(relay, 'key-behind-many')).toMatchObject(settled)
})
