import { expect, test } from 'vitest'
import { testDatabase } from '../../test/testDatabase.ts'
import { overrideStore } from './overrideStore.ts'
import type { RelayStore } from '../RelayStore.ts'
import { createStore } from '../createStore.ts'

type Overrides = Partial<RelayStore>

test('a method that is not overridden is the store’s own, and one that is takes its place', async () => {
  const overrides = { findSetting: async (name) => `${name} of another` } satisfies Overrides
  const overridden = overrideStore(createStore(await testDatabase()), overrides)
  expect(await overridden.findSetting('x')).toBe('x of another')
  expect(await overridden.keepSetting('x', 'kept')).toBe('kept')
})

test('S80: an override that drops a parameter which the store takes does not compile', async () => {
  const store = createStore(await testDatabase())
  const spread = { listOperations: async (...asked) => store.listOperations(...asked) } satisfies Overrides
  const named = {
    listOperations: async (owner, limit, shown, state) => store.listOperations(owner, limit, shown, state),
  } satisfies Overrides
  const withoutState = {
    listOperations: async (owner, limit, shown) => store.listOperations(owner, limit, shown),
  } satisfies Overrides
  const ofAll = { listOperations: async () => [] } satisfies Overrides
  const withoutReading = {
    applyEvents: async (id, events) =>
      store.applyEvents(id, events, { isParsed: true, redacted: null, again: false, now: 0 }),
  } satisfies Overrides
  expect(overrideStore(store, spread)).toBeDefined()
  expect(overrideStore(store, named)).toBeDefined()
  // @ts-expect-error: it would list operations in every state.
  overrideStore(store, withoutState)
  // @ts-expect-error: it would list for every owner.
  overrideStore(store, ofAll)
  // @ts-expect-error: what came of reading the webhook would be lost.
  overrideStore(store, withoutReading)
})
