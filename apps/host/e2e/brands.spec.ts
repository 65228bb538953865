import { expect, type Page, type Request } from '@playwright/test'
import french from '../../../packages/widgets/src/locales/fr/forms.json' with { type: 'json' }
import { findAccount, test } from './test/test.ts'
import { watchComplaints } from './test/watchPage.ts'

const getPrimary = (page: Page): Promise<string> =>
  page
    .locator('[data-ol-root]')
    .first()
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--ol-color-primary').trim())

test('a brand is there from the first byte, arrives in the middle of a withdrawal, and speaks its languages without a link', async ({
  page,
  harness,
  signIn,
}) => {
  const complaints = watchComplaints(page)

  await test.step('a host name has its brand before the sign-in', async () => {
    const { port } = new URL(harness.hostUrl)
    const answer = await page.request.get(harness.hostUrl, { headers: { host: `sahel.localhost:${port}` } })
    expect(await answer.text()).toContain('<title>Se connecter · Sahel Crédit</title>')
  })

  const scripts = watchScripts(page)
  await signIn('ada', '/withdraw')

  await test.step('another brand brings its colour and language, and leaves what was typed', async () => {
    const amount = page.locator('[data-ol-part="WithdrawForm"] input[inputmode="decimal"]')
    await amount.fill('1250')
    await amount.evaluate((element) => element.setAttribute('data-same', ''))
    expect(await getPrimary(page)).toBe('#0f5c4c')
    await findAccount(page).click()
    await page.getByLabel('Brand').selectOption({ label: 'Sahel Crédit' })
    await expect(page).toHaveTitle('Retirer · Sahel Crédit')
    expect(await getPrimary(page)).toBe('#9c3b0b')
    const logo = page.locator('.brand img')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByText('Un crédit vous engage')).toBeVisible()
    await expect(amount).toHaveAttribute('data-same', '')
    await expect(amount).toHaveValue(/1[\s,.]?250/)
  })

  await test.step('the words of pages that were not opened came by themselves, and need no link', async () => {
    await expect.poll(scripts.areHere).toBe(true)
    // What follows has no link, of which the browser complains.
    expect(complaints).toEqual([])
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Prêteur', exact: true }).click()
    await expect(page.locator('[data-ol-part="SubmitCreditAssessmentForm"]')).toContainText(
      french['creditAssessment.title'],
    )
  })
})

test('at 360 px every name in the menu is read whole, in every language', {
  tag: '@deep',
}, async ({ page, signIn }) => {
  await signIn('ada', '/withdraw')
  await findAccount(page).click()
  const language = page.locator('.account select').first()
  const locales = await language
    .locator('option')
    .evaluateAll((all: HTMLOptionElement[]) => all.map((option) => option.value))
  expect(locales.length).toBeGreaterThan(7)
  for (const locale of locales) {
    await language.selectOption(locale)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(await page.locator('.app-nav').getByRole('link').evaluateAll(findCut), locale).toEqual([])
  }
})

/** The texts of tabs that are cut off or stand outside the window. */
function findCut(tabs: (HTMLElement | SVGElement)[]): (string | null)[] {
  return tabs
    .filter((tab) => {
      const text = document.createRange()
      text.selectNodeContents(tab)
      const { left, right } = text.getBoundingClientRect()
      const isCut = (part: Element) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1
      return left < 0 || right > innerWidth || [tab, ...tab.querySelectorAll('*')].some(isCut)
    })
    .map((tab) => tab.textContent)
}

/** Says when the code of the assessment's page and its French words have come, and no script is on its way. */
function watchScripts(page: Page): { areHere: () => boolean } {
  const open = new Set<Request>()
  let hasCode = false
  let hasWords = false
  const isScript = (request: Request) => request.url().endsWith('.js')
  page.on('request', (request) => isScript(request) && open.add(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('requestfinished', async (request) => {
    if (!isScript(request)) return
    const text = await (await request.response())?.text()
    if (/\/AssessmentPage-[^/]*$/.test(request.url())) hasCode = true
    if (text?.includes(french['creditAssessment.title'])) hasWords = true
    open.delete(request)
  })
  return { areHere: () => hasCode && hasWords && open.size === 0 }
}

test('a published brand comes to an open page within five seconds, leaves what was typed, and a roll back takes it away again', async ({
  page,
  browser,
  harness,
  signIn,
}) => {
  const hana = await browser.newPage()
  await signIn('hana', '/brand', hana)
  await expect(hana.getByRole('button', { name: 'Publish' })).toBeVisible()
  const before = await getPrimary(hana)
  // The first edition is the brand as it was, for the tests that follow.
  await hana.getByRole('button', { name: 'Publish' }).click()
  await expect(hana.getByText('Published.', { exact: true })).toBeVisible()

  await signIn('ada', '/withdraw')
  // A person of several businesses would wear the brand of this one.
  await page.waitForRequest((request) => request.url().endsWith('/tenant?customer_partner_id=cp_adaeze'))
  const amount = page.locator('[data-ol-part="WithdrawForm"] input[inputmode="decimal"]')
  await amount.pressSequentially('12')
  await amount.evaluate((element) => element.setAttribute('data-same', ''))
  await hana.getByRole('textbox', { name: 'Brand' }).first().fill('#7a1fa2')
  await hana.getByRole('button', { name: 'Publish' }).click()
  await amount.pressSequentially('50')
  await expect.poll(() => getPrimary(page), { timeout: 6_000 }).toBe('#7a1fa2')
  await expect(amount).toHaveAttribute('data-same', '')
  await expect(amount).toHaveValue(/1[\s,.]?250/)
  await expect(amount).toBeFocused()

  await hana.getByText('History', { exact: true }).click()
  await hana.getByRole('button', { name: 'Roll back to edition 1' }).click()
  await expect.poll(() => getPrimary(page), { timeout: 6_000 }).toBe(before)
  await expect(amount).toHaveValue(/1[\s,.]?250/)
  const { data } = await (await page.request.get(`${harness.hostUrl}/lending/tenant`)).json()
  expect(data).toMatchObject({ id: 'marketday', version: '3' })
  await hana.close()
})
