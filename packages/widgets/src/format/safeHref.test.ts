import { expect, test } from 'vitest'
import { safeHref } from './safeHref.ts'

test.each(['https://a.example/f.pdf', 'http://localhost/f', '/files/1', 'f.pdf', 'blob:https://a.example/1'])(
  '%s may be followed',
  (address) => {
    expect(safeHref(address)).toBe(address)
  },
)

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https://',
])('%j may not', (address) => {
  expect(safeHref(address)).toBeNull()
})
