import { expect, test } from 'vitest'
import { manualClock } from './manualClock.ts'
import { realClock } from './realClock.ts'

test('a manual clock fires due timers in order and leaves the later ones', async () => {
  const clock = manualClock(0)
  const fired: string[] = []
  clock.setTimer(() => void fired.push(`late at ${clock.now()}`), 50)
  clock.setTimer(() => void fired.push(`early at ${clock.now()}`), 10)
  clock.setTimer(() => void fired.push('never'), 500)
  await clock.advance(100)
  expect(fired).toEqual(['early at 10', 'late at 50'])
  expect(clock.now()).toBe(100)
})

test('a timer set by a timer fires in the same advance when it is due', async () => {
  const clock = manualClock(0)
  const fired: number[] = []
  clock.setTimer(() => void clock.setTimer(() => void fired.push(clock.now()), 5), 5)
  await clock.advance(10)
  expect(fired).toEqual([10])
})

test('a cancelled timer does not fire', async () => {
  const clock = manualClock(0)
  let fired = false
  clock.setTimer(() => {
    fired = true
  }, 5)()
  await clock.advance(10)
  expect(fired).toBe(false)
})

test('a real clock can be pushed ahead of the wall clock', async () => {
  const clock = realClock()
  const before = clock.now()
  let firedAt = 0
  clock.setTimer(() => {
    firedAt = clock.now()
  }, 3_600_000)
  await clock.advance(3_600_000)
  expect(firedAt - before).toBeGreaterThanOrEqual(3_600_000)
  clock.stop()
})
