import { expect, test } from 'vitest'
import type { EndpointInput } from '../endpointTypes.ts'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { withdraw } from './withdraw.ts'
import sample from './withdraw.wire.json' with { type: 'json' }

type Body = EndpointInput<typeof withdraw>

const bank = {
  account_type: 'bank',
  name: 'Kunle Cold Chain',
  amount: '150000.50',
  account_number: '0001234567',
  bank_code: '044',
} as const
const mobile = {
  account_type: 'mobile-money',
  amount: '20',
  mobile_no: '0240000001',
  correspondent: 'MTN',
  narration: 'Stock',
} as const
const send = (body: Body) => {
  const service = createFakeService([answer(sample.response)])
  return {
    ...service,
    result: callEndpoint(service.client, withdraw, { customerPartnerId: 'cup_7Lq2Vt9m', body }),
  }
}

test('T40: a bank withdrawal travels as the API document shows it, leading zeros included', async () => {
  const { requests, result } = send(bank)
  await result
  expect(requests[0]?.body).toEqual(sample.request)
})

test('T43, T62: neither form carries a field of the other', async () => {
  // The casts stand for a form that forgot to clear its other half.
  const muddledBank = send({ ...mobile, ...bank } as Body)
  await muddledBank.result
  expect(muddledBank.requests[0]?.body).toEqual(sample.request)
  const muddledMobile = send({ ...bank, ...mobile } as Body)
  await muddledMobile.result
  expect(muddledMobile.requests[0]?.body).toEqual({ ...mobile, amount: 20 })
})

test('T43: there are two account types', async () => {
  const { result } = send({ ...bank, account_type: 'card' } as unknown as Body)
  expect((await getFailure(result)).fieldErrors).toHaveProperty('account_type')
})

test('T62: a bank needs a name and no narration, a wallet a narration and no name', async () => {
  expect((await getFailure(send({ ...bank, name: '' }).result)).fieldErrors).toEqual({ name: 'is required' })
  expect((await getFailure(send({ ...mobile, narration: '' }).result)).fieldErrors).toEqual({
    narration: 'is required',
  })
})

test('T51: any correspondent is passed on', async () => {
  const { requests, result } = send({ ...mobile, correspondent: 'AIRTEL_OAPI_KEN' })
  await result
  expect(requests[0]?.body).toHaveProperty('correspondent', 'AIRTEL_OAPI_KEN')
})

test('T11: the answer carries no id, only that it was taken', async () => {
  await expect(send(bank).result).resolves.toBeNull()
})

test('T32: the amount is sent in the unit it was given in', async () => {
  const { requests, result } = send({ ...bank, amount: '15000050' })
  await result
  expect(requests[0]?.body).toHaveProperty('amount', 15000050)
})
