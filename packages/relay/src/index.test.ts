import { expect, test } from 'vitest'
import * as relay from './index.ts'

test('the public names are these', () => {
  expect(Object.keys(relay).sort()).toEqual([
    'AssignmentConflictError',
    'createRelay',
    'createSqlStore',
    'createStepUpProofs',
    'defaultWebhookParser',
    'hmacVerifier',
    'secretPathVerifier',
    'signTestWebhook',
    'standardWebhookVerifier',
    'startSweeps',
  ])
})
