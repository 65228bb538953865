import { expect, test } from 'vitest'
import { answer } from '../testing/answer.ts'
import { createFakeService } from '../testing/createFakeService.ts'
import { failureOf } from '../testing/failureOf.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { getOperation } from './getOperation.ts'
import operation from './getOperation.wire.json' with { type: 'json' }
import { getSession } from './getSession.ts'
import session from './getSession.wire.json' with { type: 'json' }
import { getTenant } from './getTenant.ts'
import tenant from './getTenant.wire.json' with { type: 'json' }
import { listChangeEvents } from './listChangeEvents.ts'
import changeEvents from './listNotices.wire.json' with { type: 'json' }
import { listOperations } from './listOperations.ts'
import { listOperationRows } from './listOperationRows.ts'
import rows from './listOperationRows.wire.json' with { type: 'json' }
import operations from './listOperations.wire.json' with { type: 'json' }

test('an operation is read by its id', async () => {
  const { client, requests } = createFakeService([answer(operation.response)])
  const read = await callEndpoint(client, getOperation, { operationId: operation.response.data.id })
  expect(read).toMatchObject({ state: 'accepted', summary: { amount: '150000.50', destinationEnd: '4567' } })
  expect(requests[0]?.url).toBe(`/lending/operations/${operation.response.data.id}`)
})

test('an operation that the relay never received is null', async () => {
  const missing = answer({ status: 'error' }, { status: 404, headers: { 'Onlend-Error': 'not_found' } })
  const { client } = createFakeService([missing])
  await expect(callEndpoint(client, getOperation, { operationId: 'op_0' })).resolves.toBeNull()
})

test('a state of an operation that nobody knows is a contract error: money is not guessed about', async () => {
  const { client } = createFakeService([
    answer({ data: { ...operation.response.data, state: 'probably-fine' } }),
  ])
  const failure = await failureOf(callEndpoint(client, getOperation, { operationId: 'op_1' }))
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

test('a state of a row that nobody knows is a contract error', async () => {
  const [row] = rows.response.data
  const { client } = createFakeService([answer({ data: [{ ...row, state: 'probably-fine' }] })])
  const failure = await failureOf(
    callEndpoint(client, listOperationRows, { operationId: 'op_1', after: '-1' }),
  )
  expect(failure).toMatchObject({ category: 'contract', path: 'data.0.state' })
})

test('the session names who may act for whom', async () => {
  const { client } = createFakeService([answer(session.response)])
  await expect(callEndpoint(client, getSession, {})).resolves.toMatchObject({
    role: 'customer-partner',
    environment: 'sandbox',
  })
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
  const failure = await failureOf(callEndpoint(client, getTenant, {}))
  expect(failure).toMatchObject({ category: 'contract', path: 'data.locale' })
})
