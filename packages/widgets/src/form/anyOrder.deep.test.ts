import { expect, test } from 'vitest'
import { driveForms } from './test/driveForms.ts'

test('a thousand steps on slow links and slow processors, in any order, and nothing is lost', async () => {
  const { steps, lost } = await driveForms({ steps: 1_000, stepsOfOne: 25, isSlow: true })
  expect(steps).toBeGreaterThan(0)
  expect(lost).toEqual([])
}, 3_000_000)
