import { expect, test } from 'vitest'
import { createAccountRoutes } from './createAccountRoutes.ts'
import { createSessions } from './createSessions.ts'
import { demoUsers } from './demoUsers.ts'

const secret = 'a-session-secret-of-decent-length'
const ada = { email: 'ada@adaeze.example', password: 'demo-adaeze' }

function openDoor(now = () => 0, showSignIns = true) {
  const sessions = createSessions(demoUsers, secret, now)
  const ended: string[] = []
  const onSignOut = async (sessionId: string) => void ended.push(sessionId)
  const options = { users: demoUsers, sessions, showSignIns, sandboxControlUrl: null, onSignOut }
  const routes = createAccountRoutes(options)
  const signIn = (body: unknown, headers: Record<string, string> = {}) =>
    routes.request('/sign-in', { method: 'POST', body: JSON.stringify(body), headers })
  const who = async (cookie: string): Promise<unknown> =>
    (await routes.request('/account', { headers: { Cookie: cookie } })).json()
  return { routes, signIn, who, ended }
}

function cookieOf(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

test('a person who signs in gets an HttpOnly cookie and is recognised by it', async () => {
  const { signIn, who } = openDoor()
  const response = await signIn(ada)
  expect(response.headers.get('Set-Cookie')).toMatch(/HttpOnly/)
  expect(response.headers.get('Set-Cookie')).toMatch(/SameSite=Lax/)
  const seen = await who(cookieOf(response))
  expect(seen).toMatchObject({ displayName: 'Ada Obi', customerPartners: [{ id: 'cp_adaeze' }] })
  expect(JSON.stringify(seen)).not.toContain(ada.password)
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

test('another site cannot sign a visitor in or out', async () => {
  const { routes, signIn } = openDoor()
  expect((await signIn(ada, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  const out = await routes.request('/sign-out', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(out.status).toBe(403)
})

test('a cookie that was tampered with, has expired or was signed out has no account', async () => {
  let time = 0
  const { routes, signIn, who, ended } = openDoor(() => time)
  const cookie = cookieOf(await signIn(ada))
  expect(await who(cookie.replace('user_ada', 'user_kofi'))).toBeNull()
  expect(await who(cookie)).not.toBeNull()
  await routes.request('/sign-out', { method: 'POST', headers: { Cookie: cookie } })
  expect(await who(cookie)).toBeNull()
  expect(ended).toHaveLength(1)
  const second = cookieOf(await signIn(ada))
  time = 13 * 60 * 60 * 1000
  expect(await who(second)).toBeNull()
})

test('a session is still good after the backend has started again', async () => {
  const cookie = cookieOf(await openDoor().signIn(ada))
  expect(await openDoor().who(cookie)).toMatchObject({ id: 'user_ada' })
})

test('the demo sign-ins are shown only where the demo people are', async () => {
  expect(await (await openDoor().routes.request('/demo/sign-ins')).json()).toHaveLength(3)
  expect(await (await openDoor(() => 0, false).routes.request('/demo/sign-ins')).json()).toEqual([])
})
