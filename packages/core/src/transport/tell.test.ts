import { expect, test } from 'vitest'
import { tell } from './tell.ts'

test('a listener is called, and what it throws is ignored', () => {
  const heard: number[] = []
  tell((value) => {
    heard.push(value)
    throw new Error('the listener is broken')
  }, 7)
  expect(heard).toEqual([7])
})
