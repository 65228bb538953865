import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { listBanks } from './listBanks.ts'
import sample from './listBanks.wire.json' with { type: 'json' }

const list = (parameters: { country: string; perPage?: number }, body: unknown = sample.response) => {
  const service = createFakeService([answer(body)])
  return { ...service, result: callEndpoint(service.client, listBanks, parameters) }
}

test('T3: there is no message and none is needed', async () => {
  expect(sample.response).not.toHaveProperty('message')
  expect(await list({ country: 'nigeria' }).result).toHaveLength(2)
})

test('T18, T22: the page size is a segment of the path that may be left out', async () => {
  const plain = list({ country: 'ghana' })
  await plain.result
  expect(plain.requests[0]?.url).toBe('/lending/v1/banks/ghana')
  const sized = list({ country: 'nigeria', perPage: 100 })
  await sized.result
  expect(sized.requests[0]?.url).toBe('/lending/v1/banks/nigeria/100')
})

test('T19: createdAt and updatedAt are camelCase here', async () => {
  const [bank] = await list({ country: 'nigeria' }).result
  expect(bank).toMatchObject({ createdAt: '2016-07-14T10:04:29.000Z', updatedAt: '2020-02-18T08:06:44.000Z' })
})

test('T21: the id is an integer, and codes repeat', async () => {
  const banks = await list({ country: 'nigeria' }).result
  expect(banks.map(({ id, code }) => [id, code])).toEqual([
    [1, '044'],
    [302, '044'],
  ])
})

test('T40: codes keep their leading zeros', async () => {
  expect((await list({ country: 'nigeria' }).result)[0]).toMatchObject({ code: '044', longcode: '044000000' })
})

test('T76: a full page of banks says nothing about the banks after it', async () => {
  const [bank] = sample.response.data
  const data = Array.from({ length: 100 }, (_, at) => ({ ...bank, id: at }))
  expect(await list({ country: 'nigeria', perPage: 100 }, { data }).result).toHaveLength(100)
})
