import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeEndpoint } from './describeEndpoint.mjs'
import { planEndpoint } from './planEndpoint.mjs'

const root = join(import.meta.dirname, '../..')
const partner = '/v1/customer-partner/{customerPartnerId}'
const plan = (...args) => planEndpoint(root, describeEndpoint(args))

test('a read is eleven files, seven new ones and four lists; a write seventeen', () => {
  const read = plan('getStatement', 'GET', `${partner}/statement/current`, '--section', '15')
  expect(Object.keys(read.created)).toHaveLength(7)
  expect(Object.keys(read.changed)).toHaveLength(4)
  const write = plan('cancelWithdrawal', 'POST', `/v1/baas${partner.slice(3)}/cancel`, '--section', '17')
  expect(Object.keys(write.created)).toHaveLength(8)
  expect(Object.keys(write.changed)).toHaveLength(9)
  for (const text of [...Object.values(read.created), ...Object.values(write.created)])
    expect(text).not.toMatch(/\{\{|undefined/)
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
