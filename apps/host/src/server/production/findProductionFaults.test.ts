import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoUsers } from '../demoUsers.ts'
import { findProductionFaults } from './findProductionFaults.ts'
import type { HostUser } from '../HostUser.ts'
import { readEnvironment } from '../readEnvironment.ts'

const production = {
  LENDING_API_URL: 'https://api.example',
  LENDING_API_KEY: 'a-key-of-some-length',
  LENDING_ENVIRONMENT: 'production',
  DRAWDOWN_COST: 'elsewhere',
  PUBLIC_ORIGIN: 'https://app.example',
  SESSION_SECRET: 'p8Zc1vTq0LrYx7Wb3NfKd5Ms9Ae2HgUj',
  LEDGER_SECRET: 'Kd5Ms9Ae2HgUjp8Zc1vTq0LrYx7Wb3Nf',
  WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3',
  USERS_FILE: 'users.json',
  DATABASE_URL: 'postgres://onlend@db.example/ledger',
  UPLOADS_BUCKET: 'onlend',
  UPLOADS_REGION: 'eu-west-1',
}
const [ada] = demoUsers
const person = {
  ...ada,
  id: 'user_1',
  email: 'person@bank.example',
  passwordHash: `scrypt:15:8:3:${'c2FsdHNhbHRzYWx0c2FsdA'}:${'a'.repeat(43)}`,
} as HostUser // the demo's list is not empty

function findFaults(change: Record<string, string> = {}, users: readonly HostUser[] = [person]): string[] {
  return findProductionFaults(readEnvironment({ ...production, ...change }), users)
}

test('S101: an installation as the documents want it has no faults', () => {
  expect(findFaults()).toEqual([])
  expect(findFaults({ DATABASE_URL: '', UPLOADS_BUCKET: '', ALLOW_EMBEDDED: '1' })).toEqual([])
})

test.each([
  [{ DATABASE_URL: '' }, 'DATABASE_URL', 'ALLOW_EMBEDDED=1'],
  [{ DATABASE_URL: '', ALLOW_EMBEDDED: 'yes' }, 'DATABASE_URL', 'PostgreSQL'],
  [{ UPLOADS_BUCKET: '' }, 'UPLOADS_BUCKET', 'Name a bucket'],
  [{ EMBED_DEMO_PORT: '4312' }, 'EMBED_DEMO_PORT', 'leave it out'],
  [{ SANDBOX_CONTROL_URL: 'http://127.0.0.1:4311' }, 'SANDBOX_CONTROL_URL', 'leave it out'],
  [{ PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN', 'https://app.example'],
  [{ PUBLIC_ORIGIN: 'http://127.0.0.1:4310' }, 'PUBLIC_ORIGIN', 'https://app.example'],
  [{ MADE_UP_SECRETS: 'SESSION_SECRET' }, 'SESSION_SECRET', 'give every instance one'],
  [{ SESSION_SECRET: 'changemechangemechangemechangeme' }, 'SESSION_SECRET', 'openssl rand'],
  [{ METRICS_TOKEN: production.SESSION_SECRET }, 'SESSION_SECRET', 'value of its own'],
])('S101: production with %j is refused in one sentence that says what to do', (change, named, advice) => {
  const faults = findFaults(change)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(named)
  expect(faults[0]).toContain(advice)
  const { SESSION_SECRET = '' } = { ...production, ...change }
  expect(faults[0]).not.toContain(SESSION_SECRET)
  expect(
    findProductionFaults(readEnvironment({ ...production, ...change, LENDING_ENVIRONMENT: 'sandbox' }), []),
  ).toEqual([])
})

test.each([
  [{ ...person, email: ada?.email ?? '' }, 'person 2 is one of the demo'],
  [{ ...person, passwordHash: ada?.passwordHash ?? '' }, 'person 2 is one of the demo'],
  [{ ...person, passwordHash: person.passwordHash.replace(':15:', ':8:') }, 'person 2 is quick to guess'],
])(
  'S101: a list of people with one of the demo, or with a hash that is quick to guess, is refused',
  (other, fault) => {
    expect(findFaults({}, [person, other])).toEqual([expect.stringContaining(fault)])
  },
)

test('S101: the host does not start in production with what is forbidden, and prints one line for each', async () => {
  const args = ['--conditions=@onlend/source', '--import', 'tsx', 'src/main.ts']
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      PATH: process.env.PATH,
      ...production,
      USERS_FILE: join(import.meta.dirname, '../test/users.json'),
      DATABASE_URL: '',
      EMBED_DEMO_PORT: '0',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // One that starts after all would never close by itself.
    timeout: 60_000,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => line.slice(0, 21)),
  ).toEqual(['host: DATABASE_URL is', 'host: EMBED_DEMO_PORT'])
})
