import { expect, test } from 'vitest'
import { deferred } from '../../test/deferred.ts'
import { createGate } from './createGate.ts'

test('works begin a few at a time, in the order in which they came, and one that fails makes way too', async () => {
  const gate = createGate(2)
  const begun: number[] = []
  const works = Array.from({ length: 4 }, () => deferred())
  const ends = works.map(({ promise }, at) =>
    gate.pass(async () => {
      begun.push(at)
      await promise
      if (at === 0) throw new Error('failed')
      return at
    }),
  )
  const settled = Promise.allSettled(ends)
  await Promise.resolve()
  expect([begun, gate.countWaiting()]).toEqual([[0, 1], 2])
  works[0]?.resolve()
  await expect(ends[0]).rejects.toThrow('failed')
  expect([begun, gate.countWaiting()]).toEqual([[0, 1, 2], 1])
  for (const { resolve } of works) resolve()
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect([begun, gate.countWaiting()]).toEqual([[0, 1, 2, 3], 0])
})
