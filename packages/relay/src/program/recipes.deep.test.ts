// The relay and the sandbox as programs, with no code of a host in JavaScript: apps of Python and PHP get the tokens.
import { execFileSync } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { relayHeaders } from '@onlend/core/relay'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProgram } from '../../test/startProgram.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'

const here = join(import.meta.dirname, '../..')
const fromSource = ['--conditions=@onlend/source', '--import', 'tsx', 'src/program/main.ts']
const secrets = {
  BACKEND_SECRET: 'backend_canary_secret_of_thirty_two_1',
  TOKEN_SECRET: 'token_canary_secret_of_thirty_two_by_1',
  SANDBOX_API_KEY: 'sk_canary_KEY_0001',
  WEBHOOK_SECRET: `whsec_${btoa('webhook canary secret, 32 bytes!')}`,
}
/** Where tests run as root, the relay runs as a user to whom everything but its data folder is read-only. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined

type Started = Awaited<ReturnType<typeof startProgram>>
let folder = ''
let sandbox: Started
let relay: Started
let webhooks: Awaited<ReturnType<typeof forwardWebhooks>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onlend-recipes-'))
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'data'))
  if (uid !== undefined) await chown(join(folder, 'data'), uid, uid)
  webhooks = await forwardWebhooks()
  sandbox = await startProgram({
    command: process.execPath,
    args: [...fromSource, '--port', '0', '--webhook-url', webhooks.address],
    cwd: join(here, '../sandbox'),
    environment: secrets,
    ready: /Sandbox listening at (http:\/\/[\d.:]+),/,
  })
  relay = await startProgram({
    command: process.execPath,
    args: fromSource,
    cwd: here,
    environment: {
      ...secrets,
      LENDING_API_URL: sandbox.found,
      LENDING_API_KEY: secrets.SANDBOX_API_KEY,
      LENDING_ENVIRONMENT: 'sandbox',
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
    },
    ready: /"address":"([^"]+)"/,
    ...(uid !== undefined && { uid }),
  })
  webhooks.to = `${relay.found}/webhooks/service`
}, 240_000)

afterAll(async () => {
  await relay?.stop()
  await sandbox?.stop()
  webhooks?.close()
  await rm(folder, { recursive: true, force: true })
})

const app = {
  ...{ DEMO_PASSWORD: 'open sesame', INSECURE_COOKIES: '1', BACKEND_SECRET: secrets.BACKEND_SECRET },
  SESSION_SECRET: 'session_canary_secret_0001',
}

const recipes = [
  {
    name: 'Flask',
    isHere: runs('/usr/bin/python3', ['-c', 'import flask']),
    start: () =>
      startProgram({
        command: '/usr/bin/python3',
        args: ['-B', '-m', 'flask', '--app', 'app', 'run', '--port', '0'],
        cwd: join(here, 'examples/flask'),
        environment: { ...app, RELAY_URL: relay.found, PYTHONUNBUFFERED: '1' },
        ready: /Running on (http:\/\/127\.0\.0\.1:\d+)/,
      }),
  },
  {
    name: 'PHP',
    isHere: runs('php', ['--version']),
    start: () =>
      startProgram({
        command: 'php',
        args: ['-d', `session.save_path=${folder}`, '-S', '127.0.0.1:0', 'index.php'],
        cwd: join(here, 'examples/php'),
        environment: { ...app, RELAY_URL: relay.found },
        ready: /Development Server \((http:\/\/127\.0\.0\.1:\d+)\) started/,
      }),
  },
]

for (const [at, { name, isHere, start }] of recipes.entries()) {
  test.skipIf(!isHere)(
    `the ${name} app signs a person in, hands out a token, and its page withdraws with it${isHere ? '' : ` (left out, ${name} is not on this machine)`}`,
    async () => {
      const site = await start()
      const post = (path: string, headers: Record<string, string> = {}, body?: string): Promise<Response> =>
        fetch(`${site.found}${path}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
          ...(body !== undefined && { body }),
        })
      expect((await post('/lending-token')).status).toBe(401)
      expect((await post('/sign-in', {}, 'password=guess')).status).toBe(401)
      const signedIn = await post('/sign-in', {}, 'password=open+sesame')
      const setCookie = signedIn.headers.get('Set-Cookie') ?? ''
      expect(setCookie).toMatch(/HttpOnly/)
      expect(setCookie).toMatch(/SameSite=Strict/)
      const Cookie = setCookie.split(';')[0] ?? ''
      const answer = await post('/lending-token', { Cookie })
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
        200,
        expect.stringContaining('no-store'),
      ])
      const issued = await answer.json()
      expect(issued).toEqual({ token: expect.any(String), expiresAt: expect.any(String), lifetime: 300_000 })

      const lend = askRelay(issued.token)
      expect(await lend('/v1/customer-partner/cp_adaeze/credit-limit/current')).toMatchObject({ status: 200 })
      const operationId = `operation-of-${name}`
      const sent = await lend(
        '/v1/baas/customer-partner/cp_adaeze/withdraw',
        operationId,
        withdrawal(at + 11),
      )
      expect(sent.status).toBe(200)
      await fetch(`${sandbox.found}/control/advance`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"ms":5000}',
      })
      await expect
        .poll(() => lend(`/operations/${operationId}`))
        .toMatchObject({ body: { data: { state: 'succeeded' } } })

      expect((await post('/sign-out', { Cookie })).status).toBeGreaterThanOrEqual(302)
      expect(await lend('/session')).toMatchObject({ status: 401 })
      await site.stop()
      expect(site.written()).not.toContain('canary')
      expect(answer.headers.get('Set-Cookie') ?? '').not.toContain('canary')
    },
    120_000,
  )
}

test('the program stops with what was sent recorded, is not ready before, and writes JSON lines without a secret', async () => {
  expect((await fetch(`${relay.found}/health/ready`)).status).toBe(200)
  expect(await relay.stop()).toBe(0)
  const lines = relay.written().trim().split('\n')
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.any(String) })
  expect(lines.join()).toContain('close.finished')
  expect(relay.written()).not.toContain('canary')
})

function runs(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}

function withdrawal(amount: number): string {
  const account = { account_type: 'bank', account_number: '0123456789', bank_code: '058' }
  return JSON.stringify({ ...account, name: 'Ngozi', amount })
}

/** Asks the relay as a page does that has this token. */
function askRelay(token: string) {
  return async (
    path: string,
    operationId?: string,
    body?: string,
  ): Promise<{ status: number; body: unknown }> => {
    const answer = await fetch(`${relay.found}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json', [relayHeaders.relay]: '1' }),
        ...(operationId !== undefined && { [relayHeaders.idempotencyKey]: operationId }),
      },
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, body: await answer.json() }
  }
}

type Forwarder = { address: string; to: string; close(): void }

/** An address for webhooks that is there before the relay is: each of the two programs is told the other's address at its start. */
async function forwardWebhooks(): Promise<Forwarder> {
  const forwarder: Forwarder = { address: '', to: '', close: () => void server.close() }
  const server = createServer(async (incoming, outgoing) => {
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece)
    const headers = Object.entries(incoming.headers).filter(([name]) =>
      /^(?:webhook-|content-type$)/.test(name),
    )
    const answer = await fetch(forwarder.to, {
      method: 'POST',
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      body: Buffer.concat(pieces),
    })
    outgoing.writeHead(answer.status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server that listens has a port')
  forwarder.address = `http://127.0.0.1:${address.port}/`
  return forwarder
}
