import type { Queryable } from '@onlend/relay'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccountRoutes } from './createAccountRoutes.ts'
import { createSessions } from './createSessions.ts'
import { createSignInThrottle } from './createSignInThrottle.ts'
import { demoSignIns } from './demoSignIns.ts'
import { demoUsers } from './demoUsers.ts'
import { hashPassword } from './passwords/hashPassword.ts'
import type { HostUser } from './HostUser.ts'
import { openTestTables } from './test/openTestTables.ts'

const secret = 'a-session-secret-of-decent-length'
const ada = { email: 'ada@adaeze.example', password: 'quick-adaeze' }
const minute = 60_000
const hour = 60 * minute

let kept: Awaited<ReturnType<typeof openTestTables>>
/** The demo's people with passwords that are quick to try. */
let users: readonly HostUser[]

beforeAll(async () => {
  kept = await openTestTables()
  const passwordHash = await hashPassword(ada.password, { log: 4, rounds: 1 })
  users = demoUsers.map((user) => ({ ...user, passwordHash }))
})
beforeEach(() => kept.empty())
afterAll(() => kept.close())

type Door = {
  now?: () => number
  publicOrigin?: string | null
  tables?: Queryable
  secrets?: () => Promise<readonly string[]>
}

/** One instance of the host on the database that all of them share. */
function openDoor({
  now = () => 0,
  publicOrigin = null,
  tables = kept.tables,
  secrets = async () => [secret],
}: Door = {}) {
  const sessions = createSessions({ users, tables, secrets, publicOrigin, now })
  const ended: string[] = []
  const routes = createAccountRoutes({
    users,
    sessions,
    throttle: createSignInThrottle({ tables, secrets, now }),
    getClientAddress: (context) => context.req.header('X-From') ?? '203.0.113.7',
    signIns: demoSignIns,
    sandboxControlUrl: null,
    publicOrigin,
    mayActFor: async (_request, id) => (id === 'cp_down' ? null : id === 'cp_adaeze'),
    onSignOut: async (sessionId) => void ended.push(sessionId),
  })
  const at = publicOrigin ?? 'http://127.0.0.1:4310'
  const signIn = (body: unknown, headers: Record<string, string> = {}) =>
    routes.request(`${at}/sign-in`, { method: 'POST', body: JSON.stringify(body), headers })
  const account = (cookie: string) => routes.request(`${at}/account`, { headers: { Cookie: cookie } })
  const who = async (cookie: string): Promise<unknown> => (await account(cookie)).json()
  const signOut = (cookie: string) =>
    routes.request(`${at}/sign-out`, { method: 'POST', headers: { Cookie: cookie } })
  return { routes, signIn, account, who, signOut, ended }
}

function readCookie(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

test('a person who signs in gets an HttpOnly cookie and is recognised by it', async () => {
  const { signIn, who } = openDoor()
  const response = await signIn(ada)
  expect(response.headers.get('Set-Cookie')).toMatch(/HttpOnly/)
  expect(response.headers.get('Set-Cookie')).toMatch(/SameSite=Lax/)
  const seen = await who(readCookie(response))
  expect(seen).toMatchObject({ displayName: 'Ada Obi', customerPartners: [{ id: 'cp_adaeze' }] })
  expect(JSON.stringify(seen)).not.toContain('scrypt')
})

test.each([
  { ...ada, password: 'wrong' },
  { email: 'nobody@example.test', password: ada.password },
  {},
  null,
  'text',
])('wrong credentials %j are refused the same way', async (body) => {
  const response = await openDoor().signIn(body)
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ problem: 'WRONG_CREDENTIALS' })
  expect(response.headers.get('Set-Cookie')).toBeNull()
})

test('a sign-in that is no sign-in but a flood is refused unread', async () => {
  const { signIn } = openDoor()
  expect((await signIn({ ...ada, more: 'x'.repeat(5_000) })).status).toBe(413)
})

test.each([
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
])('S32: another site, with %j, cannot sign a visitor in or out', async (headers) => {
  const { routes, signIn } = openDoor({ publicOrigin: 'https://app.example' })
  expect((await signIn(ada, headers)).status).toBe(403)
  expect((await routes.request('/sign-out', { method: 'POST', headers })).status).toBe(403)
})

test('a cookie that was tampered with, has expired or was signed out has no account', async () => {
  let time = 0
  const { signIn, who, signOut, ended } = openDoor({ now: () => time })
  const cookie = readCookie(await signIn(ada))
  expect(await who(`${cookie}x`)).toBeNull()
  expect(await who(cookie)).not.toBeNull()
  await signOut(cookie)
  expect(await who(cookie)).toBeNull()
  expect(ended).toHaveLength(1)
  const second = readCookie(await signIn(ada))
  time = 13 * hour
  expect(await who(second)).toBeNull()
})

test('S97: a copied cookie is refused by another instance, and after a restart, once its owner has signed out', async () => {
  const [here, elsewhere] = [openDoor(), openDoor()]
  const cookie = readCookie(await here.signIn(ada))
  expect(await elsewhere.who(cookie)).toMatchObject({ id: 'user_ada' })
  await here.signOut(cookie)
  expect(await elsewhere.who(cookie)).toBeNull()
  expect(await openDoor().who(cookie)).toBeNull()
})

test('S97: a copy of the database opens no session and names no account that was tried', async () => {
  const { signIn } = openDoor()
  const [, token = 'none'] = readCookie(await signIn(ada)).split('=')
  await signIn({ ...ada, password: 'wrong' })
  const rows = [
    await kept.tables.query('select * from host_sessions'),
    await kept.tables.query('select * from host_sign_in_attempts'),
  ]
  expect(rows.map((list) => list.length)).toEqual([1, 2])
  for (const secretOfSomebody of [token, ada.email, '203.0.113.7'])
    expect(JSON.stringify(rows)).not.toContain(secretOfSomebody)
})

test.each([
  ['https://app.example', 'https://app.example', '__Host-marketday_session=', true],
  ['https://app.example', 'http://127.0.0.1:4310', '__Host-marketday_session=', true],
  [null, 'http://192.168.1.7:4310', '__Host-marketday_session=', true],
  [null, 'http://app.example', '__Host-marketday_session=', true],
  [null, 'http://127.0.0.1:4310', 'marketday_session=', false],
  [null, 'http://sahel.localhost:4310', 'marketday_session=', false],
  ['http://127.0.0.1:4310', 'http://127.0.0.1:4310', 'marketday_session=', false],
])('S32: at %s, asked as %s, the cookie begins with %s', async (publicOrigin, at, begins, isSecure) => {
  const { routes } = openDoor({ publicOrigin })
  const response = await routes.request(`${at}/sign-in`, { method: 'POST', body: JSON.stringify(ada) })
  const set = response.headers.get('Set-Cookie') ?? ''
  expect(set.startsWith(begins)).toBe(true)
  expect(/; Secure/.test(set)).toBe(isSecure)
  expect(set).toMatch(/Path=\//)
  expect(set).not.toMatch(/Domain/)
  const again = await routes.request(`${at}/account`, { headers: { Cookie: readCookie(response) } })
  expect(await again.json()).toMatchObject({ id: 'user_ada' })
  const planted = readCookie(response).replace('__Host-', '')
  const asPlanted = await routes.request(`${at}/account`, { headers: { Cookie: planted } })
  // Only where it is known where browsers find the app.
  expect((await asPlanted.json()) === null).toBe(isSecure && publicOrigin !== null)
})

test('S98: after ten failed attempts at an account the right password is refused as well, everywhere, for a quarter of an hour', async () => {
  let time = 0
  const [here, elsewhere] = [openDoor({ now: () => time }), openDoor({ now: () => time })]
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const headers = { 'X-From': `198.51.100.${attempt}` }
    expect((await here.signIn({ ...ada, password: `guess ${attempt}` }, headers)).status).toBe(401)
  }
  const refused = await elsewhere.signIn(ada, { 'X-From': '198.51.100.99' })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('900')
  expect(await refused.json()).toEqual({ problem: 'TOO_MANY_ATTEMPTS' })
  expect((await openDoor({ now: () => time }).signIn(ada)).status).toBe(429)
  time = 15 * minute
  expect((await elsewhere.signIn(ada)).status).toBe(200)
})

test('S98: an address that has failed fifty times, at any accounts, is refused, and its neighbours are not', async () => {
  const { signIn } = openDoor()
  const from = (address: string) => ({ 'X-From': address })
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const guess = { email: `person${attempt}@example.test`, password: 'Summer2026' }
    expect((await signIn(guess, from(`2001:db8:1:2::${attempt.toString(16)}`))).status).toBe(401)
  }
  expect((await signIn(ada, from('2001:db8:1:2:ffff::1'))).status).toBe(429)
  expect((await signIn(ada, from('2001:db8:1:3::1'))).status).toBe(200)
})

test('S98: signing in again and again is no guessing', async () => {
  const { signIn } = openDoor()
  for (let turn = 0; turn < 60; turn += 1) expect((await signIn(ada)).status).toBe(200)
})

test('while the database is away a person stays signed in for a minute, and after it the answer is 503 and not signed out', async () => {
  let time = 0
  const away = { isAway: false }
  const tables: Queryable = {
    query: (...asked) => (away.isAway ? Promise.reject(new Error('away')) : kept.tables.query(...asked)),
  }
  const { signIn, account, who } = openDoor({ now: () => time, tables })
  const [seen, unseen] = [readCookie(await signIn(ada)), readCookie(await signIn(ada))]
  await who(seen)
  away.isAway = true
  time = minute
  expect(await who(seen)).toMatchObject({ id: 'user_ada' })
  expect((await account(unseen)).status).toBe(503)
  expect((await signIn(ada)).status).toBe(503)
  time = minute + 1
  expect((await account(seen)).status).toBe(503)
})

test('the demo people sign in with what the sign-in page shows', async () => {
  expect(demoSignIns).toHaveLength(6)
  const shown = await openDoor().routes.request('/demo/sign-ins')
  expect(await shown.json()).toEqual(demoSignIns)
})

test('S126: a session that was opened under an older secret is good until that is taken out, and is signed out as any other', async () => {
  const renewed = 'another-session-secret-of-decent-length'
  let secrets: readonly string[] = [secret]
  const { signIn, who, signOut, ended } = openDoor({ secrets: async () => secrets })
  const [early, other] = [readCookie(await signIn(ada)), readCookie(await signIn(ada))]
  secrets = [renewed, secret]
  const late = readCookie(await signIn(ada))
  for (const cookie of [early, other, late]) expect(await who(cookie)).toMatchObject({ id: 'user_ada' })
  await signOut(other)
  expect(ended).toHaveLength(1)
  expect(await who(other)).toBeNull()
  secrets = [renewed]
  expect(await who(early)).toBeNull()
  expect(await who(late)).toMatchObject({ id: 'user_ada' })
})
