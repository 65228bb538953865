import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { describeEndpoint } from './describeEndpoint.mjs'
import { registrations } from './registrations.mjs'
import { writeEndpoint } from './writeEndpoint.mjs'

const house = fileURLToPath(new URL('../..', import.meta.url))

/** A folder that holds copies of the lists an endpoint is entered in. */
async function copyOfLists(endpoint) {
  const root = await mkdtemp(join(tmpdir(), 'onlend-endpoint-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const path of Object.keys(registrations(endpoint))) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await cp(join(house, path), join(root, path))
  }
  return root
}

const statement = [
  'getStatement',
  'GET',
  '/v1/customer-partner/{customerPartnerId}/statement/current',
  '--section',
  '15',
]
const cancellation = [
  'cancelWithdrawal',
  'POST',
  '/v1/baas/customer-partner/{customerPartnerId}/cancel',
  '--section',
  '16',
]

test('a read is ten files at most, and each of its lists names it', async () => {
  const endpoint = describeEndpoint(statement)
  const root = await copyOfLists(endpoint)
  const { created, changed } = await writeEndpoint({ root, endpoint })
  expect(created).toEqual([
    'packages/core/src/endpoints/getStatement.ts',
    'packages/core/src/endpoints/getStatement.wire.json',
    'packages/hooks/src/reads/statementQueryKey.ts',
    'packages/hooks/src/reads/statementQueryOptions.ts',
    'packages/hooks/src/reads/useStatement.ts',
    'packages/hooks/src/reads/useStatement.test.tsx',
    'packages/sandbox/src/handlers/getStatement.ts',
    'packages/sandbox/src/handlers/getStatement.test.ts',
    '.changeset/get-statement.md',
  ])
  for (const path of changed) expect(await readFile(join(root, path), 'utf8'), path).toMatch(/[sS]tatement/)
})

test('a write is entered among the writes as well', async () => {
  const endpoint = describeEndpoint(cancellation)
  const root = await copyOfLists(endpoint)
  const { created, changed } = await writeEndpoint({ root, endpoint })
  expect(created).toContain('packages/hooks/src/writes/useCancelWithdrawal.ts')
  expect(changed).toContain('packages/hooks/src/writes/touchedReads.ts')
  for (const path of changed) expect(await readFile(join(root, path), 'utf8'), path).toMatch(/[cC]ancel/)
})

test('what is already there is never written over', async () => {
  const endpoint = describeEndpoint(statement)
  const root = await copyOfLists(endpoint)
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
