import { expect, test } from 'vitest'
import { createMemoryLimiter } from './createMemoryLimiter.ts'

const budget = { name: 'personReads', environment: 'sandbox', limit: 1, window: 1_000 } as const

test('a window begins with its first use and gives the time that is left', () => {
  const limiter = createMemoryLimiter()
  expect(limiter.use({ ...budget, key: 'a', now: 10 })).toBeNull()
  expect(limiter.use({ ...budget, key: 'a', now: 400 })).toBe(610)
  expect(limiter.use({ ...budget, key: 'b', now: 400 })).toBeNull()
  expect(limiter.use({ ...budget, name: 'webhooks', key: 'a', now: 400 })).toBeNull()
  expect(limiter.use({ ...budget, key: 'a', now: 1_010 })).toBeNull()
})

test('counts whose windows have ended are removed, and those whose windows run are kept', () => {
  const limiter = createMemoryLimiter()
  for (let at = 0; at < 10_000; at += 1) limiter.use({ ...budget, key: `old-${at}`, now: 0 })
  limiter.use({ ...budget, key: 'running', now: 999 })
  for (let at = 0; at < 10_000; at += 1) limiter.use({ ...budget, key: `new-${at}`, now: 1_500 })
  expect(limiter.use({ ...budget, key: 'running', now: 1_501 })).toBe(498)
})
