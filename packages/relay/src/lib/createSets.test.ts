import { expect, test } from 'vitest'
import { createSets } from './createSets.ts'

test('what comes while a set is at work waits together for the next, in order, and up to what does not join', async () => {
  const sets: string[][] = []
  const add = createSets<string, string>({
    joins: (set, item) => set.length < 3 && item !== 'apart' && !set.includes('apart'),
    async run(set) {
      sets.push([...set])
      return set.map((item) => ({ status: 'fulfilled', value: item.toUpperCase() }))
    },
  })
  const given = ['a', 'b', 'c', 'd', 'e', 'apart', 'f']
  expect(await Promise.all(given.map(add))).toEqual(given.map((item) => item.toUpperCase()))
  expect(sets).toEqual([['a'], ['b', 'c', 'd'], ['e'], ['apart'], ['f']])
})

test('an item that fails takes no other with it', async () => {
  const add = createSets<string, string>({
    joins: () => true,
    run: async (set) =>
      set.map((item) =>
        item === 'bad'
          ? { status: 'rejected', reason: new Error('bad') }
          : { status: 'fulfilled', value: item },
      ),
  })
  const results = await Promise.allSettled(['first', 'bad', 'good'].map(add))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
