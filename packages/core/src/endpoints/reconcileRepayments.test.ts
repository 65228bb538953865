import { expect, test } from 'vitest'
import type { Amount } from '../amounts/Amount.ts'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { reconcileRepayments } from './reconcileRepayments.ts'
import sample from './reconcileRepayments.wire.json' with { type: 'json' }

const reconcile = (...payments: [reference: string, amount: Amount][]) => {
  const service = createFakeService([answer(sample.response)])
  const body = {
    payments: payments.map(([transaction_reference, amount]) => ({ transaction_reference, amount })),
  }
  return {
    ...service,
    result: callEndpoint(service.client, reconcileRepayments, { customerPartnerId: 'cup_7Lq2Vt9m', body }),
  }
}

test('T58, T60: what travels is what the API document shows, references as they were registered', async () => {
  const { requests, result } = reconcile(['INV-2025-0001', '137500.25'], ['INV-2024-0931', '12750.75'])
  await expect(result).resolves.toBeNull()
  expect(requests[0]?.body).toEqual(sample.request)
})

test('T37: an amount travels as a number without float noise', async () => {
  const { requests, result } = reconcile(['a', '0.10'], ['b', '1234567.89'])
  await result
  expect(requests[0]?.init.body).toContain('"amount":0.1}')
  expect(requests[0]?.init.body).toContain('"amount":1234567.89}')
})

test('T37: an amount that no number can hold is refused, as are zero, negative amounts and text', async () => {
  const problems: [Amount, string][] = [
    ['9007199254740993', 'has more digits than the service can receive'],
    ['0', 'must be more than zero'],
    ['0.00', 'must be more than zero'],
    ['-5', 'must be more than zero'],
    ['1e5', 'must be a decimal string such as "1500.50"'],
  ]
  for (const [amount, problem] of problems) {
    const { requests, result } = reconcile(['a', amount])
    expect((await getFailure(result)).fieldErrors).toEqual({ 'payments.0.amount': problem })
    expect(requests).toHaveLength(0)
  }
})

test('an empty set is not sent', async () => {
  expect((await getFailure(reconcile().result)).fieldErrors).toEqual({
    payments: 'needs at least one payment',
  })
})

test('a missing customer partner is not sent', async () => {
  const { client, requests } = createFakeService([answer(sample.response)])
  const body = { payments: [{ transaction_reference: 'a', amount: '1' as const }] }
  const failure = await getFailure(callEndpoint(client, reconcileRepayments, { customerPartnerId: '', body }))
  expect(failure.fieldErrors).toEqual({ customerPartnerId: 'is required' })
  expect(requests).toHaveLength(0)
})
