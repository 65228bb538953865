import type { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import type { AuthorizeContext } from '../../identity/IdentityOptions.ts'
import type { Principal } from '../../http/Principal.ts'
import { createStepUpProofs } from '../spending/createStepUpProofs.ts'
import { approvalRelay, as, findPerson, persons } from '../../../test/approvals.ts'
import { readOperation, withdrawOfB } from '../../../test/operations.ts'
import { listInbox } from '../../../test/operator.ts'
import { sendWebhook } from '../../../test/sendWebhook.ts'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import type { TestAnswer, TestRelay } from '../../../test/testRelay.ts'

const decide = (
  relay: TestRelay,
  decision: 'approval' | 'refusal',
  {
    by = 'checker',
    key = 'key-waiting',
    ...sent
  }: { by?: string; key?: string; body?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Promise<TestAnswer> =>
  relay.send('POST', `/operations/${key}/${decision}`, { body: {}, ...sent, ...as(by) })

const read = (relay: TestRelay) => readOperation(relay, 'key-waiting')

test('S106: an operation above the amount waits, is sent once a second person approves it, and with the bytes that were asked for', async () => {
  const relay = await approvalRelay()
  expect((await relay.withdraw('key-small', { amount: 1000 })).status).toBe(200)
  const waits = await relay.withdraw('key-waiting')
  expect([waits.status, waits.code]).toEqual([409, 'awaiting_approval'])
  expect(waits.data).toMatchObject({
    state: 'awaiting_approval',
    approval: {
      ...{ askedBy: 'uA', askedByName: 'Ada Canary', expiresAt: '2026-03-03T10:00:00.000Z' },
      ...{ decision: null, decidedAt: null },
    },
  })
  // The same key again asks for nothing new.
  expect((await relay.withdraw('key-waiting')).code).toBe('awaiting_approval')
  expect((await relay.withdraw('key-waiting', { amount: 7 })).code).toBe('idempotency_key_reused')
  expect(relay.upstream.seen).toHaveLength(1)
  const list = '/operations?customer_partner_id=cp_a&state='
  const listed = await relay.send('GET', `${list}awaiting_approval`, as('checker'))
  expect((listed.data as Operation[]).map(({ id }) => id)).toEqual(['key-waiting'])
  expect((await relay.send('GET', `${list}lost`)).code).toBe('malformed_request')
  const approved = await decide(relay, 'approval')
  expect([approved.status, approved.data]).toMatchObject([
    200,
    { state: 'accepted', approval: { decision: 'approved', decidedBy: 'checker', decidedByName: 'Olu' } },
  ])
  expect(relay.upstream.seen).toHaveLength(2)
  expect(relay.upstream.seen[1]).toMatchObject({
    method: 'POST',
    url: expect.stringContaining('/cp_a/withdraw'),
  })
  expect(JSON.parse(relay.upstream.seen[1]?.body ?? '')).toMatchObject({ amount: 1500.5, name: 'Ada Obi' })
  const [entry] = await openSharedDatabase().then((database) =>
    database.query('select action, by_whom, subject, facts from onlend_audit'),
  )
  const facts = { kind: 'withdraw', askedBy: 'uA' }
  expect(entry).toMatchObject({ action: 'approved', by_whom: 'checker', subject: 'key-waiting', facts })
  const again = await decide(relay, 'approval')
  expect([again.status, again.code]).toEqual([409, 'not_awaiting_approval'])
  expect((await relay.withdraw('key-waiting')).headers.get('Idempotency-Replayed')).toBe('true')
  expect(relay.upstream.seen).toHaveLength(2)
})

test('S106: the person who asked for it cannot approve it, nor can one who may not send it, see it or act for the partner', async () => {
  const asked: AuthorizeContext[] = []
  let mayDecide = true
  const relay = await approvalRelay({
    authorize: (context) => {
      asked.push(context)
      return context.principal.userId !== 'checker' || mayDecide
    },
  })
  await relay.withdraw('key-waiting')
  expect((await decide(relay, 'approval', { by: 'uA' })).code).toBe('second_person_required')
  expect((await decide(relay, 'approval', { by: 'uB' })).code).toBe('not_found')
  expect((await decide(relay, 'approval', { by: 'viewer' })).code).toBe('not_found')
  expect((await decide(relay, 'refusal', { by: 'viewer' })).code).toBe('not_found')
  mayDecide = false
  expect((await decide(relay, 'approval')).code).toBe('not_found')
  expect(relay.upstream.seen).toEqual([])
  mayDecide = true
  expect((await decide(relay, 'approval')).status).toBe(200)
  // Who decides is asked about with the amount and the whole account.
  expect(asked.at(-1)).toMatchObject({
    endpoint: 'approveOperation',
    operation: { id: 'key-waiting', destination: '0123456789', summary: { amount: '1500.5' } },
  })
})

test('S106: where partners have operations under one id, only the one of the named partner is approved', async () => {
  const customerPartners = ['cp_a', 'cp_b', 'cp_c'].map((id) => ({ id, name: id }))
  const relay = await approvalRelay({
    authenticate: (request) => {
      const person = findPerson(request)
      return person?.userId === 'checker' ? { ...person, customerPartners } : person
    },
  })
  await relay.withdraw('key-waiting')
  await withdrawOfB(relay, 'key-waiting')
  const approve = (customerPartnerId: string) => decide(relay, 'approval', { body: { customerPartnerId } })
  expect((await decide(relay, 'approval')).code).toBe('malformed_request')
  expect((await approve('cp_c')).code).toBe('not_found')
  expect((await approve('cp_b')).data).toMatchObject({ state: 'accepted', customerPartnerId: 'cp_b' })
  expect((await read(relay)).state).toBe('awaiting_approval')
})

test('S106: a person who may make such writes no more still takes back what they asked for', async () => {
  let isNarrowed = false
  const relay = await approvalRelay({
    authenticate: () => ({
      ...(persons.uA as Principal),
      ...(isNarrowed && { endpoints: ['getCreditLimit'] }),
    }),
  })
  await relay.withdraw('key-waiting')
  isNarrowed = true
  expect((await decide(relay, 'refusal', { by: 'uA' })).data).toMatchObject({ state: 'rejected' })
})

test('S106: two who approve at once send once, also on two instances', async () => {
  const relay = await approvalRelay()
  const other = await approvalRelay({ store: relay.store })
  await relay.withdraw('key-waiting')
  const answers = await Promise.all(
    [relay, other, relay, other].map((each) =>
      decide(each, 'approval', { by: each === relay ? 'checker' : 'uP' }),
    ),
  )
  const codes = answers.map(({ code }) => code ?? 'sent').sort()
  expect(codes).toEqual([...Array.from({ length: 3 }, () => 'not_awaiting_approval'), 'sent'])
  expect(relay.upstream.seen.length + other.upstream.seen.length).toBe(1)
})

test('S106: one that is refused or taken back is rejected, never sent, and says by whom and why', async () => {
  for (const by of ['checker', 'uA'] as const) {
    const relay = await approvalRelay()
    await relay.withdraw('key-waiting')
    expect((await decide(relay, 'refusal', { by, body: { reason: 5 } })).code).toBe('malformed_request')
    expect((await decide(relay, 'refusal', { by, body: { why: 'x' } })).code).toBe('malformed_request')
    const refused = await decide(relay, 'refusal', { by, body: { reason: ' Ask\u202e for\u200b less ' } })
    expect(refused.data).toMatchObject({
      ...{ state: 'rejected', refusal: 'approval_refused' },
      approval: { decision: 'refused', decidedBy: by, reason: 'Ask for less' },
    })
    expect((await decide(relay, 'approval')).code).toBe('not_awaiting_approval')
    expect((await relay.withdraw('key-waiting')).code).toBe('approval_refused')
    expect(relay.upstream.seen).toEqual([])
  }
})

test('S106: one that was not approved in time is not sent any more', async () => {
  const relay = await approvalRelay({}, { approval: { above: '1000', expiresAfter: 60_000 } })
  await relay.withdraw('key-waiting')
  relay.time.now += 60_000
  expect((await decide(relay, 'approval')).code).toBe('not_awaiting_approval')
  expect(await read(relay)).toMatchObject({ state: 'rejected', refusal: 'approval_expired' })
  expect((await relay.withdraw('key-waiting')).code).toBe('approval_expired')
  expect(relay.upstream.seen).toEqual([])
})

test('S106: an approval whose call has no clear answer is unknown, and cannot be given again', async () => {
  const relay = await approvalRelay()
  await relay.withdraw('key-waiting')
  relay.upstream.answer = () => new Response('{}', { status: 500 })
  const approved = await decide(relay, 'approval')
  expect([approved.status, (approved.data as Operation).state]).toEqual([200, 'unknown'])
  expect((await decide(relay, 'approval')).code).toBe('not_awaiting_approval')
  expect(relay.upstream.seen).toHaveLength(1)
})

test('S104: the rules are kept again when it is approved, and where they are not it still waits', async () => {
  let perOperation: `${number}` = '5000'
  const relay = await approvalRelay({
    spendingControls: ({ userId }) => {
      expect(userId).toBe('uA')
      return { currency: 'NGN', withdraw: { perOperation, approval: { above: '1000' } } }
    },
  })
  await relay.withdraw('key-waiting')
  perOperation = '1200'
  expect((await decide(relay, 'approval')).code).toBe('limit_exceeded')
  expect((await read(relay)).state).toBe('awaiting_approval')
  perOperation = '5000'
  expect((await decide(relay, 'approval')).status).toBe(200)
})

test('S108: who approves brings a proof of their own, for this operation and for approving it', async () => {
  const now = () => Date.parse('2026-03-02T10:00:00.000Z')
  const proofs = createStepUpProofs({ secret: 'a secret of step-up, long enough', now })
  const relay = await approvalRelay({ verifyStepUp: proofs.verifyStepUp }, { stepUp: { above: '1000' } })
  const summary = { amount: '1500.5', method: 'bank', institution: '058', destinationEnd: '6789' } as const
  const intent = { operationId: 'key-waiting', ownerId: 'cp_a', summary } as const
  const ofMaker = await proofs.issue({ ...intent, action: 'withdraw', userId: 'uA' })
  const asked = await relay.withdraw('key-waiting', {}, { headers: { 'X-Relay-Step-Up': ofMaker } })
  expect(asked.code).toBe('awaiting_approval')
  const approveWith = (proof: string) => decide(relay, 'approval', { headers: { 'X-Relay-Step-Up': proof } })
  expect((await decide(relay, 'approval')).code).toBe('step_up_required')
  expect((await approveWith(ofMaker)).code).toBe('step_up_refused')
  const ofCheckerForSending = await proofs.issue({ ...intent, action: 'withdraw', userId: 'checker' })
  expect((await approveWith(ofCheckerForSending)).code).toBe('step_up_refused')
  expect(relay.upstream.seen).toEqual([])
  const ofChecker = await proofs.issue({ ...intent, action: 'approveOperation', userId: 'checker' })
  expect((await approveWith(ofChecker)).status).toBe(200)
})

test('S80: what waits to be sent is sealed, and gone once it is decided', async () => {
  const relay = await approvalRelay()
  const database = await openSharedDatabase()
  const kept = async () => JSON.stringify(await database.query('select * from onlend_operations'))
  await relay.withdraw('key-waiting')
  const waiting = await kept()
  for (const canary of ['0123456789', 'Ada Obi', 'Ada Canary']) expect(waiting).not.toContain(canary)
  expect(waiting).toContain('sealed.')
  // An instance without the secret cannot send it: it still waits.
  const ledgerSecret = 'another secret than the one before'
  const stranger = await approvalRelay({ store: relay.store, ledgerSecret })
  expect((await decide(stranger, 'approval')).code).toBe('store_unavailable')
  expect(stranger.upstream.seen).toEqual([])
  await decide(relay, 'refusal', { body: { reason: 'Canary of a reason' } })
  const decided = await database.query<{ waiting_request: string | null }>('select * from onlend_operations')
  expect(decided.map(({ waiting_request }) => waiting_request)).toEqual([null])
  expect(JSON.stringify(decided)).not.toContain('Canary of a reason')
  expect(relay.logs.join()).not.toMatch(/0123456789|Ada|Canary/)
})

test('S107: a settlement event about an operation that still waits settles nothing, by reference, by its facts and by hand', async () => {
  const relay = await approvalRelay()
  await relay.withdraw('key-waiting')
  await sendWebhook(relay, { id: 'evt_facts' })
  await sendWebhook(relay, { id: 'evt_named', data: { reference: 'key-waiting' } })
  const [event] = await listInbox(relay, '', as('uP'))
  const tying = { body: { operationId: 'key-waiting', force: true }, ...as('uP') }
  const tied = await relay.send('POST', `/inbox/${event?.id}/assignment`, tying)
  expect([tied.code, (await read(relay)).state]).toEqual(['assignment_conflict', 'awaiting_approval'])
  relay.time.now += 1_000
  expect((await decide(relay, 'approval')).data).toMatchObject({ state: 'accepted', settledAt: null })
  relay.time.now += 1_000
  await sendWebhook(relay, { id: 'evt_after', data: { reference: 'tr_2' } })
  expect((await read(relay)).state).toBe('succeeded')
})
