import { expect, test } from 'vitest'
import { deferred } from '../../test/deferred.ts'
import { heldClock } from '../../test/heldClock.ts'
import { createTurns } from './createTurns.ts'

/** Works that write their name down when they begin and end when they are told. */
function turnsInOrder() {
  const clock = heldClock()
  const takeTurn = createTurns({ clock })
  const begun: string[] = []
  const add = (name: string, bulk = false) => {
    const { promise, resolve } = deferred<void>()
    const done = takeTurn(
      () => {
        begun.push(name)
        return promise
      },
      { bulk },
    )
    return async () => {
      resolve()
      await done
    }
  }
  return { clock, begun, add }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a press that comes later passes parts of bulk work, which begin when nothing else has come for a moment', async () => {
  const { clock, begun, add } = turnsInOrder()
  const endFirst = add('first part', true)
  add('second part', true)
  const endPress = add('press')
  await endFirst()
  await endPress()
  await settled()
  expect(begun).toEqual(['first part', 'press'])
  clock.advance(5)
  await settled()
  expect(begun).toEqual(['first part', 'press', 'second part'])
})

test('where others never stop asking, bulk work has one part in a quarter of a second', async () => {
  const { clock, begun, add } = turnsInOrder()
  let end = add('press')
  // Each ends as soon as it has begun.
  for (const part of ['one', 'two']) void add(part, true)()
  for (let at = 0; at < 4; at += 1) {
    const endNext = add('press')
    clock.advance(100)
    await end()
    end = endNext
  }
  await settled()
  expect(begun.filter((name) => name !== 'press')).toEqual(['one'])
})

test('a work that fails lets the next begin', async () => {
  const takeTurn = createTurns({ clock: heldClock() })
  const failed = takeTurn(() => Promise.reject(new Error('of this work alone')))
  const next = takeTurn(async () => 'begun')
  await expect(failed).rejects.toThrow('of this work alone')
  expect(await next).toBe('begun')
})
