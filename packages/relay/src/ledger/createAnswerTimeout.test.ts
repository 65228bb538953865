import { expect, test } from 'vitest'
import { heldClock } from '../../test/heldClock.ts'
import { createAnswerTimeout } from './createAnswerTimeout.ts'

test.each([
  ['before the timeout', true],
  ['after the timeout', false],
])('a listener added %s is called once', (_when, isEarly) => {
  const clock = heldClock()
  const timeout = createAnswerTimeout(clock)
  let told = 0
  const listen = () => timeout.onOver(() => (told += 1))
  if (isEarly) listen()
  timeout.start(15_000)
  timeout.start(1)
  clock.advance(14_999)
  expect(told).toBe(0)
  clock.advance(1)
  if (!isEarly) listen()
  expect(told).toBe(1)
  expect(clock.waiting()).toBe(0)
})
