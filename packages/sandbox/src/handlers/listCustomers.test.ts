import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = (id: string) => `/v1/customer_partners/${id}/customers`

test('T2: status and message are nested inside message', async () => {
  const { body } = await openTestSandbox().get(path('cp_adaeze'))
  expect(body.message).toEqual({ status: 'success', message: expect.any(String) })
  expect(Object.keys(body)).toEqual(['message', 'data'])
})

test('T24, T25: dates are DD-MM-YYYY and timestamps have no zone', async () => {
  const { body } = await openTestSandbox().get(path('cp_adaeze'))
  for (const customer of body.data.customers) {
    expect(customer.date_of_birth).toMatch(/^\d\d-\d\d-\d{4}$/)
    expect(customer.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  }
})

test('T85: the list holds deleted customers that the count leaves out', async () => {
  const { body } = await openTestSandbox({ scenario: 'deletedRows' }).get(path('cp_adaeze'))
  expect(body.data.customers).toHaveLength(12)
  expect(body.data.no_of_active_customers).toBe(6)
})

test('T93: business_name is absent rather than null where there is no business', async () => {
  const { body } = await openTestSandbox().get(path('cp_adaeze'))
  expect(body.data.customers[0]).not.toHaveProperty('business_name')
  expect(body.data.customers[1]).toHaveProperty('business_name')
})

test('T75: ten thousand customers come at once', async () => {
  const { get } = openTestSandbox()
  expect((await get(path('cp_10k_customers'))).body.data.customers).toHaveLength(10_000)
})

test('every optional field can be null', async () => {
  const { body } = await openTestSandbox({ scenario: 'everythingNull' }).get(path('cp_adaeze'))
  expect(body.data.customers[0]).toMatchObject({
    email: null,
    date_of_birth: null,
    gender: null,
    nin_slip: null,
  })
})

test('names can be long, and in other scripts', async () => {
  const { body } = await openTestSandbox({ scenario: 'longNames' }).get(path('cp_adaeze'))
  expect(body.data.customers[1]?.first_name).toBe('محمد عبد الرحمن')
  expect(body.data.customers[0]?.last_name.length).toBeGreaterThan(80)
})
