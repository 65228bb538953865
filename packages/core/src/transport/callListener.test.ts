import { expect, test, vi } from 'vitest'
import { callListener } from './callListener.ts'

test('a listener is called, and what it throws goes to the page’s error reporting where there is one', () => {
  const heard: number[] = []
  const broken = new Error('the listener is broken')
  const listen = (value: number) => {
    heard.push(value)
    throw broken
  }
  callListener(listen, 7)
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  callListener(listen, 8)
  vi.unstubAllGlobals()
  expect([heard, reportError.mock.calls]).toEqual([[7, 8], [[broken]]])
})
