import { expect, test } from 'vitest'
import { createOperationId } from './createOperationId.ts'

test('T10: every intent has a key of its own', () => {
  const ids = new Set(Array.from({ length: 1_000 }, createOperationId))
  expect(ids.size).toBe(1_000)
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{32,36}$/)
})
