import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = '/v1/channel-partner/create-business'
const business = {
  channel_partner_id: 'chp_harbour',
  email: 'owner@bright.example.com',
  first_name: 'Wanjikũ',
  last_name: 'Kamau',
  country_name: 'Kenya',
  country_short_name: 'KE',
  business_name: 'Bright Farms',
  company_description: '',
  industry: 'Agriculture',
  company_size: '6-20',
  sector: 'lender',
  years_of_operations: '2+ Years',
  tax_identification_number: 'P051234567X',
  company_name: 'Bright Farms Limited',
  support_email: 'help@bright.example.com',
  phone_number: '0722123456',
  website: 'https://bright.example.com',
  registered_country: 'Kenya',
  registered_state: 'Nairobi',
  registered_city: 'Nairobi',
  registered_street: '1 Moi Avenue',
}

test('a new account is listed, and has no limit until an operator approves one', async () => {
  const { sandbox, send, get } = openTestSandbox()
  const { body } = await send('POST', path, business)
  const id = String(body.data.partner.id)
  const list = await get('/v1/channel-partner/chp_harbour/customers')
  expect(list.body.data.map((partner) => partner.id)).toContain(id)
  const limit = `/v1/customer-partner/${id}/credit-limit/current`
  expect((await get(limit)).body.data).toEqual([])
  sandbox.control.approveLimit(id, '250000')
  expect((await get(limit)).body.data).toMatchObject({
    limit: 250_000,
    currency: 'KES',
    amount_available: 250_000,
  })
})

test('T53: the field table’s single country is taken too', async () => {
  const { country_name: _name, country_short_name: _short, ...rest } = business
  expect((await openTestSandbox().send('POST', path, { ...rest, country: 'KE' })).status).toBe(201)
})

test.each(Object.keys(business))(
  'T52: %s is required, and company_description alone may be empty',
  async (name) => {
    const { status, body } = await openTestSandbox().send('POST', path, { ...business, [name]: undefined })
    expect({ status, body }).toEqual({
      status: 422,
      body: { status: 'error', message: `${name} is required` },
    })
  },
)

test('T42: the sectors are spelt in lower case here', async () => {
  const { body } = await openTestSandbox().send('POST', path, { ...business, sector: 'Market Place' })
  expect(body.message).toMatch(/^sector must be one of/)
})

test('an unknown channel partner is 404', async () => {
  expect(
    (await openTestSandbox().send('POST', path, { ...business, channel_partner_id: 'chp_x' })).status,
  ).toBe(404)
})
