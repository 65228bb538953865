import { expect, test } from 'vitest'
import { tell } from './tell.ts'

test('a listener is told, and what it throws goes nowhere', () => {
  const heard: number[] = []
  tell((value) => {
    heard.push(value)
    throw new Error('the listener is broken')
  }, 7)
  expect(heard).toEqual([7])
})
