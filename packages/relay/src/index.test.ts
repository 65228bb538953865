import { expect, test } from 'vitest'
import * as relay from './index.ts'

test('the public names are these', () => {
  expect(Object.keys(relay).sort()).toEqual([
    'createRelay',
    'createStepUpProofs',
    'defaultWebhookParser',
    'hmacVerifier',
    'migrate',
    'secretPathVerifier',
    'signTestWebhook',
    'standardWebhookVerifier',
    'startSweeps',
  ])
})
