import { expect, test } from 'vitest'
import { reconcileRepayments } from '../endpoints/reconcileRepayments.ts'
import { registerCustomer } from '../endpoints/registerCustomer.ts'
import { registerTransactions } from '../endpoints/registerTransactions.ts'
import { withdraw } from '../endpoints/withdraw.ts'
import { isLendingError } from '../errors/isLendingError.ts'
import { answer } from '../../test/answer.ts'
import { calls } from '../../test/calls.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { wireSamples } from '../../test/wireSamples.ts'
import type { CallEvent } from './CallEvent.ts'
import { callEndpoint } from './callEndpoint.ts'
import type { LendingClient } from './LendingClient.ts'
import type { Endpoint } from '../defineEndpoint.ts'

const accepted = answer(wireSamples.withdraw.response)
const canary = 'CANARY'
const personal = (name: string) => `${canary}-${name}`

const withCanaries = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, personal(name)]))
// The casts: the last two are refused before sending, since a value stands in the wrong place.
const send = (client: LendingClient, endpoint: Endpoint, body: object): Promise<unknown> =>
  callEndpoint(client, endpoint, { customerPartnerId: personal('partner'), body } as never)
const who = ['first_name', 'last_name', 'contact_number', 'street', 'city', 'occupation', 'nin', 'unique_id']
const transaction = {
  ...{ amount_payable: '5', disbursement_date: '2025-03-06', expected_payment_date: '2025-06-04' },
  ...withCanaries('transaction_reference', 'financier', 'reason'),
  ...{ client: withCanaries('first_name', 'last_name', 'id_value') },
  meta: { [personal('key')]: personal('meta') },
}

const canaryCalls: [Endpoint, object][] = [
  [withdraw, { account_type: 'bank', amount: '10', ...withCanaries('name', 'account_number', 'bank_code') }],
  [
    withdraw,
    {
      ...{ account_type: 'mobile-money', amount: '10' },
      ...withCanaries('mobile_no', 'correspondent', 'narration'),
    },
  ],
  [registerCustomer, { unique_id_type: 'bvn', ...withCanaries(...who, 'mother_maiden_name') }],
  [registerTransactions, { sector: 'Lender', transactions: [transaction], financed_transactions: [] }],
  [reconcileRepayments, { payments: [{ amount: '5', ...withCanaries('transaction_reference') }] }],
  [withdraw, { name: 7, ...withCanaries('account_type', 'amount') }],
  [registerCustomer, withCanaries('unique_id_type', 'date_of_birth', 'gender')],
]

const troubles = [
  accepted,
  new TypeError(`Failed to parse URL from /lending/${canary}`, {
    cause: new Error(`${canary} ECONNREFUSED`),
  }),
  answer({ status: 'error', data: { bvn: personal('bvn') } }, { status: 422 }),
  answer({ status: 'error', data: { bvn: personal('bvn') } }, { status: 500 }),
  new Response(`<html>${canary}`, { status: 502 }),
  new Response(`${canary}`, { status: 200 }),
  answer({ data: { customer: { id: 7, first_name: personal('first') }, customerPartner: personal('link') } }),
  answer([personal('list')]),
]

test.each(troubles.map((trouble, at) => [at, trouble] as const))(
  'T81: no secret, id or personal datum is in any event or error message, trouble %i',
  async (_at, trouble) => {
    let sent = 0
    for (const [endpoint, body] of canaryCalls) {
      const events: CallEvent[] = []
      const options = { onCall: (event: CallEvent) => events.push(event), getToken: () => personal('token') }
      const { client, requests } = createFakeService([trouble], {
        ...options,
        headers: { 'X-Own': personal('header') },
      })
      const failure: unknown = await send(client, endpoint, body).catch((error: unknown) => error)
      sent += requests.length
      const seen = isLendingError(failure)
        ? [
            failure.message,
            failure.stack,
            JSON.stringify(failure),
            String(failure.cause),
            JSON.stringify(failure.cause ?? null),
          ]
        : []
      expect(JSON.stringify([events, seen])).not.toContain(canary)
    }
    // All but the two that are refused before.
    expect(sent).toBe(canaryCalls.length - 2)
  },
)

test('T81: a token that cannot be a header stays out of the error', async () => {
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    new Headers(init?.headers)
    return accepted.clone()
  }
  const { client } = createFakeService([], { fetch, getToken: () => `${canary}\nX-Injected: 1` })
  const failure = await getFailure(calls.withdraw(client))
  expect(failure.cause).toEqual({ name: 'TypeError', code: null })
  expect(JSON.stringify([failure, failure.message, failure.cause])).not.toContain(canary)
})

test('a call is told as it goes: request, retry, request, response', async () => {
  const events: CallEvent[] = []
  const limit = answer(wireSamples.getCreditLimit.response, { headers: { 'X-Request-Id': 'req_1' } })
  const { client } = createFakeService([new TypeError('lost'), limit], {
    onCall: (event) => events.push(event),
  })
  await calls.getCreditLimit(client)
  expect(
    events.map(({ type, attempt, status, category, requestId }) => [
      type,
      attempt,
      status,
      category,
      requestId,
    ]),
  ).toEqual([
    ['request', 1, null, null, null],
    ['retry', 1, null, 'network', null],
    ['request', 2, null, null, null],
    ['response', 2, 200, null, 'req_1'],
  ])
  expect(events[0]).toMatchObject({
    endpoint: 'getCreditLimit',
    method: 'GET',
    path: '/v1/customer-partner/{customerPartnerId}/credit-limit/current',
    operationId: null,
  })
})

test('a write is told with its operation', async () => {
  const events: CallEvent[] = []
  const { client } = createFakeService([answer({ message: 'no' }, { status: 422 })], {
    onCall: (event) => events.push(event),
  })
  await getFailure(calls.withdraw(client, { operationId: 'op_1' }))
  expect(
    events.map(({ type, status, category, operationId }) => [type, status, category, operationId]),
  ).toEqual([
    ['request', null, null, 'op_1'],
    ['failure', 422, 'rejected', 'op_1'],
  ])
})

test('a listener that throws changes nothing about the call', async () => {
  const onCall = () => {
    throw new Error('the logger is down')
  }
  const { client, requests } = createFakeService([accepted], { onCall })
  await expect(calls.withdraw(client)).resolves.toBeNull()
  expect(requests).toHaveLength(1)
})
