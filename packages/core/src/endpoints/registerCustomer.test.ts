import { expect, test } from 'vitest'
import type { EndpointInput } from '../endpointTypes.ts'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { registerCustomer } from './registerCustomer.ts'
import sample from './registerCustomer.wire.json' with { type: 'json' }

type Body = EndpointInput<typeof registerCustomer>

const least: Body = {
  first_name: 'Adaeze',
  last_name: 'Sample',
  contact_number: '08000000022',
  unique_id_type: 'bvn',
  unique_id: '00000000022',
}
const register = (changes: Partial<Body> = {}) => {
  const service = createFakeService([answer(sample.response)])
  const body = { ...least, ...changes }
  return {
    ...service,
    result: callEndpoint(service.client, registerCustomer, { customerPartnerId: 'cup_7Lq2Vt9m', body }),
  }
}
const refused = async (changes: Record<string, unknown>) => {
  // The cast lets a test pass what the types forbid.
  const { requests, result } = register(changes as Partial<Body>)
  const { fieldErrors } = await getFailure(result)
  expect(requests).toHaveLength(0)
  return fieldErrors
}

test('T12: without files the body is JSON', async () => {
  const { requests, result } = register()
  await result
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json')
  expect(requests[0]?.body).toEqual(least)
})

test('T12, T55: with a file the body is a form whose boundary the platform writes', async () => {
  const passport = new File(['jpeg'], 'passport.jpg', { type: 'image/jpeg' })
  const { requests, result } = register({
    photo_id_type: 'International passport',
    international_passport: passport,
  })
  await result
  expect(requests[0]?.headers.get('Content-Type')).toBeNull()
  expect(requests[0]?.init.body).toBeInstanceOf(FormData)
  expect(requests[0]?.body).toMatchObject({ ...least, photo_id_type: 'International passport' })
  // The cast names the form that the fake service has read.
  const form = requests[0]?.body as Record<string, File> | undefined
  const sent = form?.international_passport
  expect(sent?.name).toBe('passport.jpg')
  expect(await sent?.text()).toBe('jpeg')
})

test('T40: leading zeros travel', async () => {
  const { requests, result } = register({ nin: '00000000033' })
  await result
  expect(requests[0]?.body).toMatchObject({
    unique_id: '00000000022',
    contact_number: '08000000022',
    nin: '00000000033',
  })
})

test('T44: a request knows single and married, an answer also divorced', async () => {
  expect(await refused({ marital_status: 'divorced' })).toEqual({
    marital_status: 'must be one of single, married',
  })
  const divorced = structuredClone(sample.response)
  divorced.data.customer.marital_status = 'divorced'
  const { client } = createFakeService([answer(divorced)])
  const { customer } = await callEndpoint(client, registerCustomer, {
    customerPartnerId: 'cup_7Lq2Vt9m',
    body: least,
  })
  expect(customer.marital_status).toBe('divorced')
})

test('T45: the photo id type is the text that the service shows', async () => {
  for (const photo_id_type of ['NIN slip', 'International passport', 'Drivers license'] as const) {
    const { requests, result } = register({ photo_id_type })
    await result
    expect(requests[0]?.body).toHaveProperty('photo_id_type', photo_id_type)
  }
  expect(await refused({ photo_id_type: 'nin_slip' })).toHaveProperty('photo_id_type')
})

test('T46: the only type of identity number is bvn', async () => {
  expect(await refused({ unique_id_type: 'ghana_card' })).toEqual({ unique_id_type: 'must be one of bvn' })
})

test('T54: a person needs neither business_name nor rc_number', async () => {
  const { requests, result } = register()
  await result
  expect(requests[0]?.body).not.toHaveProperty('rc_number')
  const business = register({ business_name: 'Adaeze Provisions', rc_number: 'RC000777' })
  await business.result
  expect(business.requests[0]?.body).toMatchObject({
    business_name: 'Adaeze Provisions',
    rc_number: 'RC000777',
  })
})

test('a field left blank does not travel', async () => {
  const { requests, result } = register({ email: '', occupation: '' })
  await result
  expect(requests[0]?.body).toEqual(least)
})

test('T26: the birth date is a calendar day and nothing else', async () => {
  for (const date_of_birth of ['1990-02-09T00:00:00.000Z', '09-02-1990', '1990-02-30']) {
    expect(await refused({ date_of_birth })).toEqual({
      date_of_birth: 'must be a calendar day written YYYY-MM-DD',
    })
  }
})

test('what is missing and what is of the wrong type are told apart, and no value is repeated', async () => {
  expect(await refused({ first_name: undefined, unique_id: 22_000_000_022 })).toEqual({
    first_name: 'is required',
    unique_id: 'must be a string',
  })
})

test('T20: the link holds ids under names without _id', async () => {
  const { customerPartner } = await register().result
  expect(customerPartner).toMatchObject({ customer: 'cus_8Jd5', partner: 'cup_7Lq2Vt9m' })
})

test('T24, T25: dates of the answer are ISO', async () => {
  const { customer } = await register().result
  expect(customer).toMatchObject({ date_of_birth: '1990-02-09', created_at: '2025-03-04T09:15:27.000Z' })
})

test('T70: an uploaded file comes back as the link the service gave', async () => {
  const { customer } = await register().result
  expect(customer.international_passport).toBe('https://files.lending.example/passport/cus_8Jd5')
  expect(customer.nin_slip).toBeNull()
})

test('T54: a business needs its rc_number, and a blank one is none', async () => {
  expect(await refused({ business_name: 'Invented Foods' })).toEqual({
    rc_number: 'is required with business_name',
  })
  expect(await refused({ business_name: 'Invented Foods', rc_number: '' })).toHaveProperty('rc_number')
  const { requests, result } = register({ business_name: 'Invented Foods', rc_number: 'RC000888' })
  await result
  expect(requests).toHaveLength(1)
})
