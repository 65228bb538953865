import { expect, test } from 'vitest'
import { heldClock } from '../../test/heldClock.ts'
import { createCallDeadline } from './createCallDeadline.ts'
import { readTimeouts } from './readTimeouts.ts'

const states = ({ isOver, timedOut }: ReturnType<typeof createCallDeadline>) => [isOver(), timedOut()]

test('a call ends at its time, which is its own end, or with its caller, which is none', () => {
  const clock = heldClock()
  const heard: string[] = []
  const late = createCallDeadline(clock, 10, null)
  late.onOver(() => heard.push('removed'))()
  late.onOver(() => heard.push('late'))
  const caller = new AbortController()
  const left = createCallDeadline(clock, 10, caller.signal)
  left.onOver(() => heard.push('left'))
  clock.advance(9)
  expect([states(late), states(left)]).toEqual([
    [false, false],
    [false, false],
  ])
  caller.abort()
  clock.advance(1)
  expect([states(late), states(left)]).toEqual([
    [true, true],
    [true, false],
  ])
  late.onOver(() => heard.push('at once'))
  expect(heard).toEqual(['left', 'late', 'at once'])
  expect(states(createCallDeadline(clock, 10, caller.signal))).toEqual([true, false])
})

test('a timer that comes late ends nothing later, and a call that is over waits for nothing', () => {
  let now = 0
  const clock = { now: () => now, setTimer: () => () => undefined }
  const deadline = createCallDeadline(clock, 10, null)
  now = 10
  expect(states(deadline)).toEqual([true, true])
  const held = heldClock()
  createCallDeadline(held, 10, null).clear()
  expect(held.waiting()).toBe(0)
})

test('a timeout is one that a timer can wait for', () => {
  for (const read of [1, 2_147_483_647]) expect(readTimeouts({ read })).toMatchObject({ read })
  for (const read of [0, 2_147_483_648, Number.NaN]) expect(() => readTimeouts({ read })).toThrow(TypeError)
})
