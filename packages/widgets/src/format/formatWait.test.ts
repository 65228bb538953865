import { expect, test } from 'vitest'
import { formatWait } from './formatWait.ts'

test('a time is rounded up in the largest unit that is not more exact than it', () => {
  expect(
    [1, 8_000, 59_000, 60_000, 3_600_000, 7_200_000, 172_800_000].map((ms) => formatWait(ms, 'en')),
  ).toEqual(['1 second', '8 seconds', '59 seconds', '1 minute', '60 minutes', '2 hours', '2 days'])
})
