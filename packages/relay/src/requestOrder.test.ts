import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { toPath } from '../test/toPath.ts'
import { sendWebhook } from '../test/sendWebhook.ts'
import { testRelay } from '../test/testRelay.ts'

const withdrawPath = toPath(endpoints.withdraw.path)

// `send` expects the headers of S34 on every answer.
test('S34: no answer may be cached, sniffed or framed, and the conditions of a request are not forwarded', async () => {
  const relay = await testRelay()
  relay.upstream.answer = () =>
    Response.json(
      { status: 'success', message: 'ok', data: null },
      {
        headers: {
          ETag: '"1"',
          'Last-Modified': 'Mon, 02 Mar 2026 10:00:00 GMT',
          'Cache-Control': 'public, max-age=60',
        },
      },
    )
  const conditions = {
    'If-None-Match': '*',
    'If-Modified-Since': 'Mon, 02 Mar 2026 10:00:00 GMT',
    'If-Match': '"1"',
    'If-Range': '"1"',
    Range: 'bytes=0-1',
  }
  const answer = await relay.send('GET', toPath(endpoints.getCreditLimit.path), { headers: conditions })
  expect([answer.status, answer.headers.get('ETag'), answer.headers.get('Cache-Control')]).toEqual([
    200,
    null,
    'no-store',
  ])
  const sent = Object.keys(relay.upstream.seen[0]?.headers ?? {})
  for (const name of Object.keys(conditions)) expect(sent).not.toContain(name.toLowerCase())
  expect((await relay.send('GET', '/session', { headers: conditions })).status).toBe(200)
})

test('S83: a request without a session gets the same answer at every path, with any other fault in it', async () => {
  const relay = await testRelay()
  const nobody = { as: null } as const
  const answers = [
    await relay.send('GET', '/session', nobody),
    await relay.send('GET', '/nowhere', nobody),
    await relay.send('GET', '/v1/banks/%2e%2e', nobody),
    await relay.send('DELETE', withdrawPath, nobody),
    await relay.send('POST', withdrawPath, { ...nobody, body: 'not json' }),
    await relay.send('POST', withdrawPath, { ...nobody, headers: { 'Content-Length': '99999999999' } }),
    await relay.send('GET', '/session?what=ever&what=else', nobody),
  ]
  const said = answers.map(({ status, text, code }) => [status, text, code])
  expect(new Set(said.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(answers[0]?.code).toBe('unauthenticated')
})

test('S83: a body is not touched before it is known who sent it', async () => {
  const relay = await testRelay()
  let isTouched = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isTouched = true
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-nobody' }
  expect((await relay.send('POST', withdrawPath, { as: null, body, headers })).status).toBe(401)
  expect(isTouched).toBe(false)
})

test('S10: OPTIONS is answered alike everywhere, calls nothing, and does not show who exists', async () => {
  let asked = 0
  const relay = await testRelay({
    authenticate: () => {
      asked += 1
      return null
    },
  })
  const paths = [withdrawPath, '/nowhere', '/session', '/v1/customer-partner/cp_b/credit-limit/current']
  const answers = await Promise.all(paths.map((path) => relay.send('OPTIONS', path, { as: null })))
  for (const { status, text, headers } of answers) {
    expect([status, text]).toEqual([204, ''])
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
  expect([asked, relay.upstream.seen.length]).toEqual([0, 0])
})

test('S69: without its store the relay reads on, refuses writes and webhooks with 503, and sends nothing', async () => {
  const relay = await testRelay({
    wrapStore: (store) =>
      new Proxy(store, { get: () => () => Promise.reject(new Error('the database is away')) }),
  })
  expect((await relay.send('GET', toPath(endpoints.getCreditLimit.path))).status).toBe(200)
  const refused = [
    await relay.withdraw('key-no-store'),
    await sendWebhook(relay),
    await relay.send('GET', '/session'),
  ]
  for (const { status, code, headers } of refused)
    expect([status, code, headers.get('Retry-After')]).toEqual([503, 'store_unavailable', '5'])
  expect(relay.upstream.seen.filter(({ method }) => method === 'POST')).toEqual([])
})
