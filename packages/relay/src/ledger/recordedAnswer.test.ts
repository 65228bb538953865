import { expect, test } from 'vitest'
import { ownerOfA } from '../../test/operations.ts'
import { testRelay } from '../../test/testRelay.ts'

test('S80: the recorded answer holds nothing that identifies a person, first, repeated and refused', async () => {
  const relay = await testRelay({
    answerFields: { createBusiness: 'all' },
    operations: { duplicateWindow: 0 },
  })
  const customer = {
    ...{ id: 'cus_1', first_name: 'Ada', unique_id: '22233344455', nin_slip: 'https://files.test/1' },
  }
  const told = { status: 'success', message: 'Created', data: { customer, partner: { id: 'p', bvn: '1' } } }
  relay.upstream.answer = () => new Response(JSON.stringify(told))
  const send = (key: string) =>
    relay.send('POST', '/v1/customer_partners/cp_a/customers', {
      body: { first_name: 'Ada', unique_id: '22233344455' },
      headers: { 'Idempotency-Key': key },
    })
  const first = await send('key-customer')
  const again = await send('key-customer')
  relay.upstream.answer = () => new Response(JSON.stringify(told), { status: 422 })
  const refused = await send('key-refused')
  for (const answer of [first, again, refused]) {
    expect(answer.text).not.toMatch(/22233344455|files\.test/)
    expect(answer.text).toContain('cus_1')
  }
  const [, record] = await relay.store.listOperations(ownerOfA, 2)
  expect(record?.answer?.body).toContain('cus_1')
  expect(record?.answer?.body).not.toContain('22233344455')
})
