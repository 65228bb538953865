import { callEndpoint, createLendingClient, createTokenSource, isLendingError, withdraw } from '@onlend/core'
import {
  getOperation,
  getSession,
  type ChangeEventChannel,
  subscribeToChangeEvents,
} from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { shop, tokenRelay } from '../../../test/tokenRelay.ts'
import type { Principal } from '../../http/Principal.ts'

const uA: Principal = {
  userId: 'uA',
  role: 'customer-partner',
  customerPartners: [{ id: 'cp_a', name: 'A' }],
  sessionId: 'session-1',
}
const to = { account_type: 'bank', name: 'Ada Obi', account_number: '0123456789', bank_code: '058' } as const

/** A page of another origin with the client, whose clock stands still so that it does not renew a token early. */
async function shopPage() {
  const relay = await tokenRelay()
  const page = { requests: 0, issued: 0, isSignedIn: true }
  const getToken = createTokenSource({
    now: () => Date.parse('2026-03-02T10:00:00.000Z'),
    async fetchToken() {
      page.issued += 1
      return page.isSignedIn ? relay.relay.issueToken(uA) : null
    },
  })
  const client = createLendingClient({
    baseUrl: 'https://app.test/lending',
    getToken,
    retries: { attempts: 0 },
    fetch(input, init) {
      page.requests += 1
      const headers = new Headers(init?.headers)
      headers.set('Origin', shop)
      headers.set('Sec-Fetch-Site', 'cross-site')
      return relay.relay.fetch(new Request(input, { ...init, headers }))
    },
  })
  return { ...relay, client, page }
}

test('a withdrawal whose token has ended is sent to the service once, after one refusal and one new token', async () => {
  const { client, page, time, upstream } = await shopPage()
  await callEndpoint(client, getSession, {})
  time.now += 400_000
  const operationId = 'key-of-the-shop'
  const withdrawal = { customerPartnerId: 'cp_a', body: { ...to, amount: '1500.50' } } as const
  await callEndpoint(client, withdraw, withdrawal, { operationId })
  expect(upstream.seen).toHaveLength(1)
  expect(page).toMatchObject({ requests: 3, issued: 2 })
  expect(await callEndpoint(client, getOperation, { operationId })).toMatchObject({ state: 'accepted' })
})

test('after the sign-out a write ends as signed out, nothing is sent, and the ledger knows nothing of it', async () => {
  const { client, page, relay, upstream, send, time } = await shopPage()
  await callEndpoint(client, getSession, {})
  await relay.revoke({ sessionId: 'session-1' })
  time.now += 1_000
  const write = callEndpoint(
    client,
    withdraw,
    { customerPartnerId: 'cp_a', body: { ...to, amount: '1500.50' } },
    { operationId: 'key-signed-out' },
  )
  const error = await write.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(isLendingError(error) && [error.category, error.code]).toEqual(['session', 'unauthenticated'])
  // The host still issued a token, and the relay refused that one too.
  expect(page).toMatchObject({ requests: 3, issued: 2 })
  expect(upstream.seen).toEqual([])
  expect((await send('GET', '/operations/key-signed-out')).code).toBe('not_found')
})

test.each([
  ['cp_a', ['connecting', 'stream']],
  ['cp_b', ['connecting', 'refused']],
])('the change events of %s reach the page as far as its token goes', async (customerPartnerId, expected) => {
  const { client } = await shopPage()
  const channels: ChangeEventChannel[] = []
  const ending = new AbortController()
  await subscribeToChangeEvents(client, {
    customerPartnerId,
    signal: ending.signal,
    onChangeEvent: () => undefined,
    onChannelChange(channel) {
      channels.push(channel)
      if (channel !== 'connecting') ending.abort()
    },
  })
  expect(channels).toEqual(expected)
})
