import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { getCustomerPartner } from './getCustomerPartner.ts'
import sample from './getCustomerPartner.wire.json' with { type: 'json' }

const read = (body: unknown = sample.response) => {
  const service = createFakeService([answer(body)])
  return {
    ...service,
    result: callEndpoint(service.client, getCustomerPartner, { customerPartnerId: 'cup_7Lq2Vt9m' }),
  }
}

test('T13, T15: the customer partner is asked for under channel-partner', async () => {
  const { requests, result } = read()
  await result
  expect(requests[0]?.url).toBe('/lending/v1/channel-partner/customer-partner/cup_7Lq2Vt9m/details')
})

test('T83: the details are the list item with a lockbox account', async () => {
  expect((await read().result).lockbox_account).toMatchObject({
    account_number: '0009876543',
    status: 'created',
  })
})

test('T6: no lockbox account is null, whichever way it is written', async () => {
  const { lockbox_account: _lockbox, ...rest } = sample.response.data
  for (const data of [{ ...rest, lockbox_account: null }, { ...rest, lockbox_account: [] }, rest]) {
    expect((await read({ data }).result).lockbox_account).toBeNull()
  }
})

test('T22: the country is an id, and country_id stands beside it', async () => {
  expect(await read().result).toMatchObject({ country: 'ctr_ng', country_id: 'ctr_ng' })
})

test('T36: scores are decimal strings', async () => {
  expect(await read().result).toMatchObject({
    score: '71.50',
    transaction_score: '68.25',
    drawdown_score: '74.75',
  })
})

test('T83, T93: a partner of which only id and name are known is a partner', async () => {
  const partner = await read({ data: { id: 'cup_1', name: 'Bare' } }).result
  expect(partner).toMatchObject({ id: 'cup_1', tin: null, score: null, lockbox_account: null })
})

test('T77: a webhook address that was left out is not the same as one that is not set', async () => {
  const bare = await read({ data: { id: 'cup_1', name: 'Bare' } }).result
  expect(bare).not.toHaveProperty('webhook_url')
  const unset = await read({ data: { id: 'cup_1', name: 'Unset', webhook_url: null } }).result
  expect(unset.webhook_url).toBeNull()
})

test('T77: both webhook addresses are kept apart', async () => {
  expect(await read().result).toMatchObject({
    webhook_url: 'https://kunle-cold-chain.example/hooks/lending',
    data_sharing_webhook_url: null,
  })
})
