import { type LendingClient, callEndpoint, isLendingError, startOperation, withdraw } from '@onlend/core'
import { assignEvent, dismissEvent, listInboxEvents, replayWebhooks } from '@onlend/core/relay'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { expect, test } from 'vitest'
import { createRelayDouble } from '../createRelayDouble.ts'
import type { RelayDouble, RelayDoubleOptions } from '../RelayDouble.ts'

function setUp(options: RelayDoubleOptions = {}): { relay: RelayDouble; client: LendingClient } {
  const relay = createRelayDouble(createSandbox({ clock: manualClock() }), options)
  return { relay, client: relay.createClient() }
}

type World = ReturnType<typeof setUp>

const partner = 'cp_adaeze'
const body = {
  account_type: 'bank',
  name: 'Ada Obi',
  amount: '1500.00',
  account_number: '0123456789',
  bank_code: '058',
} as const

async function send({ client }: World, id: string, confirmDuplicate?: string): Promise<void> {
  const options = { operationId: id, confirmDuplicate }
  await startOperation(client, withdraw, { customerPartnerId: partner, body }, options)
}

/** A withdrawal whose end is reported without saying whom it is about. */
async function withUnnamed(world: World): Promise<string> {
  world.relay.sandbox.webhooks.misbehave({ mode: 'nameless', times: 1 })
  await send(world, 'op-000001')
  await world.relay.sandbox.advance(3_000)
  return world.relay.inbox()[0]?.id ?? ''
}

const list = ({ client }: World, parameters = {}) => callEndpoint(client, listInboxEvents, parameters)
const getCode = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (error: unknown) => isLendingError(error) && error.code,
  )

test('an event that names no partner waits, is assigned by an operator once, and settles its operation', async () => {
  const world = setUp()
  const eventId = await withUnnamed(world)
  expect(await list(world)).toMatchObject([{ id: eventId, why: 'unmatched', customerPartnerId: null }])
  const assign = (extra = {}) =>
    callEndpoint(world.client, assignEvent, { eventId, body: { operationId: 'op-000001', ...extra } })
  expect(await getCode(assign())).toBe('not_found')
  expect(await getCode(assign({ customerPartnerId: 'cp_other' }))).toBe('not_found')
  expect(await assign({ customerPartnerId: partner })).toMatchObject({
    ...{ state: 'succeeded', matched: 'assigned', verified: true },
  })
  expect(await getCode(assign({ customerPartnerId: partner }))).toBe('not_found')
  expect(await list(world)).toEqual([])
})

test('an event that tells another amount is an assignment conflict, unless it is forced; one of another kind always is', async () => {
  const world = setUp()
  await send(world, 'op-000001')
  const told = { kind: 'withdraw', outcome: 'failed', customerPartnerId: partner } as const
  world.relay.holdEvent({ id: 'evt_a', why: 'unmatched', ...told, amount: '1501' })
  world.relay.holdEvent({ id: 'evt_b', why: 'unmatched', ...told, kind: 'reconcileRepayments' })
  const assign = (eventId: string, force: boolean) =>
    callEndpoint(world.client, assignEvent, { eventId, body: { operationId: 'op-000001', force } })
  expect(await getCode(assign('evt_a', false))).toBe('assignment_conflict')
  expect(await getCode(assign('evt_b', true))).toBe('assignment_conflict')
  expect(world.relay.operations()[0]?.state).toBe('accepted')
  expect(await assign('evt_a', true)).toMatchObject({ state: 'failed', matched: 'assigned' })
})

test('a webhook that could not be read settles an operation with the outcome that the operator gives', async () => {
  const world = setUp()
  await send(world, 'op-000001')
  world.relay.holdEvent({ id: 'evt_a', why: 'unparsed', body: '{}' })
  const assign = (extra = {}) => {
    const assignment = { operationId: 'op-000001', customerPartnerId: partner, ...extra }
    return callEndpoint(world.client, assignEvent, { eventId: 'evt_a', body: assignment })
  }
  expect(await getCode(assign())).toBe('not_found')
  expect(await assign({ outcome: 'failed' })).toMatchObject({ state: 'failed', matched: 'assigned' })
})

test('an event is dismissed once, with who, when and why, and leaves the list', async () => {
  const world = setUp()
  const eventId = await withUnnamed(world)
  const dismiss = () =>
    callEndpoint(world.client, dismissEvent, { eventId, body: { reason: ' Of another host ' } })
  const { dismissal } = await dismiss()
  expect(dismissal).toMatchObject({ by: 'user_harbour', reason: 'Of another host' })
  expect(await getCode(dismiss())).toBe('not_found')
  expect(await list(world)).toEqual([])
  expect(await list(world, { why: 'dismissed' })).toMatchObject([
    { id: eventId, why: 'dismissed', dismissal },
  ])
})

test('an event that came before its operation settles it, and what fits nothing stays when webhooks are read again', async () => {
  const world = setUp()
  world.relay.holdEvent({ id: 'evt_unread', why: 'unparsed', source: 'other' })
  await send(world, 'op-000001')
  // The event comes while the ledger does not know the operation.
  world.relay.loseLedger()
  await world.relay.sandbox.advance(3_000)
  expect(world.relay.inbox().map(({ why }) => why)).toEqual(['unparsed', 'unmatched'])
  const replay = (filter: object) => callEndpoint(world.client, replayWebhooks, { body: filter })
  expect(await replay({ source: 'other' })).toEqual({ read: 1, skipped: 0 })
  expect(await replay({})).toEqual({ read: 2, skipped: 0 })
  world.relay.sandbox.webhooks.misbehave({ mode: 'never', times: 1 })
  await send(world, 'op-000002')
  expect(world.relay.operations()[0]).toMatchObject({ state: 'succeeded', matched: 'facts' })
  expect(world.relay.inbox().map(({ id }) => id)).toEqual(['evt_unread'])
})

test('an event that fits two operations is ambiguous, and tying it to one clears the other', async () => {
  const world = setUp()
  await send(world, 'op-000001')
  world.relay.sandbox.webhooks.misbehave({ mode: 'never', times: 1 })
  await send(world, 'op-000002', 'op-000001')
  await world.relay.sandbox.advance(3_000)
  const [event] = await list(world)
  expect(event).toMatchObject({ why: 'ambiguous', candidates: ['op-000001', 'op-000002'] })
  const assignment = { operationId: 'op-000002', customerPartnerId: partner }
  await callEndpoint(world.client, assignEvent, { eventId: event?.id ?? '', body: assignment })
  expect(world.relay.operations()).toMatchObject([
    { id: 'op-000002', state: 'succeeded', ambiguous: null },
    { id: 'op-000001', state: 'accepted', ambiguous: null },
  ])
})

test('the inbox is listed oldest first, 200 at a time, and the place of the last one leads to the next', async () => {
  const world = setUp()
  for (let at = 0; at < 203; at += 1) world.relay.holdEvent({ id: `evt_${at}`, why: 'unmatched' })
  world.relay.holdEvent({ id: 'evt_way', why: 'unread' })
  const first = await list(world)
  const rest = await list(world, { after: first.at(-1)?.place })
  expect([first.length, rest.length]).toEqual([200, 3])
  expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(203)
  expect(await list(world, { why: 'unread' })).toMatchObject([{ id: 'evt_way' }])
  expect(await getCode(list(world, { after: 'nowhere' }))).toBe('malformed_request')
  expect(await getCode(list(world, { why: 'unmatched' }))).toBe('malformed_request')
})

test('a channel partner’s person sees and assigns what names their partners, and dismisses nothing', async () => {
  const world = setUp({ operator: false })
  await send(world, 'op-000001')
  const told = { why: 'unmatched', kind: 'withdraw', outcome: 'succeeded' } as const
  world.relay.holdEvent({ id: 'evt_own', ...told, customerPartnerId: partner })
  world.relay.holdEvent({ id: 'evt_other', ...told, customerPartnerId: 'cp_of_others' })
  world.relay.holdEvent({ id: 'evt_unread', why: 'unparsed' })
  expect((await list(world)).map(({ id }) => id)).toEqual(['evt_own'])
  expect(await getCode(list(world, { why: 'dismissed' }))).toBe('forbidden')
  const dismissal = { eventId: 'evt_own', body: { reason: 'A test' } }
  expect(await getCode(callEndpoint(world.client, dismissEvent, dismissal))).toBe('forbidden')
  expect(await getCode(callEndpoint(world.client, replayWebhooks, { body: {} }))).toBe('forbidden')
  const assign = (eventId: string, extra = {}) =>
    callEndpoint(world.client, assignEvent, { eventId, body: { operationId: 'op-000001', ...extra } })
  expect(await getCode(assign('evt_own', { customerPartnerId: partner }))).toBe('forbidden')
  expect(await getCode(assign('evt_other'))).toBe('not_found')
  expect(await assign('evt_own')).toMatchObject({ state: 'succeeded' })
})
