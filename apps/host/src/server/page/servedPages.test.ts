import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prefetchLending } from '@onlend/hooks/server'
import { createRelay, type Relay } from '@onlend/relay'
import { createSandbox } from '@onlend/sandbox'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderPage } from '../../app/renderPage.tsx'
import type { PageBoot } from '../../app/boot/PageBoot.ts'
import { demoBeneficiaries } from '../demoBeneficiaries.ts'
import { demoUsers } from '../demoUsers.ts'
import { openTestTables } from '../test/openTestTables.ts'
import { toAccount } from '../toAccount.ts'
import { toPrincipal } from '../toPrincipal.ts'
import { prerenderer } from './prerenderer.ts'
import { servePage } from './servePage.ts'
import { sharedCache } from './test/sharedCache.ts'

const apiKey = 'sk_canary_KEY_0001'
let tables: Awaited<ReturnType<typeof openTestTables>>
let relay: Relay
let page: Hono
let clientDir: string
/** Paths of the service that hang. */
const hanging: string[] = []

/** The session of these tests is the person's id, in a cookie. */
const findUser = (request: Request) => {
  const [, id] = /session=(\w+)/.exec(request.headers.get('Cookie') ?? '') ?? []
  return demoUsers.find((user) => user.id === id) ?? null
}

beforeAll(async () => {
  tables = await openTestTables()
  const sandbox = createSandbox({ apiKey })
  relay = createRelay({
    mountPath: '/lending',
    environment: 'sandbox',
    upstream: {
      baseUrl: 'https://service.test',
      apiKey,
      fetch: (request) =>
        hanging.some((path) => request.url.includes(path))
          ? new Promise(() => undefined)
          : sandbox.fetch(request),
    },
    database: tables.database,
    authenticate: (request) => {
      const user = findUser(request)
      return user && toPrincipal({ id: `s_${user.id}`, user, signedInAt: Date.now() })
    },
  })
  clientDir = await mkdtemp(join(tmpdir(), 'onlend-pages-'))
  await cp(join(import.meta.dirname, '../../../index.html'), join(clientDir, 'index.html'))
  page = await openSite(20_000)
  // The first drawing loads every page's code, and the first reads prepare their statements.
  await open('user_ada', '/p/cp_adaeze/')
})

afterAll(async () => {
  await relay.close()
  await tables.close()
  await rm(clientDir, { recursive: true })
})

/** The pages, which wait so many milliseconds for what the relay has. */
const openSite = (timeout: number) =>
  servePage({
    clientDir,
    file: 'index.html',
    partsFor: prerenderer({
      openBuild: async () => ({ manifest: {}, renderPage }),
      ...{ relay, timeout, signIns: [], brands: [] },
      findAccount: async (request) => {
        const user = findUser(request)
        return user && toAccount(user, null)
      },
    }),
  })

const ask = (userId: string | null, path: string) =>
  new Request(`https://app.test${path}`, { headers: userId === null ? {} : { Cookie: `session=${userId}` } })

async function open(userId: string | null, path: string, site: Pick<Hono, 'fetch'> = page) {
  const answer = await site.fetch(ask(userId, path))
  const html = await answer.text()
  const [, json = ''] = /id="boot"[^>]*>([^<]*)</.exec(html) ?? []
  // The cast trusts the server that is tested.
  return { answer, html, boot: JSON.parse(json) as PageBoot }
}

/** The digits of an amount, as they follow each other on a page. */
const toDigits = (text: string) => text.replaceAll(/\D/g, '')

async function readFigures(userId: string, partnerId: string): Promise<string[]> {
  const read = (path: string) => relay.fetch(ask(userId, `/lending${path}`)).then((answer) => answer.json())
  const limit = await read(`/v1/customer-partner/${partnerId}/credit-limit/current`)
  const drawdown = await read(`/v1/draw-downs/customer-partner/${partnerId}/active`)
  return [limit.data?.amount_available, drawdown.data?.amount_outstanding]
    .filter((amount) => amount !== undefined && amount !== null)
    .map((amount) => toDigits(String(amount).replace(/\.\d+$/, '')))
}

test.each([
  ['user_ada', 'cp_adaeze'],
  ['user_kofi', 'cp_kwame'],
  ['user_hana', 'cp_adaeze'],
])(
  '%s reads the numbers of %s in the first answer, with no skeleton over them',
  async (userId, partnerId) => {
    const { html, boot } = await open(userId, `/p/${partnerId}/`)
    expect(boot.prefetched?.missing).toEqual([])
    const markup = html.slice(html.indexOf('<div id="app">'), html.indexOf('id="boot"'))
    const cards = markup.slice(markup.indexOf('data-ol-part="LendingDashboard"'))
    expect(cards).not.toContain('aria-busy="true"')
    expect(cards).toMatch(/data-ol-part="(?:CreditLimitCard|ActiveDrawdownCard)"/)
    const figures = await readFigures(userId, partnerId)
    expect(figures.length).toBeGreaterThan(0)
    for (const figure of figures) expect([figure, toDigits(cards).includes(figure)]).toEqual([figure, true])
  },
)

test('a read that hangs does not hold the page up: the rest is in it, and its head asks again', async () => {
  hanging.push('/active')
  try {
    const { html, boot } = await open('user_ada', '/p/cp_adaeze/', await openSite(3_000))
    expect(boot.prefetched?.missing).toEqual(['getActiveDrawdown'])
    expect(html).toContain('["/lending/v1/draw-downs/customer-partner/cp_adaeze/active"]')
  } finally {
    hanging.pop()
  }
})

test('beneficiaries are in the page that offers them, and in no other', async () => {
  const [first] = demoBeneficiaries.cp_adaeze ?? []
  expect((await open('user_ada', '/p/cp_adaeze/withdraw')).html).toContain(first?.number)
  for (const path of ['/p/cp_adaeze/', '/p/cp_adaeze/business', '/p/cp_adaeze/drawdown'])
    expect([path, (await open('user_ada', path)).html.includes(first?.number ?? '')]).toEqual([path, false])
  expect((await open('user_hana', '/p/cp_adaeze/withdraw')).html).toContain(first?.number)
  expect((await open('user_kofi', '/p/cp_adaeze/withdraw')).html).not.toContain(first?.number)
})

test('S142: a shared cache never gives one person the page of another', async () => {
  const cache = sharedCache(async (request) => page.fetch(request))
  for (const path of ['/p/cp_adaeze/', '/p/cp_adaeze/withdraw']) {
    const ada = await open('user_ada', path, cache)
    expect(ada.html).toContain('Adaeze Foods')
    expect(ada.answer.headers.get('Cache-Control')).toBe('private, no-store')
    const [figure = ''] = await readFigures('user_ada', 'cp_adaeze')
    for (const other of ['user_kofi', null]) {
      const { html } = await open(other, path, cache)
      expect(html).not.toContain('Adaeze Foods')
      expect(html).not.toContain('Ada Obi')
      expect(toDigits(html.slice(html.indexOf('<div id="app">')))).not.toContain(figure)
    }
  }
  expect(cache.size()).toBe(0)
})

test('S142: pages that are drawn at the same time hold nothing of each other', async () => {
  const both = demoUsers.map(({ id, customerPartners: [own] }) => open(id, `/p/${own?.id}/`))
  const pages = await Promise.all(both)
  for (const [index, { boot }] of pages.entries()) {
    const { id = '', customerPartners: [own] = [] } = demoUsers[index] ?? {}
    expect(boot.prefetched?.provider).toMatchObject({ userId: id, customerPartnerId: own?.id })
    for (const { queryKey } of boot.prefetched?.state.queries ?? [])
      expect([queryKey[1], queryKey[3]]).toEqual([
        { environment: null, tenantId: null, userId: id },
        queryKey[2] === 'getSession' ? null : own?.id,
      ])
  }
})

test('S143: a read in the server’s own process has the rights of the person whose page it is, and no more', async () => {
  const prefetch = (userId: string | null, customerPartnerId: string) =>
    prefetchLending({
      relay: (request) => relay.fetch(request),
      request: ask(userId, '/'),
      provider: { customerPartnerId, userId },
      endpoints: { getCreditLimit: {}, getCustomerPartner: {}, listOperations: {}, getSession: {} },
    })
  const everything = ['getCreditLimit', 'getCustomerPartner', 'listOperations']
  expect((await prefetch('user_ada', 'cp_adaeze')).missing).toEqual([])
  expect((await prefetch('user_kofi', 'cp_adaeze')).missing).toEqual(everything)
  expect((await prefetch(null, 'cp_adaeze')).missing).toEqual([...everything, 'getSession'])
})

test('S143: neither the key nor what the relay cuts out of answers is in a page', async () => {
  for (const path of ['/p/cp_adaeze/', '/p/cp_adaeze/business']) {
    const { html } = await open('user_hana', path)
    expect(html).toContain('Adaeze Foods')
    expect(html).not.toContain(apiKey)
    expect(html).not.toContain('app_key')
  }
})
