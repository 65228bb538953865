import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demoUsers } from '../demoUsers.ts'
import type { HostUser } from '../HostUser.ts'
import { readEnvironment } from '../readEnvironment.ts'
import { productionChecks } from './productionChecks.ts'

const folder = await mkdtemp(join(tmpdir(), 'onlend-check-'))
afterAll(() => rm(folder, { recursive: true }))

async function secretFile(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const variables = {
  LENDING_API_URL: 'https://api.example',
  LENDING_API_KEY_FILE: await secretFile('key', 'a-key-of-some-length'),
  LENDING_ENVIRONMENT: 'production',
  DRAWDOWN_COST: 'elsewhere',
  PUBLIC_ORIGIN: 'https://app.example',
  SESSION_SECRET_FILE: await secretFile('session', 'p8Zc1vTq0LrYx7Wb3NfKd5Ms9Ae2HgUj\n'),
  LEDGER_SECRET_FILE: await secretFile('ledger', 'Kd5Ms9Ae2HgUjp8Zc1vTq0LrYx7Wb3Nf\n'),
  WEBHOOK_SECRET_FILE: await secretFile('webhook', 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3\n'),
  LEDGER_WITNESS: '/mnt/witness/onlend',
  RETENTION_OPERATIONS: 'forever',
  UPLOADS_TOTAL_MB: '20480',
  METRICS_TOKEN: 'Yq3Lm8Tz5Rw1Vx7B',
  USERS_FILE: 'users.json',
  DATABASE_URL: 'postgres://onlend@db.example/ledger',
  UPLOADS_BUCKET: 'onlend',
  UPLOADS_REGION: 'eu-west-1',
  CLAMD: '1',
}
const environment = readEnvironment(variables)
const passwordHash = `scrypt:15:8:3:c2FsdHNhbHRzYWx0c2FsdA:${'a'.repeat(43)}`
const operators = [1, 2].map((number) => ({
  ...demoUsers[0],
  id: `user_${number}`,
  email: `person${number}@bank.example`,
  passwordHash,
  isOperator: true,
})) as HostUser[] // the demo's list is not empty

/** What a good installation answers, by method and path. */
const good = {
  'GET /lending/health/ready': () => new Response('{}'),
  'GET /lending/health': () => healthWith('ready'),
  'GET /metrics': (init?: RequestInit) =>
    new Response('', { status: new Headers(init?.headers).has('Authorization') ? 200 : 401 }),
  'GET /': () =>
    new Response('', {
      headers: {
        'Strict-Transport-Security': 'max-age=15552000',
        'Content-Security-Policy': "default-src 'none'",
        'Cache-Control': 'private, no-store',
      },
    }),
  'POST /sign-out': (init?: RequestInit) =>
    new Headers(init?.headers).get('Sec-Fetch-Site') === 'cross-site'
      ? new Response('', { status: 403 })
      : new Response('{}', {
          headers: { 'Set-Cookie': '__Host-marketday_session=; Path=/; Secure; Max-Age=0' },
        }),
  'GET /lending/session': () => new Response('', { status: 401, headers: { 'Onlend-Relay': '1' } }),
  'GET /demo/sign-ins': () => Response.json([]),
  'POST /lending/webhooks/service': () => new Response('', { status: 401 }),
}
function healthWith(uploads: string, ...faults: string[]): Response {
  return Response.json({ status: 'success', message: 'ok', data: { ready: true, uploads, faults } })
}
type Answers = Record<string, (init?: RequestInit) => Response>

type Changes = Partial<Parameters<typeof productionChecks>[0]>

/** The names of the checks that miss something. */
async function missing(change: Answers = {}, changes: Changes = {}): Promise<string[]> {
  const answers: Answers = { ...good, ...change }
  const ask = async (path: string, init?: RequestInit): Promise<Response> => {
    const answer = answers[`${init?.method ?? 'GET'} ${path}`]
    if (!answer) throw new Error('No such page')
    return answer(init)
  }
  const asked = { askPublic: ask, askInstance: ask, askCollector: async () => new Response('{}') }
  const installation = { environment, users: operators, ...asked, ...changes }
  const names: string[] = []
  for (const { name, find } of productionChecks(installation))
    if ((await find().catch(() => ['not asked'])).length > 0) names.push(name)
  return names
}

test('of an installation as it has to be, nothing is missing', async () => {
  expect(await missing()).toEqual([])
})

test('files that are not scanned are missing, unless the operator has accepted that', async () => {
  const without = { ...variables, CLAMD: '' }
  expect(await missing({}, { environment: readEnvironment(without) })).toEqual(['uploads'])
  const accepted = readEnvironment({ ...without, ALLOW_UNSCANNED: '1' })
  expect(await missing({}, { environment: accepted })).toEqual([])
})

test.each<[string, Answers]>([
  ['ready', { 'GET /lending/health/ready': () => new Response('', { status: 503 }) }],
  ['staging', { 'GET /lending/health': () => healthWith('unscanned') }],
  ['staging', { 'GET /lending/health': () => healthWith('disk_low') }],
  ['fence', { 'GET /lending/health': () => healthWith('ready', 'ledger_restored') }],
  ['fence', { 'GET /lending/health': () => healthWith('ready', 'ledger_unreadable') }],
  ['metrics', { 'GET /metrics': () => new Response('') }],
  ['metrics', { 'GET /metrics': () => new Response('', { status: 404 }) }],
  ['https', { 'GET /': () => new Response('') }],
  ['cookie', { 'POST /sign-out': (init) => plainCookie(init) }],
  ['other-sites', { 'POST /sign-out': () => good['POST /sign-out']() }],
  ['signed-out', { 'GET /lending/session': () => new Response('', { status: 401 }) }],
  ['signed-out', { 'GET /lending/session': () => new Response('{}', { headers: { 'Onlend-Relay': '1' } }) }],
  ['demo', { 'GET /demo/sign-ins': () => Response.json([{ email: 'ada@adaeze.example' }]) }],
  ['webhooks', { 'POST /lending/webhooks/service': () => new Response('', { status: 404 }) }],
  ['webhooks', { 'POST /lending/webhooks/service': () => new Response('') }],
])('%s is missing where the host answers otherwise', async (name, change) => {
  expect(await missing(change)).toEqual([name])
})

test.each<[string, Record<string, string>]>([
  ['witness', { LEDGER_WITNESS: '' }],
  ['witness', { LEDGER_WITNESS: '/data/witness', DATA_DIR: '/data' }],
  ['retention', { RETENTION_OPERATIONS: '' }],
  ['room', { UPLOADS_TOTAL_MB: '' }],
  ['room', { UPLOADS_FREE_MB: '0', UPLOADS_BUCKET: '', DATABASE_URL: '', ALLOW_EMBEDDED: '1' }],
  ['secret-files', { LENDING_API_KEY_FILE: '', LENDING_API_KEY: 'a-key-of-some-length' }],
  ['secret-files', { SESSION_SECRET_FILE: join(folder, 'nothing') }],
  ['secret-files', { SESSION_SECRET_FILE: await secretFile('empty', '\n') }],
  ['secret-files', { SESSION_SECRET_FILE: await secretFile('weak', 'a'.repeat(40)) }],
  ['secret-files', { SESSION_SECRET_FILE: variables.LEDGER_SECRET_FILE }],
])('%s is missing where the host is told otherwise', async (name, change) => {
  const told = readEnvironment({ ...variables, ...change })
  expect(await missing({}, { environment: told })).toEqual([name])
})

test('a collector of traces has to take them; without one there is nothing to miss', async () => {
  const told = readEnvironment({ ...variables, OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example' })
  expect(await missing({}, { environment: told })).toEqual([])
  for (const askCollector of [
    async () => new Response('', { status: 404 }),
    () => Promise.reject(new Error('ECONNREFUSED')),
  ])
    expect(await missing({}, { environment: told, askCollector })).toEqual(['tracing'])
})

test('a demo, one operator, and no metrics are found without asking', async () => {
  const sandbox = { ...environment, lendingEnvironment: 'sandbox', metricsToken: null } as const
  const found = await missing({}, { environment: sandbox, users: operators.slice(1) })
  expect(found).toEqual(['environment', 'operators', 'metrics'])
})

test('a host that does not answer is missing in every line that asks it', async () => {
  const askPublic = async (): Promise<Response> => {
    throw new Error('ECONNREFUSED')
  }
  const found = await missing({}, { askPublic })
  expect(found).toEqual(['https', 'cookie', 'other-sites', 'demo', 'metrics', 'signed-out', 'webhooks'])
})

test('the page lists what the command goes through, in its order', async () => {
  const page = await readFile(
    join(import.meta.dirname, '../../../../../packages/relay/docs/production.md'),
    'utf8',
  )
  const listed = [...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name)
  const ask = () => Promise.reject(new Error('Nothing is asked'))
  const checks = productionChecks({
    ...{ environment, users: operators, askPublic: ask, askInstance: ask, askCollector: ask },
  })
  expect(listed).toEqual(checks.map(({ name }) => name))
})

function plainCookie(init?: RequestInit): Response {
  if (new Headers(init?.headers).get('Sec-Fetch-Site') === 'cross-site')
    return new Response('', { status: 403 })
  return new Response('{}', { headers: { 'Set-Cookie': 'marketday_session=; Path=/; Max-Age=0' } })
}
