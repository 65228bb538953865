import { expect, test } from 'vitest'
import * as sandbox from './index.ts'

test('the public names are these', () => {
  expect(Object.keys(sandbox).sort()).toEqual([
    'createSandbox',
    'endpointNames',
    'faultKinds',
    'manualClock',
    'scenarioNames',
    'signWebhook',
    'slowBody',
  ])
})
