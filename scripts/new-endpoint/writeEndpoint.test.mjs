import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyHouse } from './copyHouse.mjs'
import { describeEndpoint } from './describeEndpoint.mjs'
import { writeEndpoint } from './writeEndpoint.mjs'

const partner = '/v1/customer-partner/{customerPartnerId}'
const statement = ['getStatement', 'GET', `${partner}/statement/current`, '--section', '15']
const cancellation = ['cancelWithdrawal', 'POST', `/v1/baas${partner.slice(3)}/cancel`, '--section', '17']

test('a read is eleven files: seven new ones, and four lists', async () => {
  const root = await copyHouse()
  expect(await writeEndpoint({ root, endpoint: describeEndpoint(statement) })).toEqual({
    created: [
      'packages/core/src/endpoints/getStatement.ts',
      'packages/core/src/endpoints/getStatement.wire.json',
      'packages/hooks/src/reads/useStatement.ts',
      'packages/hooks/src/reads/useStatement.test.tsx',
      'packages/sandbox/src/handlers/getStatement.ts',
      'packages/sandbox/src/handlers/getStatement.test.ts',
      '.changeset/get-statement.md',
    ],
    changed: [
      'packages/core/src/endpoints/index.ts',
      'packages/core/src/index.ts',
      'packages/hooks/src/index.ts',
      'packages/sandbox/src/handlers.ts',
    ],
  })
})

test('a write is seventeen files: its operation besides, and five more lists', async () => {
  const root = await copyHouse()
  const { created, changed } = await writeEndpoint({ root, endpoint: describeEndpoint(cancellation) })
  expect(created).toHaveLength(8)
  expect(created).toContain('packages/core/src/operations/cancelWithdrawal.ts')
  expect(created).toContain('packages/hooks/src/writes/useCancelWithdrawal.ts')
  expect(changed).toEqual([
    'packages/core/src/operations/index.ts',
    'packages/core/src/operations/operations.ts',
    'packages/core/src/operations/effects.ts',
    'packages/core/src/operations/operations.test.ts',
    'packages/relay/src/http/bodyLimits.ts',
    'packages/core/src/endpoints/index.ts',
    'packages/core/src/index.ts',
    'packages/hooks/src/index.ts',
    'packages/sandbox/src/handlers.ts',
  ])
  for (const path of changed) expect(await readFile(join(root, path), 'utf8'), path).toMatch(/[cC]ancel/)
})

test('what is already there is never written over', async () => {
  const root = await copyHouse()
  const endpoint = describeEndpoint(statement)
  await writeEndpoint({ root, endpoint })
  await expect(writeEndpoint({ root, endpoint })).rejects.toThrow('getStatement.ts is already there')
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
])('%j is refused: %s', (parameters, reason) => {
  expect(() => describeEndpoint(parameters)).toThrow(reason)
})
