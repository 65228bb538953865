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

const accepted = answer(wireSamples.withdraw.response)
const canary = 'CANARY'
const personal = (name: string) => `${canary}-${name}`

const canaryCalls: ((client: LendingClient) => Promise<unknown>)[] = [
  (client) => {
    const account = {
      name: personal('name'),
      account_number: personal('account'),
      bank_code: personal('bank'),
    }
    const body = { account_type: 'bank', amount: '10', ...account } as const
    return callEndpoint(client, withdraw, { customerPartnerId: personal('partner'), body })
  },
  (client) => {
    const wallet = {
      mobile_no: personal('phone'),
      correspondent: personal('operator'),
      narration: personal('narration'),
    }
    const body = { account_type: 'mobile-money', amount: '10', ...wallet } as const
    return callEndpoint(client, withdraw, { customerPartnerId: personal('partner'), body })
  },
  (client) => {
    const person = {
      first_name: personal('first'),
      last_name: personal('last'),
      contact_number: personal('phone'),
    }
    const home = {
      street: personal('street'),
      city: personal('city'),
      occupation: personal('work'),
      nin: personal('nin'),
    }
    const body = {
      ...person,
      ...home,
      unique_id_type: 'bvn',
      unique_id: personal('bvn'),
      mother_maiden_name: personal('mother'),
    } as const
    return callEndpoint(client, registerCustomer, { customerPartnerId: personal('partner'), body })
  },
  (client) => {
    const row = {
      transaction_reference: personal('reference'),
      amount_payable: '5',
      financier: personal('financier'),
    } as const
    const days = { disbursement_date: '2025-03-06', expected_payment_date: '2025-06-04' }
    const person = { first_name: personal('first'), last_name: personal('last'), id_value: personal('id') }
    const transaction = {
      ...row,
      ...days,
      client: person,
      reason: personal('reason'),
      meta: { [personal('key')]: personal('meta') },
    }
    const body = { sector: 'Lender', transactions: [transaction], financed_transactions: [] } as const
    return callEndpoint(client, registerTransactions, {
      customerPartnerId: personal('partner'),
      body: { ...body, transactions: [transaction], financed_transactions: [] },
    })
  },
  (client) => {
    const body = { payments: [{ transaction_reference: personal('loan'), amount: '5' as const }] }
    return callEndpoint(client, reconcileRepayments, { customerPartnerId: personal('partner'), body })
  },
  // Refused before sending: the value stands in the wrong place.
  (client) => {
    const body = { account_type: personal('type'), amount: personal('amount'), name: 7 } as never
    return callEndpoint(client, withdraw, { customerPartnerId: personal('partner'), body })
  },
  (client) => {
    const body = {
      unique_id_type: personal('type'),
      date_of_birth: personal('birth'),
      gender: personal('gender'),
    } as never
    return callEndpoint(client, registerCustomer, { customerPartnerId: personal('partner'), body })
  },
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
    for (const call of canaryCalls) {
      const events: CallEvent[] = []
      const options = { onCall: (event: CallEvent) => events.push(event), getToken: () => personal('token') }
      const { client } = createFakeService([trouble], {
        ...options,
        headers: { 'X-Own': personal('header') },
      })
      const failure: unknown = await call(client).catch((error: unknown) => error)
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
