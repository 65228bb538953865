import { expect, test } from 'vitest'
import { requestDrawdown } from '../endpoints/requestDrawdown.ts'
import { answer } from '../testing/answer.ts'
import { calls } from '../testing/calls.ts'
import { createFakeService } from '../testing/createFakeService.ts'
import { wireSamples } from '../testing/wireSamples.ts'
import { startOperation } from './startOperation.ts'

test('T10: the receipt names the operation to follow and what the service said at once', async () => {
  const { client, requests } = createFakeService([answer(wireSamples.requestDrawdown.response)])
  const parameters = { customerPartnerId: 'cup_1', body: { amount: '5', tenor: 30 } } as const
  const receipt = await startOperation(client, requestDrawdown, parameters, { operationId: 'op_1' })
  expect(receipt).toMatchObject({ operationId: 'op_1', data: { status: 'requested' } })
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('op_1')
})

test('a name that stood beside a code travels beside the body, in letters that a header can hold, and only where there is one', async () => {
  const { client, requests } = createFakeService([answer(wireSamples.withdraw.response)])
  await calls.withdraw(client, { institutionName: `Première\ud800 ${'B'.repeat(200)}` })
  await calls.withdraw(client, { institutionName: '' })
  expect(requests[0]?.headers.get('X-Relay-Institution')).toBe(`Premi%C3%A8re%20${'B'.repeat(70)}`)
  expect(JSON.stringify(requests[0]?.body)).not.toContain('Premi')
  expect(requests[1]?.headers.has('X-Relay-Institution')).toBe(false)
})
