import { join } from 'node:path'
import type { TenantConfig } from '@onlend/core'
import { parseTenantConfig } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { demoUsers } from '../demoUsers.ts'
import { openBrands } from '../openBrands.ts'
import { toAccount } from '../toAccount.ts'
import type { PageBoot } from '../../app/boot/PageBoot.ts'
import { renderPage } from '../../app/renderPage.tsx'

async function brand(id: string): Promise<TenantConfig | null> {
  const { source } = await openBrands({
    folder: join(import.meta.dirname, '../../../tenants'),
    allowChoice: true,
  })
  const request = new Request('http://host.test/')
  return parseTenantConfig(source.resolve({ host: `${id}.localhost`, principal: null, request })).config
}

async function draw(path: string, boot: Partial<PageBoot> = {}) {
  const signedOutBoot = {
    account: null,
    tenant: await brand('marketday'),
    signIns: [],
    brands: [],
    preferences: {},
    prefetched: null,
    beneficiaries: {},
  }
  return renderPage({ boot: { ...signedOutBoot, ...boot }, address: { path, search: '' }, nonce: 'n0nce' })
}

const accounts = demoUsers.map((user) => toAccount(user, null))
const [ada, , hana] = accounts

test('a form’s fields are in the first answer, and the browser is told whose code to fetch', async () => {
  const { markup, boot } = await draw('/p/cp_adaeze/withdraw', { account: ada ?? null })
  for (const text of ['Amount in', 'Account number', 'Choose a bank', 'Check', 'Adaeze Foods Ltd'])
    expect(markup).toContain(text)
  expect(boot.pages).toEqual(['Withdraw'])
})

test('a visitor who is not signed in gets the sign-in page, without personal data', async () => {
  const { markup, boot } = await draw('/withdraw')
  expect(markup).toContain('type="password"')
  expect(markup).not.toContain('cp_adaeze')
  expect(boot).toMatchObject({ account: null, pages: [] })
})

test('a brand’s colours, language and words are drawn, and no style attribute, which the policy would block', async () => {
  const drawn = await draw('/p/cp_adaeze/withdraw', { account: ada ?? null, tenant: await brand('pwani') })
  expect(drawn).toMatchObject({ locale: 'sw', icon: '/brands/pwani.svg' })
  for (const text of ['<style nonce="n0nce"', '--ol-light-primary:#1d4ed8', 'Toa pesa zako', 'Pwani Pay'])
    expect([text, drawn.markup.includes(text)]).toEqual([text, true])
  expect(drawn.markup).not.toContain(' style="')
})

test('the language and the colours that a person chose are drawn, where the brand offers them', async () => {
  const preferences = { locale: 'en', scheme: 'dark' }
  const drawn = await draw('/p/cp_adaeze/withdraw', {
    account: ada ?? null,
    tenant: await brand('pwani'),
    preferences,
  })
  expect(drawn.locale).toBe('en')
  expect(drawn.markup).toContain('Withdraw your money')
  expect(drawn.markup).toContain('data-ol-scheme="dark"')
  const refused = await draw('/', { tenant: await brand('pwani'), preferences: { locale: 'fr' } })
  expect(refused.locale).toBe('sw')
})

test('no page leaves a boundary to the browser: each is drawn whole', async () => {
  const paths = ['/', '/withdraw', '/drawdown', '/activity', '/activity/op_1', '/customers', '/customers/new']
  const more = [
    '/financings',
    '/transactions/new',
    '/transactions/import',
    '/lockbox/reconciliation',
    '/repay',
    '/repayments/new',
    '/repayments/import',
    '/business',
    '/partners',
    '/partners/new',
  ]
  for (const path of [...paths, ...more, '/inbox', '/assessment']) {
    const { markup, boot } = await draw(`/p/cp_adaeze${path}`, { account: hana ?? null })
    expect([path, markup.includes('<!--$!-->'), markup.includes('<template')]).toEqual([path, false, false])
    expect([path, boot.pages.length]).toEqual([path, 1])
    expect([path, markup.includes(' style="')]).toEqual([path, false])
  }
})

test.each([
  ['a business', ada, '/withdraw', 4, 'Money'],
  ['a channel partner', hana, '/portfolio', 4, 'Needs you'],
  ['a channel partner at a business, with one line back', hana, '/withdraw', 5, 'Portfolio'],
])('the menu of %s has no more places than its own', async (_who, account, path, count, word) => {
  const { markup } = await draw(`/p/cp_adaeze${path}`, { account: account ?? null })
  const menu = markup.slice(markup.indexOf('class="app-nav"'), markup.indexOf('class="app-content"'))
  expect(menu.split('<a ')).toHaveLength(count + 1)
  expect(menu).toContain(word)
  expect(menu.match(/aria-current/g)).toHaveLength(1)
})

test('a channel partner’s page says whom it acts for before anything has been read, and its links stay with that business', async () => {
  const { markup } = await draw('/p/cp_kwame/withdraw', { account: hana ?? null })
  expect(markup).toContain('Acting for Kwame Logistics')
  expect(markup).toContain('href="/p/cp_kwame/activity"')
  expect(markup).not.toContain('href="/activity"')
})

test('a business that the host does not know is not drawn as if it did', async () => {
  const { markup, boot } = await draw('/p/cp_nolimit/withdraw', { account: hana ?? null })
  expect(markup).not.toContain('Amount')
  expect(boot.pages).toEqual([])
})

test('an address of a business that is not one’s own is explained, and nothing of the business is drawn', async () => {
  const { markup, boot } = await draw('/p/cp_kwame/withdraw', { account: ada ?? null })
  expect(markup).toContain('You may not act for this business')
  expect(markup).toContain('href="/p/cp_adaeze/"')
  expect(markup).not.toContain('Kwame')
  expect(boot.pages).toEqual([])
})
