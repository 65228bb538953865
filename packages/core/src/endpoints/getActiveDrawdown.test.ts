import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { getActiveDrawdown } from './getActiveDrawdown.ts'
import sample from './getActiveDrawdown.wire.json' with { type: 'json' }

const read = (response: Response = answer(sample.response)) => {
  const { client } = createFakeService([response], { retries: { attempts: 0 } })
  return callEndpoint(client, getActiveDrawdown, { customerPartnerId: 'cup_7Lq2Vt9m' })
}

test('T5, T6: none is null, whether the service says 404, an empty array, null or nothing', async () => {
  for (const response of [
    answer({ status: 'error', message: 'No active drawdown' }, { status: 404 }),
    new Response('', { status: 404 }),
    answer({ status: 'success', message: '', data: [] }),
    answer({ status: 'success', message: '', data: null }),
    answer({ status: 'success', message: '' }),
    new Response('', { status: 200 }),
    new Response(null, { status: 204 }),
  ]) {
    expect(await read(response)).toBeNull()
  }
})

test('T6: a page with status 404 is a wrong address and not "there is none"', async () => {
  const page = new Response('<!doctype html><title>Not found</title>', { status: 404 })
  expect(await getFailure(read(page))).toMatchObject({ category: 'rejected', status: 404 })
})

test('T6: a route that the relay does not know is not "there is none"', async () => {
  const unknown = answer({ status: 'error' }, { status: 404, headers: { 'Onlend-Error': 'not_found' } })
  expect(await getFailure(read(unknown))).toMatchObject({ code: 'not_found', status: 404 })
})

test('T31: every sum is a decimal string, whichever way it was written', async () => {
  expect(await read()).toMatchObject({
    amount_drawn: '1500000',
    amount_expected: '1590000.00',
    loan_par_value: '1590000.00',
  })
})

test('T39: nothing recollected yet is zero and not missing', async () => {
  expect(await read()).toHaveProperty('amount_recollected', '0')
})

test('T29: the three dates stay apart', async () => {
  expect(await read()).toMatchObject({
    expected_payoff_date: '2025-06-04T00:00:00.000Z',
    maturity_date: '2025-06-04T00:00:00.000Z',
    settlement_date: '2025-03-06T00:00:00.000Z',
    actual_payment_date: null,
  })
})

test('T30: days and annualised tenor keep their own units', async () => {
  expect(await read()).toMatchObject({ tenor: 90, annualised_tenor: '0.2465753424657534' })
})

test('T34: the dollar amounts stand beside the local ones', async () => {
  expect(await read()).toMatchObject({
    amount_drawn_in_dollars_initial: '980.39',
    amount_drawn_in_dollars_current: '975.61',
  })
})

test('T35: rates are passed on as given, string or number, null or not', async () => {
  expect(await read()).toMatchObject({
    annualised_coupon_rate: null,
    tenor_coupon_rate: '0.06',
    implied_yield: '0.0612',
    yield_to_maturity: '0.2432',
  })
})

test('T36: the score is a decimal string here as everywhere', async () => {
  expect(await read()).toHaveProperty('score', '71.50')
})

test('T33: no currency is invented', async () => {
  expect(await read()).not.toHaveProperty('currency')
})

test('T49: an active drawdown may be pending with a recurring disbursement', async () => {
  expect(await read()).toMatchObject({ status: 'pending', disbursement_status: 'recurring' })
})
