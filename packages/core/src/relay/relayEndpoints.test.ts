import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { relaySamples } from '../../test/relaySamples.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { getOperation } from './getOperation.ts'
import operation from './getOperation.wire.json' with { type: 'json' }
import { getTenant } from './getTenant.ts'
import tenant from './getTenant.wire.json' with { type: 'json' }
import { listChangeEvents } from './listChangeEvents.ts'
import changeEvents from './listChangeEvents.wire.json' with { type: 'json' }
import { listOperations } from './listOperations.ts'
import { listOperationRows } from './listOperationRows.ts'
import rows from './listOperationRows.wire.json' with { type: 'json' }
import operations from './listOperations.wire.json' with { type: 'json' }
import { relayEndpoints } from './relayEndpoints.ts'
import { relayErrors } from '../error-codes/relayErrors.ts'

test('an operation that the relay never received is null', async () => {
  const missing = answer({ status: 'error' }, { status: 404, headers: { 'Onlend-Error': 'not_found' } })
  const { client } = createFakeService([missing])
  await expect(callEndpoint(client, getOperation, { operationId: 'op_0' })).resolves.toBeNull()
})

test('an unknown state of an operation is a contract error: the status of money is never a guess', async () => {
  const { client } = createFakeService([
    answer({ data: { ...operation.response.data, state: 'probably-fine' } }),
  ])
  const failure = await getFailure(callEndpoint(client, getOperation, { operationId: 'op_1' }))
  expect(failure).toMatchObject({ category: 'contract', path: 'data.state' })
})

test('T90: operations and change events are asked for by customer partner', async () => {
  const list = createFakeService([answer(operations.response)])
  await callEndpoint(list.client, listOperations, { customerPartnerId: 'cup 1&x' })
  expect(list.requests[0]?.url).toBe('/lending/operations?customer_partner_id=cup%201%26x')
  const poll = createFakeService([answer(changeEvents.response)])
  await expect(
    callEndpoint(poll.client, listChangeEvents, { customerPartnerId: 'cup_1' }),
  ).resolves.toHaveLength(1)
  expect(poll.requests[0]?.url).toBe('/lending/events?customer_partner_id=cup_1')
})

test('T87: the rows of a set are listed page by page, each with its own state', async () => {
  const { client, requests } = createFakeService([answer(rows.response)])
  const read = await callEndpoint(client, listOperationRows, { operationId: 'op_1', after: '-1' })
  expect(read.map(({ reference, state }) => [reference, state])).toEqual([
    ['loan_1', 'succeeded'],
    ['loan_2', 'failed'],
  ])
  expect(requests[0]?.url).toBe('/lending/operations/op_1/rows?after=-1')
})

test('an unknown state of a row is a contract error', async () => {
  const [row] = rows.response.data
  const { client } = createFakeService([answer({ data: [{ ...row, state: 'probably-fine' }] })])
  const failure = await getFailure(
    callEndpoint(client, listOperationRows, { operationId: 'op_1', after: '-1' }),
  )
  expect(failure).toMatchObject({ category: 'contract', path: 'data.0.state' })
})

test('a brand is read whole, and the browser may keep it as long as it asks each time whether it is the newest', async () => {
  const { client, requests } = createFakeService([answer(tenant.response)])
  const config = await callEndpoint(client, getTenant, {})
  expect(config).toMatchObject({ id: 'sahel', locale: 'fr', features: { CreateBusinessForm: false } })
  expect([requests[0]?.url, requests[0]?.init.cache]).toEqual(['/lending/tenant', 'no-cache'])
})

test('a host without white-label is null, and a broken brand is a contract error that names the path', async () => {
  const none = answer({ status: 'error' }, { status: 404, headers: { 'Onlend-Error': 'not_found' } })
  const broken = answer({ data: { ...tenant.response.data, locale: 12 } })
  const { client } = createFakeService([none, broken])
  await expect(callEndpoint(client, getTenant, {})).resolves.toBeNull()
  const failure = await getFailure(callEndpoint(client, getTenant, {}))
  expect(failure).toMatchObject({ category: 'contract', path: 'data.locale' })
})

test.each(Object.entries(relaySamples))('%s takes and answers its sample', (name, { request, response }) => {
  // The cast names the registry's own keys.
  const { input, output } = relayEndpoints[name as keyof typeof relaySamples]
  if (request) expect(input?.safeParse(request).error).toBeUndefined()
  expect(output.safeParse(response).error).toBeUndefined()
})

test.each(Object.values(relayEndpoints))(
  '$name names each code that it refuses with once',
  ({ errors = [] }) => {
    expect(errors.length).toBeGreaterThan(0)
    expect(new Set(errors).size).toBe(errors.length)
    for (const code of errors) expect(relayErrors).toHaveProperty(code)
  },
)

test('no two routes of the relay share a method and an address', () => {
  const addresses = Object.values(relayEndpoints).map(
    ({ method, path }) => `${method} ${path.split(/\?(?!\})/)[0]}`,
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})
