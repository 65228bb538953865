import {
  type ApiError,
  callEndpoint,
  isLendingError,
  type LendingClient,
  startOperation,
  withdraw,
} from '@onlend/core'
import { approveOperation, listOperations, refuseOperation } from '@onlend/core/relay'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { expect, test } from 'vitest'
import { createRelayDouble } from '../createRelayDouble.ts'
import type { RelayDouble, RelayDoubleOptions } from '../RelayDouble.ts'

type Withdrawal = { id?: string; amount?: `${number}`; account?: string; stepUpProof?: string }
type Rules = NonNullable<NonNullable<RelayDoubleOptions['spendingControls']>['withdraw']>

function setUp(rules: Rules): {
  relay: RelayDouble
  client: LendingClient
  send: (withdrawal?: Withdrawal) => Promise<unknown>
} {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox, { spendingControls: { currency: 'NGN', withdraw: rules } })
  const client = relay.createClient()
  const send = ({
    id = 'op-000001',
    amount = '1500',
    account = '0123456789',
    stepUpProof,
  }: Withdrawal = {}) => {
    const to = { account_type: 'bank', name: 'Ada Obi', account_number: account, bank_code: '058' } as const
    const parameters = { customerPartnerId: 'cp_adaeze', body: { ...to, amount } }
    return startOperation(client, withdraw, parameters, { operationId: id, stepUpProof }).then(
      () => 'sent',
      (error: unknown) => error,
    )
  }
  return { relay, client, send }
}

/** The cast follows the field, which no other error has. */
const getRefusal = (error: unknown) =>
  isLendingError(error) ? [error.code, (error as ApiError).limit ?? null] : error

test('an operation above a limit is refused with the limit, what is used of it, and until when', async () => {
  const { relay, send } = setUp({ perOperation: '5000', perPersonAndDay: '4000', perPartnerAndDay: '6000' })
  expect(getRefusal(await send({ amount: '5000.01' }))).toEqual([
    'limit_exceeded',
    { control: 'operation', limit: '5000', used: null, currency: 'NGN', until: null },
  ])
  expect(await send({ amount: '3000' })).toBe('sent')
  const [code, limit] = getRefusal(await send({ id: 'op-000002', amount: '1000.01' })) as unknown[]
  expect([code, limit]).toMatchObject([
    'limit_exceeded',
    { control: 'personDay', limit: '4000', used: '3000' },
  ])
  relay.signIn({ userId: 'another' })
  expect(getRefusal(await send({ id: 'op-000003', amount: '3500' }))).toMatchObject([
    'limit_exceeded',
    { control: 'partnerDay', limit: '6000', used: '3000' },
  ])
  await relay.sandbox.advance(86_400_000)
  expect(await send({ id: 'op-000004', amount: '3500' })).toBe('sent')
})

test('a new destination is held from the first attempt on, and one that money went to is not', async () => {
  const { relay, send } = setUp({ newDestination: { coolingOff: 60_000 } })
  expect(getRefusal(await send())).toMatchObject([
    'destination_held',
    { control: 'destination', limit: null },
  ])
  await relay.sandbox.advance(60_000)
  expect(await send()).toBe('sent')
  expect(await send({ id: 'op-000002', amount: '20' })).toBe('sent')
  expect(getRefusal(await send({ id: 'op-000003', account: '9876543210' }))).toMatchObject([
    'destination_held',
    {},
  ])
})

test('a proof is asked for after every other rule, and none but the one that counts passes', async () => {
  const { send } = setUp({ perOperation: '2000', stepUp: { above: '1000' } })
  expect(getRefusal(await send({ amount: '2001' }))).toMatchObject(['limit_exceeded', {}])
  expect(getRefusal(await send())).toEqual(['step_up_required', null])
  expect(getRefusal(await send({ stepUpProof: 'wrong' }))).toEqual(['step_up_refused', null])
  expect(await send({ stepUpProof: 'proof' })).toBe('sent')
})

test('what waits is listed, and is decided about once, by another person who may send its kind', async () => {
  const { relay, client, send } = setUp({ approval: { above: '1000', expiresAfter: 60_000 } })
  expect(getRefusal(await send())).toEqual(['awaiting_approval', null])
  // The same key asks for nothing new, and an equal withdrawal under another is a possible duplicate.
  expect(getRefusal(await send())).toEqual(['awaiting_approval', null])
  expect(getRefusal(await send({ id: 'op-000002' }))).toEqual(['possible_duplicate', null])
  const partner = { customerPartnerId: 'cp_adaeze' }
  const waiting = await callEndpoint(client, listOperations, { ...partner, inState: 'awaiting_approval' })
  expect(waiting).toMatchObject([{ id: 'op-000001', approval: { askedBy: 'user_harbour', decision: null } }])
  const decide = (endpoint: typeof approveOperation | typeof refuseOperation) =>
    callEndpoint(client, endpoint, { operationId: 'op-000001', body: {} }).then(
      ({ state }) => state,
      getRefusal,
    )
  expect(await decide(approveOperation)).toEqual(['second_person_required', null])
  relay.signIn({ userId: 'checker', capabilities: ['getCreditLimit'] })
  expect(await decide(approveOperation)).toEqual(['not_found', null])
  relay.signIn({ userId: 'checker' })
  expect(relay.sandbox.calls).toHaveLength(0)
  expect(await decide(approveOperation)).toBe('accepted')
  expect(await decide(refuseOperation)).toEqual(['not_awaiting_approval', null])
  expect(relay.sandbox.calls).toHaveLength(1)
  await relay.sandbox.advance(86_400_000)
  expect(getRefusal(await send({ id: 'op-000003' }))).toEqual(['awaiting_approval', null])
  await relay.sandbox.advance(60_000)
  expect(getRefusal(await send({ id: 'op-000003' }))).toEqual(['approval_expired', null])
})
