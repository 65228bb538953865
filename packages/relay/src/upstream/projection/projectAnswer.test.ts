import { type EndpointName, answerFields, endpoints } from '@onlend/core/internal'
import { createSandbox } from '@onlend/sandbox'
import { expect, test } from 'vitest'
import { toPath } from '../../../test/toPath.ts'
import { canaries, testRelay } from '../../../test/testRelay.ts'
import type { RelayAnswer } from '../../http/index.ts'
import { createProjection } from './createProjection.ts'
import { projectAnswer } from './projectAnswer.ts'

// The cast names what the table's own keys are.
const cut = Object.keys(answerFields) as EndpointName[]
const internal =
  /"(?:bvn|root_user|completed_guides|user":"|customer_partner_account_id|meta|webhook_url|data_sharing_webhook_url|license_partner|virtual_account_provider_id|app_key|capital_partner_\w+|customer_partner_capital_\w+)/
const ids = { customerPartnerId: 'cp_adaeze', channelPartnerId: 'chp_harbour' }
const business = {
  channel_partner_id: ids.channelPartnerId,
  email: 'a@b.test',
  first_name: 'A',
  last_name: 'B',
  country_name: 'Nigeria',
  country_short_name: 'NG',
  business_name: 'New Ltd',
  company_description: '',
  industry: 'Commerce',
  company_size: '1-5',
  sector: 'lender',
  years_of_operations: '2+ Years',
  tax_identification_number: '123',
  company_name: 'New Limited',
  support_email: 'c@d.test',
  phone_number: '0803',
  website: 'https://new.test',
  registered_country: 'Nigeria',
  registered_state: 'Lagos',
  registered_city: 'Ikeja',
  registered_street: '1 Road',
}
const bodies: Partial<Record<EndpointName, Record<string, unknown>>> = {
  createBusiness: business,
  requestDrawdown: { amount: 1_000, tenor: 30 },
}

test.each(cut)('T82: what %s answers holds no internal id, and all that the contract needs', async (name) => {
  const sandbox = createSandbox({ apiKey: canaries.key })
  const passed: string[] = []
  const relay = await testRelay({
    upstream: {
      baseUrl: 'https://service.test',
      apiKey: canaries.key,
      async fetch(request) {
        const text = await (await sandbox.fetch(request)).text()
        passed.push(text)
        return new Response(text)
      },
    },
    authenticate: () => ({
      userId: 'uP',
      role: 'channel-partner',
      channelPartnerId: ids.channelPartnerId,
      customerPartners: [{ id: ids.customerPartnerId, name: 'A' }],
    }),
  })
  const { method, path, output } = endpoints[name]
  const body = bodies[name]
  const options = body ? { body, headers: { 'Idempotency-Key': `key-projected-${name}` } } : {}
  const answer = await relay.send(method, toPath(path, ids), options)
  expect(passed[0]).toMatch(internal)
  expect([answer.status, answer.text]).toEqual([200, expect.not.stringMatching(internal)])
  expect(output.safeParse(JSON.parse(answer.text))).toMatchObject({ success: true })
  if (!body) return
  const again = await relay.send(method, toPath(path, ids), options)
  expect([again.headers.get('Idempotency-Replayed'), again.text]).toEqual(['true', answer.text])
})

test('S26: rows of another channel partner are dropped and counted, and the log names no partner', async () => {
  const { send, upstream, logs } = await testRelay()
  const rows = [
    '{"id":"cp_a","name":"A","channel_partner_id":"chp_p","score":"12345678901234567890.10"}',
    '{"id":"cp_z","name":"Z","channel_partner_id":"chp_q"}',
    '{"id":"cp_y","name":"Y","channel_partner_id":"chp_p","channel_partner_id":"chp_q"}',
    '{"id":"cp_x","name":"X","channel_partner\\u005fid":"chp_q"}',
    '{"id":"cp_w","name":"W","channel_partner_id":["chp_p"]}',
    '{"id":"cp_n","name":"N","channel_partner_id":null}',
    '{"id":"cp_m","name":"M","channel_partner_id":"chp\\u005fp","score":12345678901234567890.10}',
  ]
  upstream.answer = () => new Response(`{"status":"success","message":"ok","data":[${rows.join()}]}`)
  const answer = await send('GET', toPath(endpoints.listCustomerPartners.path), { as: 'uP' })
  expect(answer.text.match(/cp_\w/g)).toEqual(['cp_a', 'cp_n', 'cp_m'])
  expect(answer.text.match(/12345678901234567890\.10/g)).toHaveLength(2)
  const [line = '{}'] = logs.filter((one) => one.includes('answer.foreign_rows'))
  expect(JSON.parse(line)).toMatchObject({ endpoint: 'listCustomerPartners', dropped: 4 })
  expect(logs.join()).not.toMatch(/cp_[zyxw]|chp_q/)
})

test('S26: a host that lets all fields pass still sees no rows of others', async () => {
  const { send, upstream } = await testRelay({ answerFields: { listCustomerPartners: 'all' } })
  const rows = [
    { id: 'cp_a', channel_partner_id: 'chp_p', bvn: '1' },
    { id: 'cp_z', channel_partner_id: 'chp_q' },
  ]
  upstream.answer = () => Response.json({ status: 'success', message: 'ok', data: rows })
  const answer = await send('GET', toPath(endpoints.listCustomerPartners.path), { as: 'uP' })
  expect(answer.data).toEqual([rows[0]])
})

test('a host adds the fields that its own page needs', async () => {
  const { send, upstream } = await testRelay({
    answerFields: { getCustomerPartner: ['bvn', 'lockbox_account.meta'] },
  })
  const partner = {
    id: 'cp_a',
    name: 'A',
    bvn: '00000000055',
    webhook_url: 'https://a.test/hook',
    lockbox_account: { id: 'l', meta: null, other: 1 },
  }
  upstream.answer = () => Response.json({ status: 'success', message: 'ok', data: partner })
  const { data } = await send('GET', toPath(endpoints.getCustomerPartner.path))
  expect(data).toEqual({
    id: 'cp_a',
    name: 'A',
    bvn: '00000000055',
    lockbox_account: { id: 'l', meta: null },
  })
})

test('what cannot be added is refused at creation', async () => {
  await expect(testRelay({ answerFields: { getCreditLimit: 'all' } })).rejects.toThrow(
    'answerFields.getCreditLimit',
  )
  await expect(testRelay({ answerFields: { getCustomerPartner: ['a..b'] } })).rejects.toThrow('paths such as')
})

test('a refusal of the service passes in its own words', async () => {
  const { send, upstream } = await testRelay()
  const refusal = { status: 'error', message: 'Not today', data: { field: 'tenor' } }
  upstream.answer = () => Response.json(refusal, { status: 422 })
  const answer = await send('POST', toPath(endpoints.requestDrawdown.path), {
    body: { amount: 1, tenor: 30 },
    headers: { 'Idempotency-Key': 'key-refused-drawdown' },
  })
  expect([answer.status, JSON.parse(answer.text)]).toEqual([422, refusal])
})

test('an answer that cannot be read is refused where it has fields to leave out, and passes elsewhere', () => {
  // The cast leaves out what only dropped rows need.
  const context = {
    answerFields: new Map([['getBusiness', createProjection(['name', 'name.first'])]]),
  } as never
  const project = (answer: Partial<RelayAnswer>, endpoint = 'getBusiness') =>
    projectAnswer(context, { status: 200, headers: {}, body: null, ...answer } as RelayAnswer, {
      // The cast stands for an endpoint with a list of fields.
      endpoint: endpoint as never,
      channelPartnerId: null,
    }).body
  const body = '{"status":"success","data":{"name":{"first":"A"},"id":7}}'
  expect(project({ body })).toBe('{"status":"success","data":{"name":{"first":"A"}}}')
  expect([project({}), project({ body }, 'other'), project({ body, status: 300 })]).toEqual([
    null,
    body,
    body,
  ])
  for (const wrong of [new ReadableStream<Uint8Array>(), new Uint8Array([0xff])])
    expect(() => project({ body: wrong })).toThrow('upstream_invalid')
})
