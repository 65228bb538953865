import { endpoints, relayErrors } from '@onlend/core'
import { expect, test } from 'vitest'
import { canaries, type PersonName, testRelay } from '../test-support/testRelay.ts'

const ids = { customerPartnerId: 'cp_a', channelPartnerId: 'chp_p', country: 'ghana', perPage: '50' }

function pathOf(template: string, changes: Record<string, string> = {}): string {
  const values: Record<string, string> = { ...ids, ...changes }
  return template.replace(/\{(\w+)\??\}/g, (_match, name: string) => values[name] ?? '')
}

const reads = Object.values(endpoints).filter(({ method }) => method === 'GET')
const writes = Object.values(endpoints).filter(({ method }) => method !== 'GET')

test.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))('%s is forwarded with the key and nothing of the browser', async (_name, { path }) => {
  const { send, upstream } = await testRelay()
  const answer = await send('GET', pathOf(path), {
    as: 'uP',
    headers: { Authorization: 'Bearer other', 'X-Forwarded-Host': 'evil.test', 'X-HTTP-Method-Override': 'DELETE', 'If-None-Match': 'x' },
  })
  expect(answer.status).toBe(200)
  const [seen] = upstream.seen
  expect(seen?.url).toBe(`https://service.test/base${pathOf(path)}`)
  expect(Object.keys(seen?.headers ?? {}).sort()).toEqual(['accept', 'accept-encoding', 'authorization', 'x-request-id'])
  expect(seen?.headers.authorization).toBe(`Bearer ${canaries.key}`)
})

test('S07: of ten thousand generated paths only the fourteen of the contract reach the service', async () => {
  const { send, upstream } = await testRelay()
  const words = ['v1', 'v2', 'V1', 'banks', 'ghana', '50', 'customer-partner', 'customer_partners', 'cp_a', 'cp_b', 'customers', 'x;y=1', '',
    'credit-limit', 'current', 'draw-downs', 'active', '..', '%2e%2e', 'transactions', 'financings', 'channel-partner', 'baas', 'a%2fb']
  let seed = 20260302
  const next = (limit: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  for (let round = 0; round < 10_000; round += 1) {
    const path = Array.from({ length: 1 + next(6) }, () => `/${words[next(words.length)]}`).join('')
    await send('GET', path)
  }
  const allowed = reads.map(({ path }) => new RegExp(`^${pathOf(path, { country: '[^/]+', perPage: '[^/]+' }).replace('/[^/]+$', '')}(?:/[^/]+)?$`))
  for (const { url } of upstream.seen) {
    expect(allowed.some((pattern) => pattern.test(url.replace('https://service.test/base', '')))).toBe(true)
  }
  expect(upstream.seen.length).toBeGreaterThan(0)
})

test.each(Object.values(endpoints).map(({ name, path, method }) => [name, path, method] as const))(
  'S08: %s answers no other method',
  async (_name, path, method) => {
    const { send, upstream } = await testRelay()
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PURGE']) {
      // The customer list and the registration of a customer share their path.
      if (other === method || (path.endsWith('/customers') && path.includes('customer_partners'))) continue
      const answer = await send(other, pathOf(path), { as: 'uP' })
      expect([answer.status, answer.code]).toEqual([405, 'method_not_allowed'])
      expect(answer.headers.get('Allow')).toContain(method)
    }
    expect(upstream.seen).toEqual([])
  },
)

test('S10: HEAD answers like GET without a body, and OPTIONS is answered by the relay alone', async () => {
  const { send, upstream } = await testRelay()
  expect((await send('HEAD', pathOf(endpoints.getCreditLimit.path))).text).toBe('')
  expect((await send('OPTIONS', pathOf(endpoints.withdraw.path), { as: null })).status).toBe(204)
  expect(upstream.seen).toHaveLength(1)
})

test('S11: a query on an endpoint is refused, since the API document shows none', async () => {
  const { send, upstream } = await testRelay()
  const answer = await send('GET', `${pathOf(endpoints.listFinancings.path)}?page=2`)
  expect([answer.status, answer.code]).toEqual([400, 'malformed_request'])
  expect((await send('GET', '/operations?customer_partner_id=cp_a&customer_partner_id=cp_b')).status).toBe(400)
  expect(upstream.seen).toEqual([])
})

const owned = Object.values(endpoints).filter(({ owner, path }) => owner && path.includes(`{${owner}}`))

test.each(owned.map((endpoint) => [endpoint.name, endpoint] as const))('S20: %s of another owner is refused before anything is sent', async (_name, { path, method }) => {
  const { send, upstream } = await testRelay()
  const foreign = pathOf(path, { customerPartnerId: 'cp_b', channelPartnerId: 'chp_q' })
  const options = method === 'GET' ? {} : { body: { amount: 1 }, headers: { 'Idempotency-Key': 'key-foreign' } }
  for (const person of ['uA', 'uP'] as PersonName[]) {
    const answer = await send(method, foreign, { as: person, ...options })
    expect([answer.status, answer.code]).toEqual([403, 'forbidden'])
  }
  expect(upstream.seen).toEqual([])
})

test('S24: a customer partner cannot call what only a channel partner may', async () => {
  const { send, upstream } = await testRelay()
  const channelOnly = ['createBusiness', 'submitCreditAssessment', 'getCustomerPartner', 'listCustomerPartners'] as const
  for (const name of channelOnly) {
    const { method, path } = endpoints[name]
    expect((await send(method, pathOf(path))).status).toBe(403)
  }
  expect(upstream.seen).toEqual([])
})

test('S28: an owner that exists and one that does not are refused in the same words', async () => {
  const { send } = await testRelay()
  const [known, unknown] = await Promise.all(['cp_b', 'cp_nobody'].map((id) => send('GET', pathOf(endpoints.getCreditLimit.path, { customerPartnerId: id }))))
  expect([known?.status, known?.text]).toEqual([unknown?.status, unknown?.text])
})

test('S29: a write without the proof that it comes from this site is refused', async () => {
  const { withdraw, upstream } = await testRelay()
  const forged: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://app.test.evil.test' },
  ]
  for (const headers of forged) expect((await withdraw('key-cross-site', {}, { headers })).code).toBe('cross_site')
  expect(upstream.seen).toEqual([])
})

test('S30: a read that the browser calls cross-site is refused', async () => {
  const { send } = await testRelay()
  const answer = await send('GET', '/events?customer_partner_id=cp_a', { headers: { 'Sec-Fetch-Site': 'cross-site', Accept: 'text/event-stream' } })
  expect(answer.code).toBe('cross_site')
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('S83: a stranger gets the same answer everywhere', async () => {
  const { send, upstream } = await testRelay()
  const answers = await Promise.all(['/v1/banks/ghana', '/v9/none', '/operations/op_1', '/session', '/v1/banks/%2e'].map((path) => send('GET', path, { as: null })))
  expect(new Set(answers.map(({ status, text }) => `${status}${text}`)).size).toBe(1)
  expect(answers[0]?.code).toBe('unauthenticated')
  expect(upstream.seen).toEqual([])
})

test.each([
  ['throws', () => Promise.reject(new Error(canaries.key))],
  ['returns a number', () => 1 as never],
  ['returns a principal without a role', () => ({ userId: 'x', customerPartners: [] }) as never],
])('an authenticate that %s means nobody', async (_what, authenticate) => {
  const { send } = await testRelay({ authenticate })
  expect((await send('GET', '/session')).status).toBe(401)
})

test('S25: authorize can take away and a throw takes away', async () => {
  for (const authorize of [() => false, () => Promise.reject(new Error('down')), () => 'yes' as never]) {
    const { send, withdraw, upstream } = await testRelay({ authorize })
    expect((await send('GET', pathOf(endpoints.getCreditLimit.path))).status).toBe(403)
    expect((await withdraw('key-authorize')).status).toBe(403)
    expect(upstream.seen).toEqual([])
  }
})

test('T79: an app_key reaches nobody, wherever the service puts it', async () => {
  const { send, upstream } = await testRelay()
  const secret = { app_key: canaries.appKey, id: 'x', inner: [{ 'App-Key': canaries.appKey }] }
  upstream.answer = () => Response.json({ status: 'success', message: 'ok', data: [secret, { user: secret }] })
  const answer = await send('GET', pathOf(endpoints.listCustomerPartners.path), { as: 'uP' })
  expect(answer.data).toEqual([{ id: 'x', inner: [{}] }, { user: { id: 'x', inner: [{}] } }])
})

test('S51: the key is taken out of an answer that quotes it', async () => {
  const { send, upstream } = await testRelay()
  upstream.answer = () => Response.json({ status: 'error', message: `Bearer ${canaries.key} is unknown`, data: [btoa(canaries.key)] }, { status: 400 })
  const answer = await send('GET', pathOf(endpoints.getCreditLimit.path))
  expect(answer.text).toContain('[removed] is unknown')
  expect(answer.text).not.toContain(btoa(canaries.key))
})

test('S45: an answer without secrets passes digit for digit', async () => {
  const { send, upstream } = await testRelay()
  const text = '{ "status":"success", "data": {"limit": 12345678901234567890.10, "limit": 1e400} }'
  upstream.answer = () => new Response(text, { headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b', ETag: 'x' } })
  const answer = await send('GET', pathOf(endpoints.getCreditLimit.path))
  expect(answer.text).toBe(text)
  expect(answer.headers.get('Content-Type')).toBe('application/json')
  expect(answer.headers.has('Set-Cookie') || answer.headers.has('ETag')).toBe(false)
})

const broken: [string, () => Response | Error, keyof typeof relayErrors][] = [
  ['S47: a redirect', () => new Response(null, { status: 302, headers: { Location: 'https://evil.test/' } }), 'upstream_redirect'],
  ['S33: an HTML page', () => new Response('<script>alert(1)</script>', { headers: { 'Content-Type': 'text/html' } }), 'upstream_invalid'],
  ['S53: half a body', () => new Response('{"status":"succ'), 'upstream_invalid'],
  ['S53: an empty 200', () => new Response(''), 'upstream_invalid'],
  ['S48: an unknown coding', () => new Response(new Uint8Array([0x28, 0xb5, 0x2f, 0xfd]), { headers: { 'Content-Encoding': 'zstd' } }), 'upstream_invalid'],
  ['S78: a broken connection', () => new TypeError('fetch failed to 10.0.0.7:443'), 'upstream_unreachable'],
  ['a refused key', () => Response.json({ status: 'error', message: 'bad key' }, { status: 401 }), 'credentials_refused'],
]

test.each(broken)('%s from the service becomes a refusal of the relay', async (_what, answer, code) => {
  const { send, upstream } = await testRelay()
  upstream.answer = answer
  const answered = await send('GET', pathOf(endpoints.getCreditLimit.path))
  expect([answered.status, answered.code]).toEqual([relayErrors[code].status, code])
  expect(answered.text).not.toMatch(/evil|10\.0\.0\.7|bad key|script/)
})

test('S48: a body that was compressed unasked is opened and scrubbed', async () => {
  const { send, upstream } = await testRelay()
  const body = JSON.stringify({ status: 'success', message: 'ok', data: { app_key: canaries.appKey, id: 'x' } })
  for (const [format, header] of [['gzip', 'gzip'], ['gzip', 'identity'], ['deflate', 'deflate']] as const) {
    upstream.answer = () => {
      const stream = new Blob([body]).stream().pipeThrough(new CompressionStream(format))
      return new Response(stream, { headers: { 'Content-Encoding': header } })
    }
    expect((await send('GET', pathOf(endpoints.getCreditLimit.path))).data).toEqual({ id: 'x' })
  }
})

test('T5: a 404 of the service passes as it is, and is told from one of the relay', async () => {
  const { send, upstream } = await testRelay()
  upstream.answer = () => Response.json({ status: 'error', message: 'none', data: [] }, { status: 404 })
  const theirs = await send('GET', pathOf(endpoints.getActiveDrawdown.path))
  const ours = await send('GET', '/v1/nothing')
  expect([theirs.status, theirs.code, ours.status, ours.code]).toEqual([404, null, 404, 'not_found'])
})

test('a rate limit of the service passes with its Retry-After', async () => {
  const { send, upstream } = await testRelay()
  upstream.answer = () => Response.json({ status: 'error', message: 'slow down' }, { status: 429, headers: { 'Retry-After': '7' } })
  const answer = await send('GET', pathOf(endpoints.getCreditLimit.path))
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '7'])
})

test('S54: a read is tried once more when the connection was never made, and a write never', async () => {
  const { send, withdraw, upstream } = await testRelay()
  upstream.answer = () => new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) })
  await send('GET', pathOf(endpoints.getCreditLimit.path))
  expect(upstream.seen).toHaveLength(2)
  expect((await withdraw('key-never-sent')).code).toBe('upstream_unreachable')
  expect(upstream.seen).toHaveLength(3)
})

test('T90: the session tells who I am, for whom I may act, and what I may call', async () => {
  const { send } = await testRelay()
  expect((await send('GET', '/session')).data).toEqual({
    userId: 'uA',
    displayName: null,
    role: 'customer-partner',
    channelPartnerId: null,
    customerPartners: [{ id: 'cp_a', name: 'A' }],
    environment: 'sandbox',
    capabilities: Object.keys(endpoints).filter((name) => !['createBusiness', 'submitCreditAssessment', 'getCustomerPartner', 'listCustomerPartners'].includes(name)),
    operations: { duplicateWindow: 600_000, staleAfter: 86_400_000 },
  })
})

const bodyOwned = writes.filter((endpoint) => 'ownerField' in endpoint)

test.each(bodyOwned.map((endpoint) => [endpoint.name, endpoint] as const))('S21: %s for another owner in its body is refused before anything is sent', async (_name, { path, method, ownerField }) => {
  const { send, upstream } = await testRelay()
  const field = ownerField ?? ''
  const own = field === 'channel_partner_id' ? 'chp_p' : 'cp_a'
  const bodies = [
    `{"${field}":"cp_b"}`,
    `{"${field}":"${own}","${field}":"cp_b"}`,
    `{"${field}":"cp_b","${field}":"${own}"}`,
    `{"${field.slice(0, -1)}\\u0064":"cp_b"}`,
    `{"${field}":["${own}"]}`,
    `{"${field}":7}`,
    `{"${field}":null}`,
    `{}`,
    `[{"${field}":"${own}"}]`,
    `{"data":{"${field}":"${own}"}}`,
    `{"${field}":"${own}","${field.toUpperCase()}":"cp_b"}`,
    `{"${field}":"${own}","x":{"${field}":"cp_b"}}`,
    `\ufeff{"${field}":"${own}"}`,
    `{"${field}":"${own}"} x`,
    `{"${field}":"${own}",/* */"a":1}`,
    `{"${field}":"${own}","__proto__":{"x":1}}`,
    `{"${field}":"${own}","a":${'['.repeat(100_000)}`,
  ]
  for (const [at, body] of bodies.entries()) {
    const answer = await send(method, path, { as: 'uP', body, headers: { 'Idempotency-Key': `key-body-${at}` } })
    expect([body.slice(0, 80), [400, 403].includes(answer.status)]).toEqual([body.slice(0, 80), true])
  }
  expect(upstream.seen).toEqual([])
  const fine = `{ "${field}" : "${own}", "n": 1.10, "payments":[], "transactions":[] }`
  expect((await send(method, path, { as: 'uP', body: fine, headers: { 'Idempotency-Key': 'key-body-fine' } })).status).toBe(200)
  expect(upstream.seen[0]?.body).toBe(fine)
})

test.each([
  ['text/plain', {}],
  ['application/json; charset=utf-16', {}],
  ['application/json; x=1', {}],
  ['application/x-json', {}],
  ['multipart/form-data; boundary=x', {}],
  ['application/json', { 'Content-Encoding': 'gzip' }],
])('S41: a withdrawal as %s is refused', async (type, more) => {
  const { withdraw, upstream } = await testRelay()
  const answer = await withdraw('key-type', {}, { headers: { 'Content-Type': type, ...more } })
  expect([answer.status, answer.code]).toEqual([415, 'unsupported_media_type'])
  expect(upstream.seen).toEqual([])
})

test('S36: a body over the limit is refused, by its announced length or by its bytes', async () => {
  const { withdraw, upstream } = await testRelay()
  expect((await withdraw('key-large-1', {}, { headers: { 'Content-Length': '5000000000' } })).code).toBe('body_too_large')
  expect((await withdraw('key-large-2', { narration: 'x'.repeat(2_000_000) })).code).toBe('body_too_large')
  expect(upstream.seen).toEqual([])
})
