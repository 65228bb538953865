import { describe, expect, test } from 'vitest'
import { testDatabase } from '../testDatabase.ts'
import { createStore } from '../../src/createStore.ts'
import { storeConformance } from './storeConformance.ts'

describe('the store on SQL', () => {
  for (const { name, run } of storeConformance) {
    test(name, async () => {
      const store = createStore(await testDatabase())
      await store.prepare(0)
      await run(store)
    })
  }
})

test('every case has a name of its own', () => {
  expect(new Set(storeConformance.map(({ name }) => name)).size).toBe(storeConformance.length)
})

test('a store that lets two claims of one key through fails', async () => {
  const store = createStore(await testDatabase())
  const [first] = storeConformance
  const claimAgain: typeof store.claim = async (claim) => {
    const result = await store.claim(claim)
    return result.type === 'known' ? { ...result, type: 'claimed' } : result
  }
  await expect(first?.run({ ...store, claim: claimAgain })).rejects.toThrow('20')
})
