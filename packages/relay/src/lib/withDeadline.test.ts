import { expect, test } from 'vitest'
import { deferred } from '../../test/deferred.ts'
import { heldClock } from '../../test/heldClock.ts'
import { withDeadline } from './withDeadline.ts'

test('work that takes too long is given up', async () => {
  const clock = heldClock()
  const result = withDeadline(clock, 2_000, () => new Promise<string>(() => undefined))
  clock.advance(2_000)
  expect(await result).toBeNull()
})

test('work that ended while the process stood still counts, although its time is up', async () => {
  const clock = heldClock()
  const work = deferred<string>()
  const result = withDeadline(clock, 2_000, () => work.promise)
  // What a stalled process finds when it goes on: the timer first, then what came in.
  clock.advance(60_000)
  work.resolve('done')
  expect(await result).toBe('done')
})

test('a rejection is passed on, and no timer is left', async () => {
  const clock = heldClock()
  await expect(withDeadline(clock, 2_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(clock.waiting()).toBe(0)
})

test('work that is done at once sets no timer, and its throw is a rejection', async () => {
  const clock = heldClock()
  let waiting = 0
  const result = withDeadline(clock, 2_000, () => 'done')
  waiting += clock.waiting()
  const failed = withDeadline(clock, 2_000, () => {
    throw new Error('no')
  })
  waiting += clock.waiting()
  expect([await result, waiting]).toEqual(['done', 0])
  await expect(failed).rejects.toThrow('no')
})
