import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { listCustomers } from './listCustomers.ts'
import sample from './listCustomers.wire.json' with { type: 'json' }

const list = (body: unknown = sample.response) => {
  const { client } = createFakeService([answer(body)])
  return callEndpoint(client, listCustomers, { customerPartnerId: 'cup_7Lq2Vt9m' })
}

test('T2: status and message inside message are ignored', async () => {
  expect(Object.keys(await list())).toEqual(['customers', 'no_of_active_customers'])
})

test("T24: a customer's birth date is ISO though the list writes the day first", async () => {
  expect((await list()).customers[0]?.date_of_birth).toBe('1990-02-09')
})

test('T25: a timestamp without a zone is ISO in UTC', async () => {
  expect((await list()).customers[0]?.created_at).toBe('2025-03-04T09:15:27.000Z')
  expect((await list()).customers[1]?.created_at).toBe('2024-12-31T23:59:59.000Z')
})

test('T85: deleted customers are in the list and the active count is not its length', async () => {
  const { customers, no_of_active_customers } = await list()
  expect(customers.map(({ is_deleted }) => is_deleted)).toEqual([false, true])
  expect(no_of_active_customers).toBe(1)
})

test('T93: a field the service left out is null', async () => {
  expect(sample.response.data.customers[1]).not.toHaveProperty('business_name')
  expect((await list()).customers[1]).toHaveProperty('business_name', null)
})

test('T5: nothing at all is an empty list', async () => {
  for (const data of [[], null, undefined]) {
    expect(await list({ message: { status: 'success', message: '' }, data })).toEqual({
      customers: [],
      no_of_active_customers: 0,
    })
  }
})

test('T22: the country of a customer is text', async () => {
  expect((await list()).customers[0]?.country).toBe('Nigeria')
})

test('an impossible birth date names the field and not the date', async () => {
  const broken = structuredClone(sample.response)
  Object.assign(broken.data.customers[1] ?? {}, { date_of_birth: '31-02-1990' })
  const failure = await list(broken).catch((error: unknown) => error)
  expect(failure).toMatchObject({ category: 'contract', path: 'data.customers.1.date_of_birth' })
  expect(String(failure)).not.toContain('1990')
})
