import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigurationError, readInstallation } from '@onlend/relay/node'
import { afterAll, expect, test } from 'vitest'
import { demoUsers } from './demoUsers.ts'
import { readHost } from './readHost.ts'

const folder = await mkdtemp(join(tmpdir(), 'onlend-host-'))
afterAll(() => rm(folder, { recursive: true }))

const [ada] = demoUsers
const person = {
  ...ada,
  id: 'user_1',
  email: 'person@bank.example',
  passwordHash: `scrypt:15:8:3:${'c2FsdHNhbHRzYWx0c2FsdA'}:${'a'.repeat(43)}`,
}
async function writeUsers(users: unknown): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(path, typeof users === 'string' ? users : JSON.stringify(users))
  return path
}
const sandbox = {
  LENDING_API_URL: 'http://127.0.0.1:4311',
  LENDING_API_KEY: 'a-key-of-some-length',
  LENDING_ENVIRONMENT: 'sandbox',
  SESSION_SECRET: 'p8Zc1vTq0LrYx7Wb3NfKd5Ms9Ae2HgUj',
}
const production = {
  ...sandbox,
  LENDING_API_URL: 'https://api.example',
  LENDING_ENVIRONMENT: 'production',
  DRAWDOWN_COST: 'elsewhere',
  PUBLIC_ORIGIN: 'https://app.example',
  LEDGER_SECRET: 'Kd5Ms9Ae2HgUjp8Zc1vTq0LrYx7Wb3Nf',
  USERS_FILE: await writeUsers([person]),
  DATABASE_URL: 'postgres://onlend@db.example/ledger',
  UPLOADS_BUCKET: 'onlend',
  UPLOADS_REGION: 'eu-west-1',
}

/** The lines with which a start is refused: those of the host and of its relay. */
async function findFaults(variables: Record<string, string>): Promise<readonly string[]> {
  const { source } = await readHost(variables)
  return readInstallation(source).then(
    () => [],
    (error: unknown) => {
      if (error instanceof ConfigurationError) return error.faults
      throw error
    },
  )
}

test('the host of a demo needs a service, its key and a secret of sessions, and lists what its people have', async () => {
  const { settings, users, source } = await readHost(sandbox)
  expect(settings).toMatchObject({ pageReadTimeout: 500, publicOrigin: null, traceCollector: null })
  expect(users).toBe(demoUsers)
  expect(await readInstallation(source)).toMatchObject({ logLevel: 'warn', customerPartnersOf: 'service' })
  expect(await findFaults({ ...sandbox, SESSION_SECRET: '' })).toEqual([
    expect.stringMatching(/^SESSION_SECRET is missing/),
  ])
})

test.each([
  ['PUBLIC_ORIGIN', 'http://app.example'],
  ['PUBLIC_ORIGIN', 'https://app.example/'],
  ['PUBLIC_ORIGIN', 'app.example'],
  ['CLIENT_ADDRESS_HEADER', 'X Real IP'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example:4318'],
  ['PAGE_READ_TIMEOUT_MS', 'soon'],
  ['PAGE_READ_TIMEOUT_MS', '-1'],
  ['EMBED_DEMO_PORT', '70000'],
  ['SESSION_SECRET', 'canary'],
])('%s=%s is refused by name, and is not repeated where it is secret', async (name, value) => {
  const faults = await findFaults({ ...sandbox, [name]: value })
  expect(faults).toEqual([expect.stringContaining(name)])
  expect(faults.join()).not.toContain('canary')
})

test('S101: an installation as the documents want it has no faults', async () => {
  expect(await findFaults(production)).toEqual([])
  const embedded = { DATABASE_URL: '', UPLOADS_BUCKET: '', UPLOADS_REGION: '', ALLOW_EMBEDDED: 'true' }
  expect(await findFaults({ ...production, ...embedded })).toEqual([])
})

test.each([
  [{ DATABASE_URL: '' }, 'DATABASE_URL', 'PostgreSQL'],
  [{ UPLOADS_BUCKET: '' }, 'UPLOADS_BUCKET', 'Name a bucket'],
  [{ EMBED_DEMO_PORT: '4312' }, 'EMBED_DEMO_PORT', 'leave it out'],
  [{ SANDBOX_CONTROL_URL: 'http://127.0.0.1:4311' }, 'SANDBOX_CONTROL_URL', 'leave it out'],
  [{ PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN', 'https://app.example'],
  [{ PUBLIC_ORIGIN: 'http://127.0.0.1:4310' }, 'PUBLIC_ORIGIN', 'https://app.example'],
  [{ USERS_FILE: '' }, 'USERS_FILE', 'must not reach real money'],
  [{ MADE_UP_SECRETS: 'SESSION_SECRET' }, 'SESSION_SECRET', 'give every instance one'],
  [{ SESSION_SECRET: 'changemechangemechangemechangeme' }, 'SESSION_SECRET', 'make your own'],
  [{ SESSION_SECRET: 'a'.repeat(40) }, 'SESSION_SECRET', 'openssl rand'],
  [{ METRICS_TOKEN: production.SESSION_SECRET }, 'SESSION_SECRET', 'make one for each'],
])(
  'S101: production with %j is refused in one sentence that says what to do',
  async (change, named, advice) => {
    const faults = await findFaults({ ...production, ...change })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(named)
    expect(faults[0]).toContain(advice)
    const { SESSION_SECRET = '' } = { ...production, ...change }
    expect(faults[0]).not.toContain(SESSION_SECRET)
  },
)

test.each([
  [[person, { ...person, email: ada?.email }], 'person 2 is one of the demo'],
  [[person, { ...person, passwordHash: ada?.passwordHash }], 'person 2 is one of the demo'],
  [
    [person, { ...person, passwordHash: person.passwordHash.replace(':15:', ':8:') }],
    'person 2 is quick to guess',
  ],
  [[{ ...person, id: '' }], 'person 1 needs id'],
  ['{ "canary"', 'USERS_FILE is no JSON'],
])(
  'S101: a list of people with a demo person, a weak hash or a fault is refused: %j',
  async (users, fault) => {
    const faults = await findFaults({ ...production, USERS_FILE: await writeUsers(users) })
    expect(faults).toContainEqual(expect.stringContaining(fault))
    expect(faults.join()).not.toContain('canary')
  },
)

test('S101: the host does not start in production with what is forbidden, and prints one line for each', async () => {
  const args = ['--conditions=@onlend/source', '--import', 'tsx', 'src/main.ts']
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...production, DATABASE_URL: '', EMBED_DEMO_PORT: '0', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // One that starts after all would never close by itself.
    timeout: 60_000,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  const lines = output.trim().split('\n')
  expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'host: EMBED_DEMO_PORT',
    'host: DATABASE_URL',
    'host: See',
  ])
})
