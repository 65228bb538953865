import { expect, test } from 'vitest'
import { driveForms } from './test/driveForms.ts'

test('what a person did last in each field of each form stands there and in its review, whatever arrives meanwhile', async () => {
  const { steps, lost } = await driveForms({ steps: 100, stepsOfOne: 13, isSlow: false })
  expect(steps).toBeGreaterThan(0)
  expect(lost).toEqual([])
})
