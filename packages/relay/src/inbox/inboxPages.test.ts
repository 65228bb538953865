import { expect, test } from 'vitest'
import type { Principal } from '../http/Principal.ts'
import { openSharedDatabase } from '../../test/openSharedDatabase.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { people, type TestAnswer, type TestRelay, testRelay, webhookSecret } from '../../test/testRelay.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'
import { defaultWebhookParser } from './defaultWebhookParser.ts'
import type { WebhookParser } from './WebhookEvent.ts'

type Listed = { id: string; why: string; place: string; dismissal: unknown }

const operator: Principal = { userId: 'uO', role: 'customer-partner', customerPartners: [], operator: true }
const channel: Principal = { ...people.uP, customerPartners: [...people.uP.customerPartners] }
/** A request with this header is of the channel partner's person; all others are of the operator. */
const asChannel = { 'X-Test-Channel': '1' }

/** A relay whose parser fails at an event that is called unread. */
function inboxRelay(): Promise<TestRelay> {
  const parse: WebhookParser = (body) => {
    if (body.includes('something.unread')) throw new Error('a new shape')
    return defaultWebhookParser(body)
  }
  return testRelay({
    authenticate: (request) => (request.headers.has('X-Test-Channel') ? channel : operator),
    webhooks: { service: { verify: standardWebhookVerifier({ secrets: [webhookSecret] }), parse } },
  })
}
/** Writes each open settlement event down again as often as that, as if the webhook had told it so; a webhook of so many settlement events takes seconds. */
async function repeatWords(count: number): Promise<void> {
  const columns =
    'delivery_id, environment, source, kind, outcome, customer_partner_id, amount, signed, quarantined, state, received_at'
  await (await openSharedDatabase()).query(
    `insert into onlend_events (id, position, ${columns})
    select gen_random_uuid()::text, n, ${columns} from onlend_events, generate_series(1, $1) n`,
    [count],
  )
}
const list = async ({ send }: TestRelay, query = '', headers = {}): Promise<Listed[]> =>
  // The cast names what the route sends.
  (await send('GET', `/inbox${query}`, { headers })).data as Listed[]
const dismiss = (
  { send }: TestRelay,
  id: string | undefined,
  body: Record<string, unknown>,
): Promise<TestAnswer> => send('POST', `/inbox/${id}/dismissal`, { body })

test('the inbox is listed oldest first, 200 at a time, and the place of the last one leads to the next', async () => {
  const relay = await inboxRelay()
  await sendWebhook(relay, { id: 'evt_1', event: 'something.unread' })
  relay.time.now += 1
  await sendWebhook(relay, { id: 'evt_2' })
  await repeatWords(203)
  relay.time.now += 1
  await sendWebhook(relay, { id: 'evt_3', event: 'something.unread' })
  const first = await list(relay)
  const rest = await list(relay, `?after=${first.at(-1)?.place}`)
  expect([first.length, first[0]?.why, rest.length, rest.at(-1)?.why]).toEqual([
    200,
    'unparsed',
    6,
    'unparsed',
  ])
  expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(206)
  for (const query of ['?', '?customer_partner_id=cp_a&']) {
    const page = await list(relay, query.slice(0, -1), asChannel)
    const next = await list(relay, `${query}after=${page.at(-1)?.place}`, asChannel)
    expect([query, page.length, next.length]).toEqual([query, 200, 4])
    expect(next.some(({ id }) => page.some((one) => one.id === id))).toBe(false)
  }
})

test('intermediate states fill no page of the inbox, and are listed on request', async () => {
  const relay = await inboxRelay()
  for (let at = 0; at < 3; at += 1) await sendWebhook(relay, { id: `evt_${at}`, event: 'withdrawal.pending' })
  expect(await list(relay)).toEqual([])
  expect((await list(relay, '?why=unread')).map(({ why }) => why)).toEqual(['unread', 'unread', 'unread'])
})

test('a list of the inbox whose place or reason cannot be is refused', async () => {
  const { send } = await inboxRelay()
  const places = ['after=1', 'after=_a', 'after=x_a', 'after=1_']
  const reasons = ['why=unmatched', 'why=', 'why=unread&customer_partner_id=cp_a']
  for (const query of [...places, ...reasons])
    expect([query, (await send('GET', `/inbox?${query}`)).code]).toEqual([query, 'malformed_request'])
})

test('an operator dismisses an event that belongs to no operation, and who, when and why are kept with it', async () => {
  const relay = await inboxRelay()
  await sendWebhook(relay, { id: 'evt_1' })
  await sendWebhook(relay, { id: 'evt_2', event: 'something.unread' })
  await sendWebhook(relay, { id: 'evt_3', event: 'withdrawal.pending' })
  const open = [...(await list(relay)), ...(await list(relay, '?why=unread'))]
  expect(open.map(({ dismissal }) => dismissal)).toEqual([null, null, null])
  for (const { id } of open) {
    const answer = await dismiss(relay, id, { reason: '  Of \u2067another\u200b host  ' })
    const dismissal = { by: 'uO', at: '2026-03-02T10:00:00.000Z', reason: 'Of another host' }
    expect(answer.data).toEqual({ id, dismissal })
    expect((await dismiss(relay, id, { reason: 'Twice' })).code).toBe('not_found')
    expect((await list(relay, '?why=dismissed')).find((one) => one.id === id)).toMatchObject({
      why: 'dismissed',
      dismissal,
    })
  }
  expect([...(await list(relay)), ...(await list(relay, '?why=unread'))]).toEqual([])
  expect(relay.logs.filter((line) => line.includes('webhook.dismissed'))).toHaveLength(3)
  expect(relay.logs.join()).not.toContain('Of another host')
})

test('a dismissed event stays dismissed when webhooks are replayed, and can be assigned by hand', async () => {
  const relay = await inboxRelay()
  await sendWebhook(relay)
  const [event] = await list(relay)
  await dismiss(relay, event?.id, { reason: 'Of another host' })
  expect((await relay.send('POST', '/inbox/replay', { body: {} })).data).toEqual({ read: 0, skipped: 0 })
  expect(await list(relay)).toEqual([])
  relay.time.now += 1
  const sent = await relay.withdraw('key-after-all', {}, { headers: asChannel })
  expect(sent.status).toBe(200)
  const operation = async () =>
    (await relay.send('GET', '/operations/key-after-all', { headers: asChannel })).data
  expect(await operation()).toMatchObject({ state: 'accepted' })
  const body = { operationId: 'key-after-all', customerPartnerId: 'cp_a' }
  expect((await relay.send('POST', `/inbox/${event?.id}/assignment`, { body })).data).toMatchObject({
    state: 'succeeded',
    matched: 'assigned',
  })
  expect(await list(relay, '?why=dismissed')).toEqual([])
})

test('S24: a channel partner’s person neither dismisses a settlement event nor sees what was dismissed', async () => {
  const relay = await inboxRelay()
  await sendWebhook(relay)
  const [event] = await list(relay, '', asChannel)
  const path = `/inbox/${event?.id}/dismissal`
  const answer = await relay.send('POST', path, { headers: asChannel, body: { reason: 'a test' } })
  expect([answer.code, (await list(relay)).length]).toEqual(['forbidden', 1])
  for (const why of ['unread', 'dismissed']) {
    const asked = await relay.send('GET', `/inbox?why=${why}`, { headers: asChannel })
    expect([why, asked.code]).toEqual([why, 'forbidden'])
  }
})

test('a dismissal without a reason of at most 200 characters, or with more beside it, is refused', async () => {
  const relay = await inboxRelay()
  await sendWebhook(relay)
  const [event] = await list(relay)
  const long = 'x'.repeat(200)
  for (const body of [
    ...[{}, { reason: ' ' }, { reason: 7 }, { reason: `${long}x` }, { reason: 'a', operationId: 'b' }],
  ])
    expect([body, (await dismiss(relay, event?.id, body)).code]).toEqual([body, 'malformed_request'])
  expect(await list(relay)).toHaveLength(1)
  expect((await dismiss(relay, event?.id, { reason: long })).status).toBe(200)
})
