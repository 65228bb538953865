import { expect, type Page } from '@playwright/test'
import { test } from './test/test.ts'

/** The address of the app under the host name of a brand; every name under `localhost` is this machine. */
const getAddress = (hostUrl: string, brand: string): string =>
  `http://${brand}.localhost:${new URL(hostUrl).port}`

const getPrimary = (page: Page): Promise<string> =>
  page
    .locator('[data-ol-root]')
    .first()
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--ol-color-primary').trim())

test('another brand arrives in the middle of a withdrawal: its colour and language are there, and so is what was typed', async ({
  page,
  signIn,
}) => {
  await signIn('ada', '/withdraw')
  const amount = page.locator('[data-ol-part="WithdrawForm"] input[inputmode="decimal"]')
  await amount.fill('1250')
  await amount.evaluate((element) => element.setAttribute('data-same', ''))
  expect(await getPrimary(page)).toBe('#0f5c4c')
  await page.getByLabel('Brand').selectOption({ label: 'Sahel Crédit' })
  await expect(page).toHaveTitle('Retirer · Sahel Crédit')
  expect(await getPrimary(page)).toBe('#9c3b0b')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('link', { name: 'Retirer', exact: true })).toBeVisible()
  await expect(page.getByText('Un crédit vous engage')).toBeVisible()
  await expect(amount).toHaveAttribute('data-same', '')
  await expect(amount).toHaveValue(/1[\s,.]?250/)
})

test('two host names are two brands, before sign-in, from the first byte on', async ({ page, harness }) => {
  const seen: Record<string, unknown> = {}
  for (const brand of ['sahel', 'pwani']) {
    const answer = await page.goto(getAddress(harness.hostUrl, brand))
    const html = (await answer?.text()) ?? ''
    const title = brand === 'sahel' ? 'Se connecter · Sahel Crédit' : 'Ingia · Pwani Pay'
    expect(html).toContain(`<title>${title}</title>`)
    await expect(
      page.getByRole('button', { name: brand === 'sahel' ? 'Se connecter' : 'Ingia' }),
    ).toBeVisible()
    const logo = page.locator('.brand img')
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true)
    seen[brand] = await getPrimary(page)
  }
  expect(seen).toEqual({ sahel: '#9c3b0b', pwani: '#1d4ed8' })
})

test('the brand has a tag, is not sent twice, and says more to who is signed in', async ({
  page,
  harness,
  signIn,
}) => {
  const ask = (etag?: string) =>
    page.evaluate(async (known) => {
      const headers = { 'X-Relay': '1', ...(known && { 'If-None-Match': known }) }
      const answer = await fetch('/lending/tenant', { headers, cache: 'no-store' })
      const text = await answer.text()
      return {
        status: answer.status,
        etag: answer.headers.get('ETag'),
        caching: answer.headers.get('Cache-Control'),
        text,
      }
    }, etag)
  await page.goto(getAddress(harness.hostUrl, 'sahel'))
  const visitor = await ask()
  expect(visitor).toMatchObject({ status: 200, caching: 'private, no-cache' })
  expect(visitor.text).toContain('"features":{}')
  expect(await ask(visitor.etag ?? '')).toMatchObject({ status: 304, text: '', etag: visitor.etag })
  await signIn('ada')
  const person = await ask()
  expect(person.text).toContain('"id":"marketday"')
  expect((await ask(visitor.etag ?? '')).status).toBe(200)
})

test('nothing about a brand breaks the content security policy', async ({ page, harness }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(getAddress(harness.hostUrl, 'pwani'))
  await page.getByLabel('Chapa').selectOption({ label: 'Marketday' })
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible()
  expect(problems).toEqual([])
})
