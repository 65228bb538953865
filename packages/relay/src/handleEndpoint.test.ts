import { endpoints } from '@onlend/core/internal'
import { relayErrors } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { toPath } from '../test/toPath.ts'
import { canaries, testRelay } from '../test/testRelay.ts'

const reads = Object.values(endpoints).filter(({ method }) => method === 'GET')

test.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is forwarded with the key and nothing of the browser',
  async (_name, { path }) => {
    const { send, upstream } = await testRelay()
    const answer = await send('GET', toPath(path), {
      as: 'uP',
      headers: {
        Authorization: 'Bearer other',
        'X-Forwarded-Host': 'evil.test',
        'X-HTTP-Method-Override': 'DELETE',
        'If-None-Match': 'x',
      },
    })
    expect(answer.status).toBe(200)
    const [seen] = upstream.seen
    expect(seen?.url).toBe(`https://service.test/base${toPath(path)}`)
    expect(Object.keys(seen?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'authorization',
      'x-request-id',
    ])
    expect(seen?.headers.authorization).toBe(`Bearer ${canaries.key}`)
  },
)

test('T79: an app_key reaches no client, wherever the service puts it', async () => {
  const { send, upstream } = await testRelay()
  const secret = { app_key: canaries.appKey, id: 'x', inner: [{ 'App-Key': canaries.appKey }] }
  upstream.answer = () =>
    Response.json({ status: 'success', message: 'ok', data: [secret, { user: secret }] })
  const answer = await send('GET', toPath(endpoints.listFinancings.path), { as: 'uP' })
  expect(answer.data).toEqual([{ id: 'x', inner: [{}] }, { user: { id: 'x', inner: [{}] } }])
})

test('S51: the key is taken out of an answer that quotes it', async () => {
  const { send, upstream } = await testRelay()
  upstream.answer = () =>
    Response.json(
      { status: 'error', message: `Bearer ${canaries.key} is unknown`, data: [btoa(canaries.key)] },
      { status: 400 },
    )
  const answer = await send('GET', toPath(endpoints.getCreditLimit.path))
  expect(answer.text).toContain('[removed] is unknown')
  expect(answer.text).not.toContain(btoa(canaries.key))
})

test('S45: an answer without secrets passes digit for digit', async () => {
  const { send, upstream } = await testRelay()
  const text = '{ "status":"success", "data": {"limit": 12345678901234567890.10, "limit": 1e400} }'
  upstream.answer = () =>
    new Response(text, { headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b', ETag: 'x' } })
  const answer = await send('GET', toPath(endpoints.getCreditLimit.path))
  expect(answer.text).toBe(text)
  expect(answer.headers.get('Content-Type')).toBe('application/json')
  expect(answer.headers.has('Set-Cookie') || answer.headers.has('ETag')).toBe(false)
})

type BrokenAnswer = [string, () => Response | Error, keyof typeof relayErrors]

const broken: BrokenAnswer[] = [
  [
    'S47: a redirect',
    () => new Response(null, { status: 302, headers: { Location: 'https://evil.test/' } }),
    'upstream_redirect',
  ],
  [
    'S33: an HTML page',
    () => new Response('<script>alert(1)</script>', { headers: { 'Content-Type': 'text/html' } }),
    'upstream_invalid',
  ],
  ['S53: half a body', () => new Response('{"status":"succ'), 'upstream_invalid'],
  ['S53: an empty 200', () => new Response(''), 'upstream_invalid'],
  ['S53: a 204, which has no body', () => new Response(null, { status: 204 }), 'upstream_invalid'],
  [
    'S48: an unknown coding',
    () => new Response(new Uint8Array([0x28, 0xb5, 0x2f, 0xfd]), { headers: { 'Content-Encoding': 'zstd' } }),
    'upstream_invalid',
  ],
  ['S78: a broken connection', () => new TypeError('fetch failed to 10.0.0.7:443'), 'upstream_unreachable'],
  ...[401, 403].map(
    (status): BrokenAnswer => [
      `a key refused with a ${status}`,
      () => Response.json({ status: 'error', message: 'bad key' }, { status }),
      'credentials_refused',
    ],
  ),
]

test.each(broken)('%s from the service becomes a refusal of the relay', async (_what, answer, code) => {
  const { send, upstream } = await testRelay()
  upstream.answer = answer
  const answered = await send('GET', toPath(endpoints.getCreditLimit.path))
  expect([answered.status, answered.code]).toEqual([relayErrors[code].status, code])
  expect(answered.text).not.toMatch(/evil|10\.0\.0\.7|bad key|script/)
})

test('S48: a body that was compressed unasked is opened and scrubbed', async () => {
  const { send, upstream } = await testRelay()
  const body = JSON.stringify({
    status: 'success',
    message: 'ok',
    data: { app_key: canaries.appKey, id: 'x' },
  })
  for (const [format, header] of [
    ['gzip', 'gzip'],
    ['gzip', 'identity'],
    ['deflate', 'deflate'],
  ] as const) {
    upstream.answer = () => {
      const stream = new Blob([body]).stream().pipeThrough(new CompressionStream(format))
      return new Response(stream, { headers: { 'Content-Encoding': header } })
    }
    expect((await send('GET', toPath(endpoints.getCreditLimit.path))).data).toEqual({ id: 'x' })
  }
})

test('S50: over fetch too, an answer that unpacks to more than the limit is given up', async () => {
  const { send, upstream } = await testRelay()
  const long = JSON.stringify({ status: 'success', data: ' '.repeat(20 * 1024 * 1024) })
  const packed = await new Response(
    new Blob([long]).stream().pipeThrough(new CompressionStream('gzip')),
  ).arrayBuffer()
  // The platform undoes a named coding by itself; these bytes name none.
  for (const body of [packed, long]) {
    upstream.answer = () => new Response(body)
    expect((await send('GET', toPath(endpoints.getCreditLimit.path))).code).toBe('upstream_invalid')
  }
})

test('S08: a read with a body is refused, whatever announces it', async () => {
  const { send, upstream } = await testRelay()
  for (const headers of [
    { 'Content-Length': '2' },
    { 'Content-Length': '00' },
    { 'Transfer-Encoding': 'chunked' },
  ]) {
    const answer = await send('GET', toPath(endpoints.getCreditLimit.path), { headers })
    expect(answer.code).toBe('malformed_request')
  }
  expect(upstream.seen).toEqual([])
})

test('T5: a 404 of the service passes unchanged, and can be told from one of the relay', async () => {
  const { send, upstream } = await testRelay()
  upstream.answer = () => Response.json({ status: 'error', message: 'none', data: [] }, { status: 404 })
  const theirs = await send('GET', toPath(endpoints.getActiveDrawdown.path))
  const ours = await send('GET', '/v1/nothing')
  expect([theirs.status, theirs.code, ours.status, ours.code]).toEqual([404, null, 404, 'not_found'])
})

test('S54: a read is tried once more when the connection was never made and only then, and a write never', async () => {
  const { send, withdraw, upstream, logs } = await testRelay()
  upstream.answer = () =>
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) })
  await send('GET', toPath(endpoints.getCreditLimit.path))
  expect(upstream.seen).toHaveLength(2)
  expect(logs.filter((line) => line.includes('"reason":"ECONNREFUSED"'))).toHaveLength(2)
  expect((await withdraw('key-never-sent')).code).toBe('upstream_unreachable')
  expect(upstream.seen).toHaveLength(3)
  // The relay cannot know whether this request arrived.
  upstream.answer = () => new TypeError('fetch failed')
  await send('GET', toPath(endpoints.getCreditLimit.path))
  expect(upstream.seen).toHaveLength(4)
})
