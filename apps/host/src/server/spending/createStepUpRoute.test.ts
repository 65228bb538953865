import { createStepUpProofs, type StepUpQuestion } from '@onlend/relay'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccountRoutes } from '../createAccountRoutes.ts'
import { createSessions } from '../createSessions.ts'
import { createSignInThrottle } from '../createSignInThrottle.ts'
import { demoUsers } from '../demoUsers.ts'
import type { HostUser } from '../HostUser.ts'
import { hashPassword } from '../passwords/hashPassword.ts'
import { openTestTables } from '../test/openTestTables.ts'
import { toPrincipal } from '../toPrincipal.ts'
import { createStepUpRoute } from './createStepUpRoute.ts'

const secrets = async () => ['a-session-secret-of-decent-length']
const password = 'quick-harmattan'
const summary: StepUpQuestion['summary'] = {
  ...{ amount: '12001', method: 'bank', institution: '058', destinationEnd: '6789' },
  ...{ recipient: 'Chidi Okafor', count: null },
}
const demand = { action: 'withdraw', operationId: 'key-of-musa', ownerId: 'cp_nodrawdown_404', summary }

let kept: Awaited<ReturnType<typeof openTestTables>>
let users: readonly HostUser[]

beforeAll(async () => {
  kept = await openTestTables()
  const passwordHash = await hashPassword(password, { log: 4, rounds: 1 })
  users = demoUsers.map((user) => ({ ...user, passwordHash }))
})
beforeEach(() => kept.empty())
afterAll(() => kept.close())

async function openRoute() {
  const sessions = createSessions({ users, tables: kept.tables, secrets, publicOrigin: null, now: () => 0 })
  const throttle = createSignInThrottle({ tables: kept.tables, secrets, now: () => 0 })
  const shared = { sessions, throttle, publicOrigin: null, getClientAddress: () => '203.0.113.7' }
  const proofs = createStepUpProofs({ secret: 'a secret of 32 characters or more' })
  const account = createAccountRoutes({
    ...{ ...shared, users, signIns: [], sandboxControlUrl: null, onSignOut: async () => undefined },
    mayActFor: async () => true,
  })
  const body = JSON.stringify({ email: 'musa@harmattan.example', password })
  const signedIn = await account.request('http://127.0.0.1:4310/sign-in', { method: 'POST', body })
  const cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const route = createStepUpRoute({ ...shared, proofs })
  const ask = async (typed: string, { asked = demand as object, headers = {} } = {}) => {
    const answer = await route.request('http://127.0.0.1:4310/step-up', {
      method: 'POST',
      headers: { Cookie: cookie, ...headers },
      body: JSON.stringify({ password: typed, demand: asked }),
    })
    // The cast lets either be looked for.
    return { status: answer.status, ...((await answer.json()) as { proof?: string; problem?: string }) }
  }
  const passes = (proof: string, userId = 'user_musa', changed: Partial<StepUpQuestion> = {}) => {
    const user = users.find((one) => one.id === userId)
    if (!user) throw new Error(`There is no ${userId}`)
    return proofs.verifyStepUp({
      ...{ principal: toPrincipal({ id: 's1', user, signedInAt: 0 }), action: 'withdraw', kind: 'withdraw' },
      ...{ owner: { kind: 'customerPartnerId', id: 'cp_nodrawdown_404' }, operationId: 'key-of-musa' },
      ...{ summary, proof },
      ...changed,
    })
  }
  return { ask, passes }
}

test('S111: the right password of the person who is signed in gives a proof of this operation alone', async () => {
  const { ask, passes } = await openRoute()
  const { status, proof = '' } = await ask(password)
  expect(status).toBe(200)
  expect(await passes(proof)).toBe(true)
  expect(await passes(proof, 'user_zainab')).toBe(false)
  expect(await passes(proof, 'user_musa', { operationId: 'another-key' })).toBe(false)
  expect(await passes(proof, 'user_musa', { summary: { ...summary, amount: '12002' } })).toBe(false)
})

test('S111: a wrong password, a stranger, another site and a demand with a part missing get no proof', async () => {
  const { ask } = await openRoute()
  expect(await ask('guess')).toEqual({ status: 403, problem: 'WRONG_PASSWORD' })
  expect(await ask(password, { headers: { Cookie: '' } })).toEqual({ status: 401, problem: 'SIGNED_OUT' })
  expect(await ask(password, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).toMatchObject({ status: 403 })
  expect(await ask(password, { asked: { ...demand, action: 'signIn' } })).toMatchObject({ status: 400 })
})

test('S111: guesses are throttled as those of a sign-in', async () => {
  const { ask } = await openRoute()
  const statuses: number[] = []
  for (let tries = 0; tries < 30; tries += 1) statuses.push((await ask(`guess ${tries}`)).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await ask(password)).status).toBe(429)
})
