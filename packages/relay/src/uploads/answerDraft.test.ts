import { expect, test } from 'vitest'
import { stagingRelay } from '../../test/stagingRelay.ts'

const path = '/drafts/submitCreditAssessment/current?customer_partner_id=cp_a'
const value = { period: '12', years: [{ year: '2025', turnover: '1200000.50' }], note: 'é' }

test('a draft is read as it was saved, by people who may act for the partner', async () => {
  const { send } = await stagingRelay()
  expect((await send('GET', path)).text).toBe('{"status":"success","message":"ok","data":null}')
  const saved = await send('PUT', path, { body: { revision: null, value } })
  const draft = { revision: 1, value, savedBy: null, savedAt: '2026-03-02T10:00:00.000Z' }
  expect([saved.status, saved.data]).toEqual([200, draft])
  expect((await send('GET', path, { as: 'uP' })).data).toEqual(draft)
  const other = '/drafts/submitCreditAssessment/other?customer_partner_id=cp_a'
  expect((await send('GET', other)).data).toBe(null)
})

test('a change that was made on an older draft is refused, and the answer holds the newer one', async () => {
  const { send } = await stagingRelay()
  await send('PUT', path, { body: { revision: null, value } })
  await send('PUT', path, { as: 'uP', body: { revision: 1, value: { period: '6' } } })
  for (const revision of [null, 1, 3]) {
    const late = await send('PUT', path, { body: { revision, value } })
    expect([late.status, late.code]).toEqual([409, 'draft_changed'])
    expect(late.data).toMatchObject({ revision: 2, value: { period: '6' } })
  }
})

test('a colleague’s page gets the revision of every saved draft, and nothing of its content', async () => {
  const { send } = await stagingRelay()
  const events = '/events?customer_partner_id=cp_a'
  const [start] = (await send('GET', events)).data as { id: string }[]
  await send('PUT', path, { body: { revision: null, value } })
  await send('PUT', path, { as: 'uP', body: { revision: 1, value: { period: '6' } } })
  await send('PUT', path, { body: { revision: 1, value } })
  const heard = await send('GET', events, { headers: { 'Last-Event-ID': start?.id ?? '' } })
  const about = {
    topic: 'drafts',
    customerPartnerId: 'cp_a',
    operationId: null,
    kind: 'submitCreditAssessment',
  }
  const id: unknown = expect.any(String)
  expect(heard.data).toEqual([
    { ...about, id, revision: 1, quiet: null },
    { ...about, id, revision: 2, quiet: null },
  ])
})

test.each([
  ['no JSON', '{'],
  ['no object', '[]'],
  ['no value', '{"revision":null}'],
  ['a list for a value', '{"revision":null,"value":[]}'],
  ['no revision', '{"value":{}}'],
  ['a revision that is none', '{"revision":"1","value":{}}'],
  ['a revision of zero', '{"revision":0,"value":{}}'],
  ['a key twice', '{"revision":null,"value":{"a":1,"a":2}}'],
  ['a prototype', '{"revision":null,"value":{"__proto__":{"a":1}}}'],
  ['a text that no store holds', '{"revision":null,"value":{"a":"\\u0000"}}'],
  ['ten thousand levels', `{"revision":null,"value":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`],
])('S22: a draft with %s is refused', async (_what, body) => {
  const { send } = await stagingRelay()
  const answer = await send('PUT', path, { body })
  expect([answer.status, answer.code]).toEqual([400, 'malformed_request'])
  expect((await send('GET', path)).data).toBe(null)
})

test('S87: a draft is as large as a form can be, and a partner has fifty at most', async () => {
  const { send } = await stagingRelay()
  const large = { revision: null, value: { note: 'x'.repeat(65_536) } }
  expect((await send('PUT', path, { body: large })).code).toBe('body_too_large')
  expect((await send('PUT', path, { body: { ...large, value: { note: 'x'.repeat(65_000) } } })).status).toBe(
    200,
  )
  const statuses: number[] = []
  for (let at = 0; at < 60; at += 1) {
    const one = `/drafts/submitCreditAssessment/set_${at}?customer_partner_id=cp_a`
    statuses.push((await send('PUT', one, { body: { revision: null, value: {} } })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(49)
  expect(statuses.at(-1)).toBe(413)
})

test.each([
  '/drafts/withdraw/current?customer_partner_id=cp_a',
  '/drafts/submitCreditAssessment/a.b?customer_partner_id=cp_a',
  '/drafts/submitCreditAssessment/current',
  '/drafts/submitCreditAssessment/current?customer_partner_id=cp_a&customer_partner_id=cp_b',
])('there is no draft at %s', async (address) => {
  const { send } = await stagingRelay()
  expect((await send('GET', address)).code).toBe('malformed_request')
})

test('a draft in another media type is refused', async () => {
  const { send } = await stagingRelay()
  const answer = await send('PUT', path, { body: '{}', headers: { 'Content-Type': 'text/plain' } })
  expect(answer.code).toBe('unsupported_media_type')
})
