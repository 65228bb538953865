import { assert, expect, test } from 'vitest'
import { emptyStore } from '../../../test/emptyStore.ts'
import {
  acceptedOutcome,
  appliedReading,
  newOwner,
  receiveEvents,
  withdrawClaim,
} from '../../../test/storeFixtures.ts'

const { now } = appliedReading

const evidence = { text: 'On the statement\0', reference: 'ST-1', at: 5 }

const kept = { ...evidence, text: 'On the statement\ufffd' }

const failed = { said: { outcome: 'failed', evidence }, by: 'olu', fourEyes: false, now } as const

test('a set is resolved for the rows that still await their outcome, and fails when any row did', async () => {
  const store = await emptyStore()
  const rows = ['one', 'two', 'three'].map((reference) => ({ reference, amount: null }))
  const key = withdrawClaim(newOwner(), { kind: 'reconcileRepayments', rows })
  const about = { kind: 'reconcileRepayments', customerPartnerId: key.owner.id } as const
  await store.claim(key)
  await store.record(key, acceptedOutcome(now))
  await receiveEvents(store, [
    { ...about, transactionReference: 'two', outcome: 'failed', message: 'Closed' },
  ])
  expect((await store.resolve({ key, ...failed, said: { outcome: 'reversed', evidence } })).type).toBe(
    'notResolvable',
  )
  const said = { outcome: 'succeeded', evidence } as const
  const result = await store.resolve({ key, ...failed, said })
  assert(result.type === 'resolved')
  expect([result.operation.state, result.operation.rows]).toEqual([
    'failed',
    { total: 3, succeeded: 2, failed: 1 },
  ])
  const listed = await store.listRows(key, -1, 10)
  expect(listed.map(({ state, message }) => [state, message])).toEqual([
    ['succeeded', kept.text],
    ['failed', 'Closed'],
    ['succeeded', kept.text],
  ])
})
