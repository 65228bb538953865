import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { requestDrawdown } from './requestDrawdown.ts'
import sample from './requestDrawdown.wire.json' with { type: 'json' }

const request = (tenor = 90) => {
  const service = createFakeService([answer(sample.response)])
  const body = { amount: '1500000' as const, tenor }
  return {
    ...service,
    result: callEndpoint(service.client, requestDrawdown, { customerPartnerId: 'cup_7Lq2Vt9m', body }),
  }
}

test('T31: the amount goes out as a number and comes back as a decimal string', async () => {
  const { requests, result } = request()
  expect(await result).toHaveProperty('amount', '1500000.00')
  expect(requests[0]?.body).toEqual(sample.request)
})

test('T30: the tenor is whole days', async () => {
  for (const [tenor, problem] of [
    [0, 'must be at least one day'],
    [-1, 'must be at least one day'],
    [1.5, 'must be a whole number of days'],
  ] as const) {
    expect((await getFailure(request(tenor).result)).fieldErrors).toEqual({ tenor: problem })
  }
})

test('T59: there is no drawdown id yet', async () => {
  expect(await request().result).toMatchObject({ drawdown_id: null, status: 'requested' })
})

test('T79: the app_key of the user who asked is removed too', async () => {
  const { user } = await request().result
  expect(user).toMatchObject({ id: 'usr_4Hn1', completed_guides: ['withdraw', 'drawdown'] })
  expect(user).not.toHaveProperty('app_key')
})
