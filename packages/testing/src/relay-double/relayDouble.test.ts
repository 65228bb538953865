import {
  type LendingClient,
  callEndpoint,
  createOperationId,
  getCreditLimit,
  listCustomerPartners,
  startOperation,
  withdraw,
} from '@onlend/core'
import { type ChangeEvent, getOperation, listOperations, subscribeToChangeEvents } from '@onlend/core/relay'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { expect, test } from 'vitest'
import { createRelayDouble } from './createRelayDouble.ts'
import type { RelayDouble, RelayDoubleOptions } from './RelayDouble.ts'

const body = {
  account_type: 'bank',
  name: 'Ada Obi',
  amount: '1500.00',
  account_number: '0123456789',
  bank_code: '058',
} as const

function setUp(options: RelayDoubleOptions = {}): { relay: RelayDouble; client: LendingClient } {
  const relay = createRelayDouble(createSandbox({ clock: manualClock() }), options)
  return { relay, client: relay.createClient() }
}

type SendOptions = {
  id?: string
  body?: typeof body | (Omit<typeof body, 'amount'> & { amount: `${number}` })
  confirmDuplicate?: string
}

function send(
  client: LendingClient,
  { id = 'op-000001', body: sent = body, confirmDuplicate }: SendOptions = {},
): Promise<unknown> {
  const parameters = { customerPartnerId: 'cp_adaeze', body: sent }
  return startOperation(client, withdraw, parameters, { operationId: id, confirmDuplicate }).catch(
    (error: unknown) => error,
  )
}

test('a key in flight is told apart from one that is done', async () => {
  const { relay, client } = setUp()
  const release = relay.holdWrites()
  relay.sandbox.faults.add({ endpoint: 'withdraw', fault: { kind: 'latency', ms: 1_000 } })
  const first = send(client)
  const second = send(client)
  release()
  expect(await second).toMatchObject({ code: 'operation_in_flight', category: 'unknown_outcome' })
  await relay.sandbox.advance(1_000)
  expect(await first).toMatchObject({ operationId: 'op-000001' })
  expect(relay.sandbox.calls).toHaveLength(1)
})

test('T90: another person’s partner can be neither read, nor written for, nor followed', async () => {
  const { relay, client } = setUp({
    session: { customerPartners: [{ id: 'cp_kwame', name: 'Kwame' }], channelPartnerId: null },
  })
  const other = { customerPartnerId: 'cp_adaeze' }
  for (const call of [
    callEndpoint(client, getCreditLimit, other),
    callEndpoint(client, listOperations, other),
    callEndpoint(client, listCustomerPartners, { channelPartnerId: 'chp_harbour' }),
    startOperation(client, withdraw, { ...other, body }, { operationId: 'op-000001' }),
  ]) {
    await expect(call).rejects.toMatchObject({ category: 'permission' })
  }
  expect(relay.sandbox.calls).toHaveLength(0)
})

test('a forged webhook settles nothing', async () => {
  const { relay, client } = setUp()
  await send(client)
  relay.sandbox.webhooks.misbehave({ mode: 'forged', times: 1 })
  const states: string[] = []
  relay.sandbox.webhooks.on(
    (webhook) => void states.push(`${webhook.forged} ${relay.operations()[0]?.state}`),
  )
  await relay.sandbox.advance(3_000)
  expect(states[0]).toBe('true accepted')
})

test('a stream tells of changes, and resumes where it broke', async () => {
  const { relay, client } = setUp()
  const seen: ChangeEvent[] = []
  const stop = new AbortController()
  const opened = new Promise<void>((resolve) => {
    void subscribeToChangeEvents(client, {
      customerPartnerId: 'cp_adaeze',
      signal: stop.signal,
      onChangeEvent: (changeEvent) => seen.push(changeEvent),
      onChannelChange: (channel) => channel === 'stream' && resolve(),
    })
  })
  await opened
  await send(client)
  relay.dropStreams()
  await relay.sandbox.advance(3_000)
  await expect.poll(() => seen.length).toBe(4)
  stop.abort()
  expect(seen.map((changeEvent) => changeEvent.operationId)).toEqual([
    null,
    'op-000001',
    'op-000001',
    'op-000001',
  ])
  expect(new Set(seen.map((changeEvent) => changeEvent.id)).size).toBe(4)
})

test('a key that was forgotten, or is older than a restored ledger, is answered with what is known of it', async () => {
  const { relay, client } = setUp()
  await send(client)
  await relay.sandbox.advance(3_000)
  relay.forget('op-000001')
  const read = () => callEndpoint(client, getOperation, { operationId: 'op-000001' })
  const forgotten = { code: 'operation_forgotten', status: 409, lastState: 'succeeded' }
  expect(await send(client)).toMatchObject(forgotten)
  await expect(read()).rejects.toMatchObject(forgotten)
  relay.restoreLedger()
  expect(await send(client, { id: 'op-000002' })).toMatchObject({ code: 'ledger_restored' })
  const id = createOperationId(client)
  expect(id).toMatch(/^epoch-00000001\./)
  expect(await send(client, { id })).toMatchObject({ operationId: id })
  expect(relay.sandbox.calls.filter(({ endpoint }) => endpoint === 'withdraw')).toHaveLength(2)
})
