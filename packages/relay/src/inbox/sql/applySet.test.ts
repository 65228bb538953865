import { expect, test } from 'vitest'
import { setEvents } from '../../../test/setEvents.ts'
import { newOwner } from '../../../test/storeFixtures.ts'
import { testDatabase } from '../../../test/testDatabase.ts'
import { createStore } from '../../createStore.ts'
import type { KeptEvent } from '../InboxRecord.ts'

test('events that come at once end as if each had come after the one before it', () =>
  setEvents.expectEqualEnds(1))

test('the rows of a set are settled by few statements, and one that fails holds up none of the others', async () => {
  const database = await testDatabase()
  let statements = 0
  let broken: string | null = null
  const store = createStore({
    ...database,
    transaction: (work, options) =>
      database.transaction(
        (transaction) =>
          work({
            query(sql, parameters) {
              statements += 1
              if (broken !== null && JSON.stringify(parameters ?? []).includes(broken))
                return Promise.reject(new Error('this one fails'))
              return transaction.query(sql, parameters)
            },
          }),
        options,
      ),
  })
  const owner = newOwner()
  const names = Array.from({ length: 40 }, (_, at) => `row-${at}.`)
  await setEvents.claimSets(store, owner, [names])
  const toEvent = (transactionReference: string): Partial<KeptEvent> => {
    return { customerPartnerId: owner.id, transactionReference, amount: '5' }
  }
  statements = 0
  await setEvents.receive(store, names.slice(0, 20).map(toEvent), 'at once')
  // Each webhook is kept alone here, by three statements; the first is applied alone, and the others together.
  expect(statements - 20 * 3).toBeLessThan(2 * 20)

  broken = 'row-25.'
  await expect(setEvents.receive(store, names.slice(20).map(toEvent), 'at once')).rejects.toThrow(
    'this one fails',
  )
  const read = async () => (await store.listOperations(owner, 1))[0]?.rows
  await expect.poll(read).toEqual({ total: 40, succeeded: 39, failed: 0 })
  expect((await store.listUnapplied(owner.environment, Number.MAX_SAFE_INTEGER)).length).toBe(1)
})
