import { expect, test } from 'vitest'
import { demoUsers } from '../demoUsers.ts'
import type { HostUser } from '../HostUser.ts'
import { hostChecks } from './hostChecks.ts'

// The cast: the demo's list is not empty.
const operators = [1, 2].map(() => ({ ...demoUsers[0], isOperator: true })) as HostUser[]

/** The answers of a good installation, by method and path. */
const good = {
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
  'GET /demo/sign-ins': () => Response.json([]),
}
type Answers = Record<string, (init?: RequestInit) => Response>

/** The names of the checks that miss something. */
async function missing(
  change: Answers = {},
  changes: Partial<Parameters<typeof hostChecks>[0]> = {},
): Promise<string[]> {
  const answers: Answers = { ...good, ...change }
  const checks = hostChecks({
    publicOrigin: 'https://app.example',
    traceCollector: 'https://traces.example',
    users: operators,
    askPublic: async (path, init) =>
      answers[`${init?.method ?? 'GET'} ${path}`]?.(init) ?? new Response('', { status: 404 }),
    askCollector: async () => new Response('{}'),
    ...changes,
  })
  const names: string[] = []
  for (const { name, find } of checks)
    if ((await find().catch(() => ['not asked'])).length > 0) names.push(name)
  return names
}

test('of a host as it has to be, nothing is missing', async () => {
  expect(await missing()).toEqual([])
  const askCollector = () => Promise.reject(new Error('Nothing is asked'))
  expect(await missing({}, { traceCollector: null, askCollector })).toEqual([])
})

test.each<[string, Answers]>([
  ['https', { 'GET /': () => new Response('') }],
  ['cookie', { 'POST /sign-out': (init) => plainCookie(init) }],
  ['other-sites', { 'POST /sign-out': () => good['POST /sign-out']() }],
  ['demo', { 'GET /demo/sign-ins': () => Response.json([{ email: 'ada@adaeze.example' }]) }],
])('%s is missing where the host answers otherwise', async (name, change) => {
  expect(await missing(change)).toEqual([name])
})

test('one operator, and a collector that takes no traces, are missing', async () => {
  expect(await missing({}, { users: operators.slice(1) })).toEqual(['operators'])
  for (const askCollector of [
    async () => new Response('', { status: 404 }),
    () => Promise.reject(new Error('ECONNREFUSED')),
  ])
    expect(await missing({}, { askCollector })).toEqual(['tracing'])
})

function plainCookie(init?: RequestInit): Response {
  if (new Headers(init?.headers).get('Sec-Fetch-Site') === 'cross-site')
    return new Response('', { status: 403 })
  return new Response('{}', { headers: { 'Set-Cookie': 'marketday_session=; Path=/; Max-Age=0' } })
}
