import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { listCustomerPartners } from './listCustomerPartners.ts'
import sample from './listCustomerPartners.wire.json' with { type: 'json' }

const list = (body: unknown = sample.response) => {
  const service = createFakeService([answer(body)])
  return {
    ...service,
    result: callEndpoint(service.client, listCustomerPartners, { channelPartnerId: 'chp_1Zr8Kd4s' }),
  }
}

test('T16: the customers of a channel partner are customer partners', async () => {
  const { requests, result } = list()
  expect((await result).map(({ id }) => id)).toEqual(['cup_7Lq2Vt9m', 'cup_2Gh8'])
  expect(requests[0]?.url).toBe('/lending/v1/channel-partner/chp_1Zr8Kd4s/customers')
})

test("T80: no partner's app_key is in the list", async () => {
  for (const partner of await list().result) expect(partner).not.toHaveProperty('app_key')
})

test('T85: deleted partners are in the list', async () => {
  expect((await list().result).map(({ is_deleted }) => is_deleted)).toEqual([false, true])
})

test('T83: a partner of nulls is a partner', async () => {
  const [, bare] = await list().result
  expect(bare).toMatchObject({ name: 'Invented Grains', email: null, score: '0', finance_cycles: null })
})

test('T5: nothing at all is an empty list', async () => {
  expect(await list({ data: [] }).result).toEqual([])
})
