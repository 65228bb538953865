import { relayEndpoints } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import type { AuthorizeContext } from './IdentityOptions.ts'
import type { RelayOptions } from '../RelayOptions.ts'
import { routes } from '../../test/routes.ts'
import { heldClock } from '../../test/heldClock.ts'
import { openStream } from '../../test/openStream.ts'
import { stageAssessment } from '../../test/stageAssessment.ts'
import { stagingRelay } from '../../test/stagingRelay.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { repay, requestDrawdown } from '../../test/operations.ts'
import { people, type TestRelay, testRelay } from '../../test/testRelay.ts'
import type { Principal } from '../http/Principal.ts'

/** `uA` sends; `clerk` may act for the same partner and is narrowed by each test; `uO` looks after the installation. */
const persons: Readonly<Record<string, Principal>> = {
  ...(structuredClone(people) as unknown as Record<string, Principal>),
  clerk: { userId: 'clerk', role: 'customer-partner', customerPartners: [{ id: 'cp_a', name: 'A' }] },
  uO: { userId: 'uO', role: 'customer-partner', customerPartners: [], operator: true },
}

const relayWith = (options: Partial<RelayOptions>): Promise<TestRelay> =>
  testRelay({
    authenticate: (request) => persons[(request.headers.get('Cookie') ?? '').split('=')[1] ?? ''] ?? null,
    ...options,
  })

/** The cast names people that this file adds to those of every test. */
const as = (name: 'clerk' | 'uO') => ({ as: name as never })

/** Every person may do everything, but the clerk and the operator only what a test lets them. */
const narrowed =
  (isAllowed: (context: AuthorizeContext) => boolean): NonNullable<RelayOptions['authorize']> =>
  (context) =>
    !['clerk', 'uO', 'uP'].includes(context.principal.userId) || isAllowed(context)

const onlyBanks = narrowed(({ endpoint }) => endpoint === 'listBanks')

const draw = (relay: TestRelay) => requestDrawdown(relay, 'key-drawdown', { amount: 700 })
const list = '/operations?customer_partner_id=cp_a'
const changes = '/events?customer_partner_id=cp_a'

async function sendTwo(relay: TestRelay): Promise<void> {
  await relay.withdraw('key-withdrawal')
  expect((await draw(relay)).status).toBe(200)
}

test('S99: a person whom authorize narrows to the banks sees no operation, no row and no change event of any owner', async () => {
  const relay = await relayWith({ authorize: onlyBanks })
  const [{ id } = { id: '' }] = (await relay.send('GET', changes)).data as { id: string }[]
  await sendTwo(relay)
  expect((await relay.send('GET', list)).data).toHaveLength(2)
  expect((await relay.send('GET', list, as('clerk'))).data).toEqual([])
  const one = await relay.send('GET', '/operations/key-withdrawal', as('clerk'))
  const none = await relay.send('GET', '/operations/key-of-nobody', as('clerk'))
  expect([one.status, one.text]).toEqual([none.status, none.text])
  expect((await relay.send('GET', '/operations/key-withdrawal/rows', as('clerk'))).code).toBe('not_found')
  const headers = { 'Last-Event-ID': id }
  expect((await relay.send('GET', changes, { headers })).data).toHaveLength(4)
  expect((await relay.send('GET', changes, { headers, ...as('clerk') })).data).toEqual([])
})

test('S99: a person whose endpoints are narrowed to the banks sees none either, and one with a read that a write changes sees that write', async () => {
  let endpoints: NonNullable<Principal['endpoints']> = ['listBanks']
  const relay = await stagingRelay({
    authenticate: (request) =>
      request.headers.get('Cookie')?.endsWith('clerk')
        ? { ...(persons.clerk as Principal), endpoints }
        : (persons.uA ?? null),
  })
  await sendTwo(relay)
  const { write, headers } = await stageAssessment(relay)
  await relay.send('PATCH', '/v1/channel-partner/customer-partner/cp_a/complete-credit-assessment', {
    headers: { ...headers, 'Idempotency-Key': 'key-assessment' },
    body: write(),
  })
  const seen = async (): Promise<unknown[]> =>
    ((await relay.send('GET', list, as('clerk'))).data as { kind: string }[]).map(({ kind }) => kind).sort()
  expect(await seen()).toEqual([])
  endpoints = ['getActiveDrawdown']
  expect(await seen()).toEqual(['requestDrawdown', 'withdraw'])
  endpoints = ['withdraw']
  expect(await seen()).toEqual(['withdraw'])
})

test('S99: a list and a stream leave out the kinds that a person may not see, and nothing else', async () => {
  const relay = await relayWith({ authorize: narrowed(({ operation }) => operation?.kind !== 'withdraw') })
  const stream = await openStream(relay, { as: 'clerk' })
  await stream.next()
  await sendTwo(relay)
  const listed = (await relay.send('GET', list, as('clerk'))).data as { id: string }[]
  expect(listed.map(({ id }) => id)).toEqual(['key-drawdown'])
  expect((await stream.next())?.data).toMatchObject({ operationId: 'key-drawdown' })
  await stream.cancel()
  expect(stream.text()).not.toContain('key-withdrawal')
})

test('S99: what a stream leaves out follows the rights that its person has now', async () => {
  const clock = heldClock()
  let mayRead = true
  let asked = 0
  const relay = await relayWith({
    clock,
    authorize: narrowed(({ endpoint }) => {
      if (endpoint === 'listChangeEvents') asked += 1
      return mayRead
    }),
  })
  const checkAgain = async (): Promise<void> => {
    const before = asked
    clock.advance(60_000)
    await expect.poll(() => asked).toBeGreaterThan(before)
    // The answers to all of them count from the next question to the store on.
    await relay.send('GET', list, as('clerk'))
  }
  const stream = await openStream(relay, { as: 'clerk' })
  await stream.next()
  await relay.withdraw('key-before')
  for (let told = 0; told < 2; told += 1)
    expect((await stream.next())?.data).toMatchObject({ operationId: 'key-before' })
  mayRead = false
  await checkAgain()
  // Both streams are told in one go, so that what has come to the one has been kept from the other.
  const other = await openStream(relay)
  await other.next()
  await relay.withdraw('key-after', { amount: 3 })
  for (let told = 0; told < 2; told += 1)
    expect((await other.next())?.data).toMatchObject({ operationId: 'key-after' })
  await other.cancel()
  mayRead = true
  await checkAgain()
  await relay.withdraw('key-later', { amount: 4 })
  expect((await stream.next())?.data).toMatchObject({ operationId: 'key-later' })
  await stream.cancel()
})

test('S99: the person who sent an operation follows it to its end, whatever they may read besides', async () => {
  const relay = await relayWith({
    authorize: ({ endpoint, principal }) => principal.userId !== 'uA' || endpoint === 'withdraw',
  })
  const stream = await openStream(relay)
  await stream.next()
  await relay.withdraw('key-of-mine')
  expect((await stream.next())?.data).toMatchObject({ operationId: 'key-of-mine' })
  expect((await relay.send('GET', list)).data).toHaveLength(1)
  expect((await relay.send('GET', '/operations/key-of-mine')).status).toBe(200)
  await stream.cancel()
})

test('S99: the inbox and the list of what needs an operator leave out what the operator may not see, and page past it', async () => {
  const relay = await relayWith({
    authorize: narrowed(({ operation }) => operation !== null && operation.kind !== 'withdraw'),
  })
  for (let at = 0; at < 3; at += 1) await sendWebhook(relay, { id: `evt_${at}`, data: { amount: at + 1 } })
  const data = { transaction_reference: 'T-1' }
  await sendWebhook(relay, { id: 'evt_repaid', event: 'repayment.succeeded', data })
  relay.upstream.answer = () => new Response('{}', { status: 500 })
  await relay.withdraw('key-withdrawal')
  await draw(relay)
  const kinds = async (path: string, person: object) =>
    ((await relay.send('GET', path, person)).data as { kind: string }[]).map(({ kind }) => kind)
  expect(await kinds('/inbox', as('uO'))).toEqual(['reconcileRepayments'])
  expect(await kinds('/inbox', { as: 'uP' })).toEqual(['reconcileRepayments'])
  expect(await kinds('/attention', as('uO'))).toEqual(['requestDrawdown'])
})

/** Who one is, and what every person may see: there is nothing in it that could be taken away. */
const unasked = new Set(['getSession', 'issueToken'])

test('S99: authorize is asked on every route of a signed-in person, and a throw lets nothing pass', async () => {
  const asked: string[] = []
  let answer: () => boolean = () => true
  const relay = await relayWith({
    authorize: ({ endpoint }) => {
      asked.push(endpoint)
      return answer()
    },
    authenticate: () => ({ ...(persons.uP as Principal), userId: 'boss', operator: true }),
  })
  await sendWebhook(relay, { data: { amount: 3 } })
  relay.upstream.answer = () => new Response('{}', { status: 500 })
  await relay.withdraw('key-asked')
  const [event] = (await relay.send('GET', '/inbox')).data as { id: string }[]
  const paths: Readonly<Record<string, string>> = {
    ...{ operationId: 'key-asked', eventId: event?.id ?? '', place: '1' },
    ...{ customerPartnerId: 'cp_a', 'customerPartnerId?': 'cp_a' },
  }
  const bodies: Readonly<Record<string, Record<string, unknown>>> = {
    resolveOperation: { outcome: 'failed', evidence: { text: 'seen' } },
    assignEvent: { operationId: 'key-asked' },
    dismissEvent: { reason: 'a test' },
    replayWebhooks: {},
    approveOperation: {},
    refuseOperation: {},
    findCreditedLines: { customer_partner_id: 'cp_a', digests: [] },
    sendOutcomeAgain: {},
    sendTestOutcome: { customerPartnerId: 'cp_a' },
    ...{ saveBrand: {}, publishBrand: {}, rollBackBrand: {}, saveBrandFile: {} },
  }
  const own = routes.filter(
    ({ service, session, endpoint }) => !service && session && !unasked.has(endpoint.name),
  )
  const uploads = own.filter(({ path }) => /^\/(?:uploads|drafts|batches)/.test(path))
  // Files, drafts and batches are asked about as the write that they are for: uploads/uploadTenancy.test.ts, batches/batches.test.ts.
  expect(uploads).toHaveLength(16)
  for (const { endpoint, method } of own.filter((route) => !uploads.includes(route))) {
    const path = endpoint.path
      .replace(/[?&]\w+=\{(?!customerPartnerId\?)\w+\?\}/g, '')
      .replace(/\{([\w?]+)\}/g, (_all, name: string) => paths[name] ?? '')
    const body = bodies[endpoint.name]
    asked.length = 0
    answer = () => {
      throw new Error('down')
    }
    const { code } = await relay.send(method, path, body ? { body } : {})
    const isOwn = ['getOperation', 'listOperationRows'].includes(endpoint.name)
    // Snapshots are of what a read of the limit showed.
    const about = endpoint.name === 'listCreditSnapshots' ? 'getCreditLimit' : endpoint.name
    const expected = [isOwn ? null : 'rights_unknown', !isOwn]
    expect([endpoint.name, code, asked.includes(about)]).toEqual([endpoint.name, ...expected])
  }
  expect(Object.keys(relayEndpoints)).toEqual(expect.arrayContaining([...unasked]))
})

test('S99: for a write authorize gets what is in it: how much, to whom, how many', async () => {
  const asked: AuthorizeContext[] = []
  const relay = await relayWith({
    authorize: (context) => {
      asked.push(context)
      return !(Number(context.operation?.summary?.amount) > 1000)
    },
  })
  expect((await relay.withdraw('key-too-much')).code).toBe('forbidden')
  expect((await relay.withdraw('key-enough', { amount: '999.90' })).status).toBe(200)
  expect(relay.upstream.seen).toHaveLength(1)
  const [first] = asked
  expect(first).toMatchObject({
    ...{ endpoint: 'withdraw', owner: { kind: 'customerPartnerId', id: 'cp_a' } },
    operation: {
      ...{ kind: 'withdraw', id: 'key-too-much', destination: '0123456789' },
      summary: { amount: '1500.5', method: 'bank', institution: '058', recipient: 'Ada Obi', count: null },
    },
  })
  await repay(relay, 'key-of-set', ['T-1', 'T-2'])
  expect(asked.at(-1)?.operation?.summary).toMatchObject({ count: 2, amount: '20' })
  expect(relay.logs.join()).not.toContain('0123456789')
})

test('S99: an operation is resolved, and an event assigned, by a person whom authorize lets, knowing the amount', async () => {
  const asked: AuthorizeContext[] = []
  const relay = await relayWith({
    authorize: narrowed((context) => {
      asked.push(context)
      return context.endpoint === 'listInboxEvents'
    }),
  })
  await relay.withdraw('key-resolved')
  const resolution = { outcome: 'succeeded', evidence: { text: 'in the statement' } }
  const resolving = { body: resolution, ...as('uO') }
  const refused = await relay.send('POST', '/operations/key-resolved/resolution', resolving)
  expect(refused.code).toBe('forbidden')
  expect(asked.at(-1)).toMatchObject({
    endpoint: 'resolveOperation',
    operation: { id: 'key-resolved', summary: { amount: '1500.5' }, destination: null },
  })
  await sendWebhook(relay, { data: { amount: 3 } })
  const [event] = (await relay.send('GET', '/inbox', { as: 'uP' })).data as { id: string }[]
  const assignment = { body: { operationId: 'key-resolved', force: true } }
  const path = `/inbox/${event?.id}/assignment`
  expect((await relay.send('POST', path, { ...assignment, as: 'uP' })).code).toBe('forbidden')
  const byOperator = { body: { ...assignment.body, customerPartnerId: 'cp_a' }, ...as('uO') }
  expect((await relay.send('POST', path, byOperator)).code).toBe('forbidden')
  const reason = { body: { reason: 'a test' }, ...as('uO') }
  expect((await relay.send('POST', `/inbox/${event?.id}/dismissal`, reason)).code).toBe('forbidden')
  expect((await relay.send('GET', '/operations/key-resolved')).data).toMatchObject({ state: 'accepted' })
})

test.each([
  ['GET', '/guidance?customer_partner_id=cp_a', 'clerk', 'forbidden'],
  ['GET', '/audit', 'uO', 'forbidden'],
  ['POST', '/inbox/replay', 'uO', 'forbidden'],
  ['GET', '/limits?customer_partner_id=cp_a', 'clerk', null],
  ['POST', '/operations/key-withdrawal/approval', 'clerk', 'not_found'],
] as const)(
  'S99: %s %s is closed to whom authorize narrows to the banks',
  async (method, path, who, code) => {
    const spendingControls = { currency: 'NGN', withdraw: { perOperation: '5000' } } as const
    const relay = await relayWith({ authorize: onlyBanks, spendingControls })
    await relay.withdraw('key-withdrawal')
    const body = method === 'POST' ? { body: {} } : {}
    const { code: told, data } = await relay.send(method, path, { ...as(who), ...body })
    expect([told, code === null && data]).toEqual([code, code === null && []])
    const none = { personDay: null, partnerDay: null, alone: null }
    expect((await relay.send('GET', '/limits?customer_partner_id=cp_a')).data).toMatchObject([
      { kind: 'withdraw', atOnce: '5000', ...none, withoutProof: null, newRecipientHold: null },
    ])
  },
)
