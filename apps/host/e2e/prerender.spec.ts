import { expect, type Page } from '@playwright/test'
import { test } from './test/test.ts'

/** What the browser complains of: errors of hydration and of the content security policy among them. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

/** Holds the page's scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

const form = (page: Page) => page.locator('[data-ol-part="WithdrawForm"]')
const amount = (page: Page) => form(page).locator('input[inputmode="decimal"]')
const review = (page: Page) => form(page).getByRole('button', { name: 'Review' })

test('what was typed before the script ran is still there, and the form works with it', async ({
  page,
  signIn,
  harness,
}) => {
  await signIn('ada')
  const problems = complaints(page)
  const release = await holdScripts(page)
  await page.goto(`${harness.hostUrl}/withdraw`, { waitUntil: 'commit' })
  await amount(page).pressSequentially('1250')
  await page.getByLabel('Account number').fill('0123456789')
  await amount(page).evaluate((element) => element.setAttribute('data-same', ''))
  release()
  await page.waitForLoadState('load')
  await review(page).click()
  await expect(form(page).getByRole('link', { name: /bank/i }).first()).toBeVisible()
  await expect(amount(page)).toHaveAttribute('data-same', '')
  await expect(amount(page)).toHaveValue(/1[\s,.]?250/)
  await expect(page.getByLabel('Account number')).toHaveValue('0123456789')
  await expect(form(page).getByRole('link', { name: /amount|account number/i })).toHaveCount(0)
  expect(problems).toEqual([])
})

test('a form that is submitted before the script ran waits for it, and nothing typed goes into the address', async ({
  page,
  signIn,
  harness,
}) => {
  await signIn('ada')
  const release = await holdScripts(page)
  await page.goto(`${harness.hostUrl}/withdraw`, { waitUntil: 'commit' })
  await amount(page).pressSequentially('1250')
  await review(page).click()
  release()
  // The form was looked at as it would have been: it says what is missing.
  await expect(form(page).getByRole('link', { name: /bank/i }).first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await expect(amount(page)).toHaveValue(/1[\s,.]?250/)
})

test('a person signs in with what they typed before the script ran', async ({ page, harness }) => {
  const problems = complaints(page)
  const release = await holdScripts(page)
  await page.goto(harness.hostUrl, { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill('ada@adaeze.example')
  await page.getByLabel('Password').fill('demo-adaeze')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  release()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  expect(page.url()).not.toContain('demo-adaeze')
  expect(problems).toEqual([])
})

for (const path of [
  '/',
  '/drawdown',
  '/activity',
  '/customers/new',
  '/transactions/new',
  '/transactions/import',
  '/repay',
  '/repayments/new',
  '/assessment',
]) {
  const tag = path === '/' ? [] : '@deep'
  test(`the browser takes ${path} over as the server drew it, in another language and time zone too`, {
    tag,
  }, async ({ browser, harness, signIn }) => {
    const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Asia/Tokyo' })
    const page = await context.newPage()
    await signIn('hana', '/', page)
    await context.addCookies([{ name: 'demo_brand', value: 'sahel', url: harness.hostUrl }])
    const problems = complaints(page)
    const answer = await page.goto(harness.hostUrl + path)
    const html = (await answer?.text()) ?? ''
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    expect(html).toMatch(/<html lang="fr"/)
    expect(html).not.toContain(' style="')
    // The head's script lets go of what it holds once the page is taken over.
    await page.waitForFunction(() => !('heldSubmit' in globalThis))
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
    expect(problems).toEqual([])
    await context.close()
  })
}

test('the numbers are on the screen before the script, and the script asks for none of them again', async ({
  page,
  signIn,
  harness,
}) => {
  await signIn('ada')
  const problems = complaints(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const release = await holdScripts(page)
  await page.goto(`${harness.hostUrl}/p/cp_adaeze/`, { waitUntil: 'commit' })
  // What the page of the sign-in was still reading is its own.
  asked.length = 0
  const board = page.locator('[data-ol-part="LendingDashboard"]')
  await expect(board.locator('[data-ol-part="CreditLimitCard"]')).toContainText(/\d/)
  await expect(board.locator('[aria-busy="true"]')).toHaveCount(0)
  release()
  await page.waitForFunction(() => !('heldSubmit' in globalThis))
  expect(asked.filter((path) => /credit-limit|active$|details$|session$/.test(path))).toEqual([])
  // Nothing of what the server knew is left behind in the page.
  await expect(page.locator('#boot')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('a page holds what its own visitor may see, and nothing of the one before', async ({
  browser,
  page,
  signIn,
  harness,
}) => {
  await signIn('kofi')
  const kofi = await page.request.get(`${harness.hostUrl}/withdraw`)
  const context = await browser.newContext()
  const visitor = await context.request.get(`${harness.hostUrl}/withdraw`)
  expect(await kofi.text()).toContain('cp_kwame')
  const seen = await visitor.text()
  expect(seen).not.toContain('cp_kwame')
  expect(seen).not.toContain(harness.apiKey)
  await context.close()
})
