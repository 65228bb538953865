import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { toPath } from '../../../test/toPath.ts'
import { sendWebhook } from '../../../test/sendWebhook.ts'
import { type TestRelay, testRelay } from '../../../test/testRelay.ts'
import type { Principal } from '../../http/Principal.ts'

const staff: Principal = {
  userId: 'uP',
  role: 'channel-partner',
  channelPartnerId: 'chp_p',
  customerPartners: [],
}
const row = (id: string, channel_partner_id: string | null = 'chp_p') => {
  return { id, name: `The ${id}`, channel_partner_id }
}
/** The two seconds of a callback are over as soon as nothing else has its turn; no other time passes. */
const setTimer = (run: () => void, milliseconds: number): (() => void) => {
  const timer = milliseconds === 2_000 ? setTimeout(run) : undefined
  return () => clearTimeout(timer)
}
const details = (id: string) => toPath(endpoints.getCustomerPartner.path, { customerPartnerId: id })

/** A relay that learns from the service, and the list that the service gives. */
async function serviceRelay(person: Partial<Principal> = {}) {
  const service = { rows: [row('cp_a')] as unknown[], status: 200, asked: 0 }
  const relay = await testRelay({
    authenticate: () => ({ ...staff, ...person }),
    customerPartnersOf: 'service',
  })
  relay.upstream.answer = ({ url }) => {
    if (!url.endsWith('/customers')) return Response.json({ status: 'success', message: 'ok', data: {} })
    service.asked += 1
    return Response.json({ status: 'success', message: 'ok', data: service.rows }, { status: service.status })
  }
  return { ...relay, service }
}

test('S25: a channel partner acts for the partners that the service lists as its own, and for no other', async () => {
  const { send, service } = await serviceRelay()
  service.rows = [row('cp_a'), row('cp_b', 'chp_q'), row('cp_c', null), { name: 'x' }, 7, row('../cp_d')]
  expect((await send('GET', details('cp_a'))).status).toBe(200)
  for (const id of ['cp_b', 'cp_c', 'cp_x']) expect((await send('GET', details(id))).code).toBe('forbidden')
  expect((await send('GET', '/session')).data).toMatchObject({
    customerPartners: [{ id: 'cp_a', name: 'The cp_a' }],
  })
  expect((await send('GET', '/operations?customer_partner_id=cp_a')).status).toBe(200)
  expect((await send('GET', '/operations?customer_partner_id=cp_b')).code).toBe('forbidden')
})

test('S21, S25: what the service lists counts wherever a partner is named: in a body, the change events, the ledger, the inbox', async () => {
  const { send, upstream } = await serviceRelay()
  const named = (id: string) => [
    send('POST', endpoints.reconcileRepayments.path, {
      body: { customer_partner_id: id, payments: [{ transaction_reference: 'T-1', amount: 10 }] },
      headers: { 'Idempotency-Key': `key-body-${id}` },
    }),
    ...['events', 'operations', 'inbox'].map((path) => send('GET', `/${path}?customer_partner_id=${id}`)),
  ]
  for (const { status } of await Promise.all(named('cp_a'))) expect(status).toBe(200)
  const sent = upstream.seen.length
  for (const { code } of await Promise.all(named('cp_b'))) expect(code).toBe('forbidden')
  expect(upstream.seen).toHaveLength(sent)
})

test('a service that could not be asked is asked again by the next request', async () => {
  const { send, service } = await serviceRelay()
  service.status = 503
  expect((await send('GET', details('cp_a'))).code).toBe('rights_unknown')
  service.status = 200
  expect((await send('GET', details('cp_a'))).status).toBe(200)
  expect(service.asked).toBe(2)
})

test('the list is kept for a minute and asked for once by all who wait', async () => {
  const { send, service, time } = await serviceRelay()
  await Promise.all([send('GET', details('cp_a')), send('GET', details('cp_a')), send('GET', '/session')])
  expect(service.asked).toBe(1)
  time.now += 59_000
  await send('GET', details('cp_a'))
  expect(service.asked).toBe(1)
  service.rows = []
  time.now += 1_000
  expect((await send('GET', details('cp_a'))).code).toBe('forbidden')
  expect(service.asked).toBe(2)
})

test('S25: a clock that was set back does not keep a partner who was taken away', async () => {
  const { send, service, time } = await serviceRelay()
  expect((await send('GET', details('cp_a'))).status).toBe(200)
  service.rows = []
  time.now -= 3_600_000
  expect((await send('GET', details('cp_a'))).code).toBe('forbidden')
})

test('an id that is not in the list is asked about again after five seconds, so that guessing does not reach the service', async () => {
  const { send, service, time } = await serviceRelay()
  for (let at = 0; at < 50; at += 1) await send('GET', details(`cp_guess_${at}`))
  expect(service.asked).toBe(1)
  service.rows = [row('cp_a'), row('cp_new')]
  time.now += 5_000
  expect((await send('GET', details('cp_new'))).status).toBe(200)
  expect(service.asked).toBe(2)
})

test('the person who has created a customer partner may act for it at once', async () => {
  const { send, service } = await serviceRelay()
  expect((await send('GET', details('cp_new'))).code).toBe('forbidden')
  service.rows = [row('cp_a'), row('cp_new')]
  const created = await send('POST', endpoints.createBusiness.path, {
    body: { channel_partner_id: 'chp_p' },
    headers: { 'Idempotency-Key': 'key-create-partner' },
  })
  expect(created.status).toBe(200)
  expect((await send('GET', details('cp_new'))).status).toBe(200)
})

const trouble: [string, TestRelay['upstream']['answer']][] = [
  ['answers 500', () => new Response('{}', { status: 500 })],
  ['answers a page', () => new Response('<html>')],
  ['answers no list', () => Response.json({ data: { id: 'cp_a' } })],
  ['cannot be reached', () => new TypeError('fetch failed')],
]

test.each(trouble)(
  'S25: a service that %s lets nothing pass, and the answer is not "forbidden"',
  async (_what, answer) => {
    const relay = await serviceRelay()
    relay.upstream.answer = answer
    const paths = ['/operations', '/events', '/inbox'].map((path) => `${path}?customer_partner_id=cp_a`)
    const answers = await Promise.all([
      ...[details('cp_a'), '/session', '/inbox', ...paths].map((path) => relay.send('GET', path)),
      relay.withdraw('key-of-nobody-knows'),
    ])
    const told = answers.map(({ status, code, headers }) => [status, code, headers.get('Retry-After')])
    expect(told).toEqual(answers.map(() => [503, 'rights_unknown', '2']))
  },
)

test('S25: between two questions to a service that does not answer, no answer is "forbidden"', async () => {
  const { send, service, time } = await serviceRelay()
  await send('GET', details('cp_a'))
  service.status = 500
  time.now += 5_000
  for (let at = 0; at < 3; at += 1) expect((await send('GET', details('cp_new'))).code).toBe('rights_unknown')
  expect(service.asked).toBe(2)
})

test('a withdrawal can be read by the person who sent it while rights are not known, and by no other', async () => {
  let isDown = false
  let principal = staff
  const relay = await testRelay({
    authenticate: () => principal,
    ownsCustomerPartner: () => {
      if (isDown) throw new Error('down')
      return true
    },
  })
  relay.upstream.answer = () => new TypeError('lost')
  expect((await relay.withdraw('key-lost')).code).toBe('outcome_unknown')
  isDown = true
  const read = () =>
    Promise.all([relay.send('GET', '/operations/key-lost'), relay.send('GET', '/operations/key-lost/rows')])
  const [operation, rows] = await read()
  expect(operation.data).toMatchObject({ id: 'key-lost', state: 'unknown' })
  expect(rows.data).toEqual([])
  principal = { ...staff, userId: 'uQ' }
  for (const answer of await read()) expect([answer.status, answer.code]).toEqual([503, 'rights_unknown'])
})

test('S25: an operation is found by people who may act for its owner, also where the owners cannot be listed', async () => {
  const owned = new Set(['cp_a'])
  let principal = staff
  const relay = await testRelay({
    authenticate: () => principal,
    ownsCustomerPartner: ({ customerPartnerId }) => owned.has(customerPartnerId),
  })
  await relay.withdraw('key-by-callback')
  principal = { ...staff, userId: 'uQ' }
  expect((await relay.send('GET', '/operations/key-by-callback')).data).toMatchObject({ state: 'accepted' })
  owned.clear()
  expect((await relay.send('GET', '/operations/key-by-callback')).code).toBe('not_found')
})

test('S25: the inbox of one partner is open to people who may act for it, also where the owners cannot be listed', async () => {
  const owned = new Set(['cp_a'])
  const { send, withdraw, ...relay } = await testRelay({
    authenticate: () => staff,
    ownsCustomerPartner: ({ customerPartnerId }) => owned.has(customerPartnerId),
  })
  await sendWebhook({ send, withdraw, ...relay })
  // Made after the word, which therefore is not about it by itself.
  relay.time.now += 1
  await withdraw('key-in-the-inbox')
  const { data } = await send('GET', '/inbox?customer_partner_id=cp_a')
  const [event] = data as { id: string }[] // what the route answers
  expect((await send('GET', '/inbox?customer_partner_id=cp_b')).code).toBe('forbidden')
  const assign = () =>
    send('POST', `/inbox/${event?.id}/assignment`, { body: { operationId: 'key-in-the-inbox' } })
  owned.clear()
  expect((await assign()).code).toBe('not_found')
  owned.add('cp_a')
  expect((await assign()).data).toMatchObject({ state: 'succeeded', matched: 'assigned' })
})

test('S25: the host’s own answer counts when it is yes, something else is no, and a throw or a timeout is neither', async () => {
  const asked: unknown[] = []
  const fail = () => {
    throw new Error('down')
  }
  const answers: [() => boolean | Promise<boolean>, number][] = [
    [() => true, 200],
    [() => Promise.resolve(true), 200],
    [() => false, 403],
    [() => Promise.reject(new Error('down')), 503],
    [fail, 503],
    // The cast stands for a host without types.
    [() => 'yes' as unknown as boolean, 403],
    [() => new Promise(() => undefined), 503],
  ]
  for (const [answer, status] of answers) {
    const { send, upstream } = await testRelay({
      authenticate: () => staff,
      ownsCustomerPartner: ({ channelPartnerId, customerPartnerId }) => {
        asked.push([channelPartnerId, customerPartnerId])
        return answer()
      },
      // The two seconds are over at once.
      clock: { setTimer },
    })
    expect((await send('GET', details('cp_a'))).status).toBe(status)
    expect(upstream.seen).toHaveLength(status === 200 ? 1 : 0)
  }
  expect(asked).toHaveLength(answers.length)
  expect(asked[0]).toEqual(['chp_p', 'cp_a'])
})

test('the service and the host cannot both decide', async () => {
  await expect(testRelay({ customerPartnersOf: 'service', ownsCustomerPartner: () => true })).rejects.toThrow(
    'one of them decides',
  )
})

test.each<[Partial<Principal>, string[], string | null, number]>([
  [{ role: 'customer-partner' }, [], 'forbidden', 0],
  // The cast stands for a host without types.
  [{ channelPartnerId: undefined as never }, [], 'forbidden', 0],
  [{ customerPartners: [{ id: 'cp_a', name: 'Ada' }] }, ['Ada', 'cp_b'], null, 1],
])('S25: %j may act for %j, and for cp_b: %s', async (person, names, code, asked) => {
  const { send, service } = await serviceRelay(person)
  service.rows = [row('cp_a'), { ...row('cp_b'), name: 7 }]
  const { data } = await send('GET', '/session')
  expect((data as Principal).customerPartners.map(({ name }) => name)).toEqual(names)
  expect((await send('GET', details('cp_b'))).code).toBe(code)
  expect(service.asked).toBe(asked)
})

test('S25: a channel partner whose id no address can hold acts for nobody, and no question is asked', async () => {
  const { send, service } = await serviceRelay({ channelPartnerId: '..' })
  expect((await send('GET', details('cp_a'))).code).toBe('forbidden')
  expect((await send('GET', '/session')).data).toMatchObject({ customerPartners: [] })
  expect(service.asked).toBe(0)
})
