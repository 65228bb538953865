import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeEndpoint } from './describeEndpoint.mjs'
import { planEndpoint } from './planEndpoint.mjs'

const root = join(import.meta.dirname, '../..')
const partner = '/v1/customer-partner/{customerPartnerId}'
const plan = (...args) => planEndpoint(root, describeEndpoint(args))

test.each([
  ['a read', 8, ['getStatement', 'GET', `${partner}/statement/current`]],
  ['a write of a business', 12, ['cancelWithdrawal', 'POST', `/v1/baas${partner.slice(3)}/cancel`]],
  ['a write of a channel partner', 12, ['closeAccount', 'POST', '/v1/close', '--owner', 'channelPartnerId']],
])('%s, with its form and widget, is at most %i files that a person owns', (_what, most, args) => {
  const { created, changed } = plan(...args, '--section', '15')
  expect(Object.keys({ ...created, ...changed }).length).toBeLessThanOrEqual(most)
  for (const text of Object.values(created)) expect(text).not.toMatch(/\{\{\w|^\?/m)
})

test('what is already there is never written over', () => {
  expect(() => plan('listBanks', 'GET', '/v1/banks', '--section', '15')).toThrow(
    'listBanks.ts is already there',
  )
})

test.each([
  [[], 'Name the endpoint'],
  [['getThing', 'DELETE', '/v1/x', '--section', '15'], 'The method is'],
  [['getThing', 'GET', '/x', '--section', '15'], 'The path begins'],
  [['getThing', 'GET', '/v1/x'], 'Say the section'],
  [['sendThing', 'GET', '/v1/x', '--section', '15'], 'A read is called'],
  [['getThing', 'POST', '/v1/x', '--section', '15'], 'A write is called'],
  [['sendThing', 'POST', '/v1/x', '--section', '15'], 'Say whose data a write touches'],
  [['sendThing', 'POST', '/v1/x', '--section', '15', '--owner', 'everybody'], 'The owner is'],
])('%j is refused: %s', (args, reason) => {
  expect(() => describeEndpoint(args)).toThrow(reason)
})
