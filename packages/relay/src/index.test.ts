import { expect, test } from 'vitest'
import * as relay from './index.ts'

test('the public names are these', () => {
  expect(Object.keys(relay).sort()).toEqual([
    'createRelay',
    'createStepUpProofs',
    'defaultWebhookParser',
    'hmacVerifier',
    'honoHandler',
    'migrate',
    'nextHandlers',
    'openTelemetry',
    'secretPathVerifier',
    'signTestWebhook',
    'standardWebhookVerifier',
    'startSweeps',
    'workersHandler',
  ])
})
