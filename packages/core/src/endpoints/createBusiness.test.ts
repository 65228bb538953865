import { expect, test } from 'vitest'
import { CustomerPartner } from '../models/CustomerPartner.ts'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { createBusiness } from './createBusiness.ts'
import sample from './createBusiness.wire.json' with { type: 'json' }

const { channel_partner_id: channelPartnerId, ...body } = sample.request
const create = (changes: Partial<typeof body> & { country?: string } = {}) => {
  const service = createFakeService([answer(sample.response)])
  return {
    ...service,
    result: callEndpoint(service.client, createBusiness, { channelPartnerId, body: { ...body, ...changes } }),
  }
}

test('what travels is what the API document shows', async () => {
  const { requests, result } = create()
  await result
  expect(requests[0]?.body).toEqual(sample.request)
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json')
})

test('T42: the sector is passed on as given, in lower case here', async () => {
  const { requests, result } = create({ sector: 'payment-aggregator' })
  await result
  expect(requests[0]?.body).toHaveProperty('sector', 'payment-aggregator')
})

test('T50: industry, size and years outside the examples are taken', async () => {
  const { requests, result } = create({
    industry: 'Beekeeping',
    company_size: '50',
    years_of_operations: '10+ Years',
  })
  await result
  expect(requests[0]?.body).toMatchObject({
    industry: 'Beekeeping',
    company_size: '50',
    years_of_operations: '10+ Years',
  })
})

test('T52: only the description may be empty', async () => {
  await create({ company_description: '' }).result
  const { requests, result } = create({ website: '' })
  expect((await getFailure(result)).fieldErrors).toEqual({ website: 'is required' })
  expect(requests).toHaveLength(0)
})

test('T22, T53: the country travels as name and short name, and as country too where a host adds it', async () => {
  const plain = create()
  await plain.result
  expect(plain.requests[0]?.body).not.toHaveProperty('country')
  const both = create({ country: 'NG' })
  await both.result
  expect(both.requests[0]?.body).toMatchObject({
    country: 'NG',
    country_name: 'Nigeria',
    country_short_name: 'NG',
  })
})

test('T53: a service of the field table is sent country alone, and a country there must be', async () => {
  const { country_name: _name, country_short_name: _short, ...rest } = body
  const send = (fields: { country?: string; country_name?: string }) => {
    const service = createFakeService([answer(sample.response)])
    const result = callEndpoint(service.client, createBusiness, {
      channelPartnerId,
      body: { ...rest, ...fields },
    })
    return { ...service, result }
  }
  const short = send({ country: 'NG' })
  await short.result
  expect(short.requests[0]?.body).toMatchObject({ country: 'NG' })
  expect(short.requests[0]?.body).not.toHaveProperty('country_name')
  const half = send({ country_name: 'Nigeria' })
  expect((await getFailure(half.result)).fieldErrors).toEqual({ country_name: 'is required' })
  expect(half.requests).toHaveLength(0)
})

test('T91: the answer names the same things differently, and each keeps its own name', async () => {
  const { partner } = await create().result
  expect(partner).toMatchObject({
    name: body.business_name,
    legal_name: body.company_name,
    tin: body.tax_identification_number,
    contact_number: body.phone_number,
    street: body.registered_street,
    email: 'owner@kunle-cold-chain.example',
    business_email: 'office@kunle-cold-chain.example',
    support_email: 'help@kunle-cold-chain.example',
  })
})

test('the compliance record comes with the partner', async () => {
  const { compliance } = await create().result
  expect(compliance).toMatchObject({ partner_id: 'cup_7Lq2Vt9m', credit_assessment_status: 'not-started' })
})

test('T83: the created partner is a shape of its own, without the fields that the list has', async () => {
  const { partner } = await create().result
  expect(partner).not.toHaveProperty('is_deleted')
  expect(partner).not.toHaveProperty('score')
  expect(CustomerPartner.parse(sample.response.data.partner)).toMatchObject({ is_deleted: null, score: null })
})
