import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { relayHeaders } from '@onlend/core/relay'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import worker from '../../../examples/workers.ts'
import { canaries, webhookSecret } from '../../../test/testRelay.ts'
import { type StartedProgram, startProgram } from '../../../test/startProgram.ts'
import { type WireUpstream, wireUpstream } from '../../../test/adapters/wireUpstream.ts'

const withdrawal = { account_type: 'bank', name: 'A', amount: 1, account_number: '1', bank_code: '058' }
const writeHeaders = (key: string): Record<string, string> => ({
  'Content-Type': 'application/json',
  'Sec-Fetch-Site': 'same-origin',
  [relayHeaders.relay]: '1',
  [relayHeaders.idempotencyKey]: key,
})

let upstream: WireUpstream
let folder = ''
let started: StartedProgram | null = null
beforeAll(async () => {
  upstream = await wireUpstream()
  folder = await mkdtemp(join(tmpdir(), 'onlend-examples-'))
})
beforeEach(() => void upstream.seen.splice(0))
afterEach(() => started?.stop())
afterAll(async () => {
  await upstream.close()
  await rm(folder, { recursive: true, force: true })
})

const environment = (): Record<string, string> => ({
  LENDING_API_URL: `http://127.0.0.1:${upstream.port}`,
  LENDING_API_KEY: canaries.key,
  WEBHOOK_SECRET: webhookSecret,
})

/** Starts an example in a process of its own, which prints its address. */
async function start(name: string): Promise<StartedProgram> {
  started = await startProgram({
    command: process.execPath,
    args: ['--conditions=@onlend/source', '--import', 'tsx', `examples/${name}.ts`],
    cwd: join(import.meta.dirname, '../../..'),
    environment: { ...environment(), DEMO_PASSWORD: 'open sesame', DATA_DIR: folder, PORT: '0' },
    ready: /(http:\/\/127\.0\.0\.1:\d+)/,
  })
  return started
}

/** Withdraws, and asks for the same again: one call to the service, and an answer from the record. */
async function writeTwice(
  address: string,
  { key, amount, headers }: { key: string; amount: number; headers: Record<string, string> },
): Promise<void> {
  for (const replayed of [null, 'true']) {
    const answer = await fetch(`${address}/lending/v1/baas/customer-partner/cp_adaeze/withdraw`, {
      method: 'POST',
      headers: { ...writeHeaders(key), ...headers },
      body: JSON.stringify({ ...withdrawal, amount }),
    })
    expect([answer.status, answer.headers.get(relayHeaders.replayed)]).toEqual([200, replayed])
  }
  expect(upstream.seen).toHaveLength(1)
}

// Amounts of their own: the examples share a ledger here, and a possible duplicate of the one before would be held back.
test.each([
  ['express', 11],
  ['fastify', 12],
  ['hono', 13],
])(
  'the example %s signs in, writes once, and stops when it is told to',
  async (name, amount) => {
    const { found: address, written, stop } = await start(name)
    const signIn = (password: string): Promise<Response> =>
      fetch(`${address}/sign-in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ password }),
      })
    expect((await signIn('guess')).status).toBe(401)
    const signedIn = await signIn('open sesame')
    expect(signedIn.status).toBe(204)
    const setCookie = signedIn.headers.get('Set-Cookie') ?? ''
    expect(setCookie).toMatch(/^__Host-session=[\w-]+;/)
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(setCookie).toContain(flag)
    const [Cookie = ''] = setCookie.split(';')
    expect((await fetch(`${address}/lending/session`)).status).toBe(401)
    expect((await fetch(`${address}/lending/session`, { headers: { Cookie } })).status).toBe(200)
    await writeTwice(address, { key: `key-of-${name}`, amount, headers: { Cookie } })
    expect(await stop()).toBe(0)
    expect(written()).not.toContain('canary')
  },
  90_000,
)

test('the example of the README believes the proxy in front of it, writes once, and stops when it is told to', async () => {
  const { found: address, written, stop } = await start('node')
  expect((await fetch(`${address}/lending/session`)).status).toBe(401)
  expect((await fetch(`${address}/lending/health`)).status).toBe(200)
  await writeTwice(address, { key: 'key-of-node', amount: 14, headers: { 'X-Signed-In-User': 'ada' } })
  expect(await stop()).toBe(0)
  expect(written()).not.toContain('canary')
}, 90_000)

/** A port on which nothing listens: connections are refused. */
const noDatabase = 'postgresql://nobody@127.0.0.1:1/none'

test('the example worker reads while its database is away, and sends no write', async () => {
  const bindings = {
    LENDING_API_URL: `http://127.0.0.1:${upstream.port}`,
    LENDING_API_KEY: canaries.key,
    WEBHOOK_SECRET: webhookSecret,
    HYPERDRIVE: { connectionString: noDatabase },
  }
  const left: Promise<unknown>[] = []
  const ask = (path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> =>
    worker.fetch(
      new Request(`https://app.test/lending${path}`, {
        ...init,
        headers: { ...init.headers, 'X-Signed-In-User': 'ada' },
      }),
      bindings,
      { waitUntil: (work) => void left.push(work) },
    )
  expect((await ask('/v1/banks/ghana', { headers: {} })).status).toBe(200)
  const write = await ask('/v1/baas/customer-partner/cp_adaeze/withdraw', {
    method: 'POST',
    headers: writeHeaders('key-of-the-worker'),
    body: JSON.stringify(withdrawal),
  })
  expect([write.status, write.headers.get(relayHeaders.error)]).toEqual([503, 'store_unavailable'])
  expect(upstream.seen.map(({ method }) => method)).toEqual(['GET'])
  await Promise.all(left)
})

test('the example of Next reads while its database is away, and sends no write', async () => {
  const before = { ...process.env }
  Object.assign(process.env, environment(), { DATABASE_URL: noDatabase })
  try {
    const { GET, POST } = await import('../../../examples/next/app/lending/[...path]/route.ts')
    const headers = { 'X-Signed-In-User': 'ada' }
    const read = await GET(new Request('http://localhost:3000/lending/v1/banks/ghana', { headers }))
    expect(read.status).toBe(200)
    const write = await POST(
      new Request('http://localhost:3000/lending/v1/baas/customer-partner/cp_adaeze/withdraw', {
        method: 'POST',
        headers: { ...headers, ...writeHeaders('key-of-the-route') },
        body: JSON.stringify(withdrawal),
      }),
    )
    expect([write.status, write.headers.get(relayHeaders.error)]).toEqual([503, 'store_unavailable'])
    expect(upstream.seen.map(({ method }) => method)).toEqual(['GET'])
  } finally {
    process.env = before
  }
})
