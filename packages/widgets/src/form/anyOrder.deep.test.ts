import { expect, test } from 'vitest'
import { driveForms } from './test/driveForms.ts'

test('steps on slow links and slow processors, in any order, lose nothing', async () => {
  const { steps, lost } = await driveForms({ steps: 300, stepsOfOne: 25, isSlow: true })
  expect(steps).toBeGreaterThan(0)
  expect(lost).toEqual([])
}, 3_000_000)
