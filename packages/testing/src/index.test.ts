import { expect, test } from 'vitest'
import * as testing from './index.ts'
import * as msw from './msw/index.ts'
import * as relayDouble from './relay-double/index.ts'

test('the public names are these', () => {
  expect(Object.keys(testing).sort()).toEqual(['createRelayDouble', 'renderWithLending', 'signWebhook'])
  expect(Object.keys(relayDouble)).toEqual(['createRelayDouble'])
  expect(Object.keys(msw)).toEqual(['createMswHandlers'])
})
