import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { listFinancings } from './listFinancings.ts'
import sample from './listFinancings.wire.json' with { type: 'json' }

const list = (body: unknown = sample.response) => {
  const { client } = createFakeService([answer(body)])
  return callEndpoint(client, listFinancings, { customerPartnerId: 'cup_7Lq2Vt9m' })
}

test('T27: start_date and upload_date are timestamps', async () => {
  expect((await list())[0]).toMatchObject({
    start_date: '2025-03-06T00:00:00.000Z',
    upload_date: '2025-03-04T09:15:27.000Z',
  })
})

test('T31, T33: the amount is a decimal string without a currency', async () => {
  const [first, second] = await list()
  expect([first?.amount, second?.amount]).toEqual(['250000', '12750.75'])
  expect(first).not.toHaveProperty('currency')
})

test('T48: an unknown loan status passes through', async () => {
  const [record] = sample.response.data
  const [first] = await list({ data: [{ ...record, loan_status: 'written-off', request_status: null }] })
  expect(first).toMatchObject({ loan_status: 'written-off', request_status: null })
})

test('T59, T86: drawdown and contact may be null', async () => {
  expect((await list())[1]).toMatchObject({ drawdown_id: null, contact_number: null, first_name: 'Yaw' })
})

test('T5: nothing at all is an empty list', async () => {
  expect(await list({ status: 'success', data: [] })).toEqual([])
  expect(await list({ status: 'success', data: null })).toEqual([])
  expect(await list({ status: 'success' })).toEqual([])
})
