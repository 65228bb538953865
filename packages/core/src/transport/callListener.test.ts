import { expect, test } from 'vitest'
import { callListener } from './callListener.ts'

test('a listener is called, and what it throws is ignored', () => {
  const heard: number[] = []
  callListener((value) => {
    heard.push(value)
    throw new Error('the listener is broken')
  }, 7)
  expect(heard).toEqual([7])
})
