import { expect, test } from 'vitest'
import { heldClock } from '../../test/heldClock.ts'
import { people, testRelay } from '../../test/testRelay.ts'
import { shop, tokenRelay } from '../../test/tokenRelay.ts'
import type { TenantFacts, TenantSource } from './TenantSource.ts'

const harbour = {
  id: 'harbour',
  version: '1',
  name: 'Harbour',
  locale: 'en',
  theme: { version: 1, tokens: { colorPrimary: '#0b5a45' } },
  features: { CreateBusinessForm: false },
  fields: { 'RegisterCustomerForm.nin': { hidden: true } },
  legal: { footer: { en: 'Licensed.' } },
}
const sahel = { ...harbour, id: 'sahel', name: 'Sahel', locale: 'fr' }

const always = (json: unknown): TenantSource => ({ resolve: () => json })
const visitor = { as: null }

test('a signed-in person gets the whole brand', async () => {
  const { send } = await testRelay({ tenants: always(harbour) })
  const answer = await send('GET', '/tenant')
  expect(answer.status).toBe(200)
  expect(answer.data).toMatchObject(harbour)
  expect(answer.headers.get('Content-Type')).toBe('application/json')
})

test('S84: a visitor gets look, words and legal text, and nothing of what the partner’s people may do', async () => {
  const { send } = await testRelay({ tenants: always(harbour) })
  const { status, data, text } = await send('GET', '/tenant', visitor)
  expect(status).toBe(200)
  const { theme, legal } = harbour
  expect(data).toMatchObject({ id: 'harbour', theme, legal, features: {}, fields: {} })
  expect(text).not.toMatch(/CreateBusinessForm|RegisterCustomerForm/)
})

test('S84: the host is asked with the host name and the session, and a host name alone opens nothing of a session', async () => {
  const asked: Pick<TenantFacts, 'host' | 'principal'>[] = []
  const { relay, send } = await testRelay({
    tenants: {
      resolve: ({ host, principal }) => {
        asked.push({ host, principal })
        return principal ? harbour : sahel
      },
    },
  })
  await send('GET', '/tenant')
  await relay.fetch(new Request('https://SAHEL.example:8443/lending/tenant'))
  const spoofed = await relay.fetch(
    new Request('https://app.test/lending/tenant', {
      headers: { 'X-Forwarded-Host': 'k.test', Forwarded: 'host=k.test', 'X-Original-Host': 'k.test' },
    }),
  )
  expect(asked).toMatchObject([
    { host: 'app.test', principal: { userId: 'uA' } },
    { host: 'sahel.example', principal: null },
    { host: 'app.test', principal: null },
  ])
  expect(await spoofed.json()).toMatchObject({ data: { id: 'sahel', features: {} } })
})

test('S34, S84: a browser may keep a brand and asks each time; a shared cache may not, and people’s answers differ', async () => {
  let json: object = harbour
  const { send } = await testRelay({ tenants: { resolve: () => json } })
  const first = await send('GET', '/tenant')
  const etag = first.headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
  expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(first.headers.get('Vary')).toBe('Cookie, Authorization')
  const again = await send('GET', '/tenant', { headers: { 'If-None-Match': `"other", W/${etag}` } })
  expect([again.status, again.text]).toEqual([304, ''])
  const kept = ['ETag', 'Cache-Control', 'Content-Type'].map((name) => again.headers.get(name))
  expect(kept).toEqual([etag, 'private, no-cache', null])
  // A brand that changes has another tag.
  json = { ...harbour, name: 'Port' }
  const changed = await send('GET', '/tenant', { headers: { 'If-None-Match': etag } })
  expect(changed.data).toMatchObject({ name: 'Port' })
  json = harbour
  // After a sign-out the tag of the whole brand does not return it.
  const out = await send('GET', '/tenant', { ...visitor, headers: { 'If-None-Match': etag } })
  expect(out.status).toBe(200)
  expect(out.headers.get('ETag')).not.toBe(etag)
})

test('no white-label and no brand for this host name are the same 404, with and without a session', async () => {
  const without = await testRelay()
  const none = await testRelay({ tenants: always(null) })
  for (const { send } of [without, none]) {
    for (const options of [visitor, {}]) {
      const { status, code, headers } = await send('GET', '/tenant', options)
      expect([status, code, headers.get('Cache-Control')]).toEqual([404, 'not_found', 'no-store'])
    }
  }
})

test('S85: a brand that is broken, hostile or too large is not sent on, and the log names its fields and no value', async () => {
  const broken = [
    { ...harbour, locale: 'javascript:alert(1)' },
    { ...harbour, links: { terms: 'javascript:alert(1)' } },
    { ...harbour, messages: { constructor: { 'a.b': 'x' } } },
    { ...harbour, theme: { css: 'x'.repeat(300_000) } },
    'sahel',
    [harbour],
    7,
  ]
  for (const json of broken) {
    const { send, logs } = await testRelay({ tenants: always(json) })
    const answer = await send('GET', '/tenant')
    expect([answer.status, answer.code]).toEqual([500, 'internal'])
    expect(logs.filter((line) => line.includes('tenant.invalid'))).toHaveLength(1)
    expect([...logs, answer.text].join()).not.toMatch(/alert|xxxx/)
  }
})

test('S85: what is not in the contract, and a secret wherever it stands, never reaches a browser', async () => {
  const { send } = await testRelay({
    tenants: always({
      ...harbour,
      theme: { version: 1, app_key: 'ak_1', deep: [{ appKey: 'ak_2' }] },
      database: 'pg://x',
    }),
  })
  expect((await send('GET', '/tenant')).text).not.toMatch(/ak_1|ak_2|pg:|hostile/)
})

test('a language that no reader has accepted is offered only by a host that opts in', async () => {
  const swahili = { ...harbour, locale: 'sw-KE', locales: ['sw-KE', 'tw', 'en-GH', 'fr'], legal: {} }
  const offered = async (options: { unreviewedLocales?: boolean }) => {
    const { send } = await testRelay({ tenants: always(swahili), ...options })
    const { locale, locales } = JSON.parse((await send('GET', '/tenant')).text).data
    return [locale, ...locales]
  }
  expect(await offered({})).toEqual(['en', 'en', 'en-GH'])
  expect(await offered({ unreviewedLocales: true })).toEqual(['sw-KE', 'sw-KE', 'tw', 'en-GH', 'fr'])
})

test('a host that throws, or takes more than two seconds, costs a page its new brand and nothing else', async () => {
  const clock = heldClock()
  let isAsked = false
  const resolve = () => {
    isAsked = true
    return new Promise(() => undefined)
  }
  const hanging = await testRelay({ tenants: { resolve }, clock })
  const answered = hanging.send('GET', '/tenant', visitor)
  await expect.poll(() => isAsked).toBe(true)
  clock.advance(2_000)
  expect((await answered).status).toBe(500)
  const throwing = await testRelay({
    tenants: {
      resolve: () => {
        throw new Error('postgres://user:word@db')
      },
    },
  })
  expect((await throwing.send('GET', '/tenant')).status).toBe(500)
  expect(throwing.logs.join()).not.toContain('postgres')
})

test('the same object is checked once', async () => {
  let reads = 0
  const counted = {
    ...harbour,
    get name() {
      reads += 1
      return 'Harbour'
    },
  }
  const { send } = await testRelay({ tenants: always(counted) })
  reads = 0
  for (let at = 0; at < 5; at += 1) expect((await send('GET', '/tenant')).status).toBe(200)
  expect(reads).toBe(1)
})

test('S82: visitors who are not signed in use up no budget of those who are', async () => {
  const { send } = await testRelay({
    tenants: always(harbour),
    limits: { visitors: { limit: 2, window: 60_000 } },
  })
  const statuses: number[] = []
  for (let at = 0; at < 3; at += 1) statuses.push((await send('GET', '/tenant', visitor)).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await send('GET', '/tenant')).status).toBe(200)
})

test('S84: a page with tokens shows the brand before it has one, and is told when its token is refused', async () => {
  const { relay, sendAs, send } = await tokenRelay({ tenants: always(harbour) })
  const fromShop = { Origin: shop, 'Sec-Fetch-Site': 'cross-site' }
  const before = await send('GET', '/tenant', { ...visitor, headers: fromShop })
  expect([before.status, before.headers.get('Access-Control-Allow-Origin')]).toEqual([200, shop])
  expect(before.headers.get('Vary')).toBe('Cookie, Authorization, Origin')
  expect(before.data).toMatchObject({ features: {} })
  const { uA } = people
  const { token } = await relay.issueToken({ ...uA, customerPartners: [...uA.customerPartners] })
  expect((await sendAs(token, 'GET', '/tenant')).data).toMatchObject({ features: harbour.features })
  expect((await sendAs(`${token}x`, 'GET', '/tenant')).code).toBe('unauthenticated')
})

test('a query is refused, a wrong method is named to a signed-in person only, and HEAD has no body', async () => {
  const { send } = await testRelay({ tenants: always(harbour) })
  expect((await send('GET', '/tenant?id=sahel')).code).toBe('malformed_request')
  expect((await send('POST', '/tenant', { body: {} })).code).toBe('method_not_allowed')
  expect((await send('POST', '/tenant', { ...visitor, body: {} })).code).toBe('unauthenticated')
  const head = await send('HEAD', '/tenant')
  expect([head.status, head.text, head.headers.get('ETag')]).toEqual([200, '', expect.stringMatching(/^"/)])
})

test('a page that is drawn on the server gets the brand that its own request would', async () => {
  const { relay, logs } = await testRelay({
    tenants: { resolve: ({ host }) => (host === 'sahel.test' ? sahel : host === 'app.test' ? harbour : {}) },
  })
  const page = (url: string) =>
    relay.tenantFor(new Request(url, { headers: { 'Sec-Fetch-Site': 'cross-site' } }))
  expect(await page('https://sahel.test/send')).toMatchObject({ id: 'sahel', features: {} })
  expect(await page('https://app.test/')).toMatchObject({ id: 'harbour' })
  expect(await page('https://broken.test/')).toBeNull()
  expect(logs.join()).toContain('tenant.failed')
})
