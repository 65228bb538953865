import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { getCreditLimit } from './getCreditLimit.ts'
import sample from './getCreditLimit.wire.json' with { type: 'json' }

const read = (response: Response = answer(sample.response)) => {
  const { client } = createFakeService([response])
  return callEndpoint(client, getCreditLimit, { customerPartnerId: 'cup_7Lq2Vt9m' })
}
const readWith = (changes: Record<string, unknown>) =>
  read(answer({ data: { ...sample.response.data, ...changes } }))

test('T5, T6: no limit is null', async () => {
  expect(await read(answer({ status: 'error', message: 'none' }, { status: 404 }))).toBeNull()
  expect(await read(answer({ status: 'success', data: [] }))).toBeNull()
})

test('T20: the customer partner is named without _id', async () => {
  expect(await read()).toHaveProperty('customer_partner', 'cup_7Lq2Vt9m')
})

test('T33: the limit names the currency', async () => {
  expect(await read()).toHaveProperty('currency', 'NGN')
})

test('T38: what is available is what the service says, not limit less drawn', async () => {
  expect(await read()).toMatchObject({ limit: '5000000', drawn: '1500000', amount_available: '3400000' })
})

test('T39: zero is a value and null is none', async () => {
  expect(await readWith({ limit: 0, drawn: 0, amount_available: 0 })).toMatchObject({
    limit: '0',
    drawn: '0',
    amount_available: '0',
  })
  expect(await readWith({ amount_available: null })).toHaveProperty('amount_available', null)
})

test('T31: a limit beyond what a float holds keeps its digits', async () => {
  const text = JSON.stringify(sample.response).replace('"limit":5000000', '"limit":123456789012345678.99')
  expect(await read(new Response(text))).toHaveProperty('limit', '123456789012345678.99')
})

test('T32: amounts are not converted between major and minor units', async () => {
  expect(await readWith({ limit: '500000000.00' })).toHaveProperty('limit', '500000000.00')
})

test('T34, T35, T36: dollars, rates and scores are decimal strings', async () => {
  expect(await read()).toMatchObject({
    limit_in_dollars_initial: '3267.97',
    coupon_rate: '0.06',
    score: '71.5',
    threshold: '60',
  })
})

test('T30: the tenure is in months', async () => {
  expect(await read()).toHaveProperty('tenure_in_months', 12)
})

test('T49: active, pending payment and expired are three separate facts', async () => {
  expect(await readWith({ expired: true })).toMatchObject({
    status: 'active',
    payment_status: 'pending',
    expired: true,
  })
})

test('T84: a field that the API document does not explain passes through unchanged', async () => {
  const unexplained = {
    trigger_points: [{ a: 1 }],
    debt_type: 'senior',
    leverage_ratio: 2.5,
    financial_reports: {},
  }
  expect(await readWith(unexplained)).toMatchObject(unexplained)
})
