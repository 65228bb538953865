import { expect, test } from 'vitest'
import { driveForms } from './driveForms.ts'

test('what a person did last in each field of each form stands there and in its review, whatever arrives meanwhile', async () => {
  const { steps, lost } = await driveForms({
    steps: 1_000,
    stepsOfOne: 25,
    isSlow: process.env.DRIVER_SLOW === '1',
  })
  expect(steps).toBeGreaterThan(0)
  expect(lost).toEqual([])
})
