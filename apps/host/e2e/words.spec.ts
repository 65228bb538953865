import { expect, type Page } from '@playwright/test'
import french from '../../../packages/widgets/src/locales/fr.json' with { type: 'json' }
import { test } from './test/test.ts'

/** The scripts that hold French sentences of the kit, as they arrive. */
function frenchScripts(page: Page): string[] {
  const found: string[] = []
  page.on('response', async (answer) => {
    if (!answer.url().includes('/assets/') || !answer.url().endsWith('.js')) return
    const text = await answer.text().catch(() => '')
    if (text.includes(french['common.chunkFailed'])) found.push(text)
  })
  return found
}

test('the withdrawal in French comes with its own words; those of the other pages follow by themselves, and need no link later', async ({
  page,
  signIn,
  harness,
}) => {
  await signIn('ada')
  await page.context().addCookies([{ name: 'demo_brand', value: 'sahel', url: harness.hostUrl }])
  const scripts = frenchScripts(page)
  await page.goto(`${harness.hostUrl}/withdraw`)
  await page.waitForFunction(() => !('heldSubmit' in globalThis))
  await expect(page.getByLabel(french['withdraw.accountNumber'], { exact: true })).toBeVisible()
  await expect.poll(() => scripts.some((text) => text.includes(french['withdraw.accountNumber']))).toBe(true)
  const own = scripts.find((text) => text.includes(french['withdraw.accountNumber']))
  expect(own).not.toContain(french['creditAssessment.title'])
  await expect.poll(() => scripts.some((text) => text.includes(french['creditAssessment.title']))).toBe(true)
  // Every page's code and words have arrived once nothing more does.
  let before = -1
  const isSettled = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length)
    const isSame = now === before
    before = now
    return isSame
  }
  await expect.poll(isSettled, { intervals: [1_000] }).toBe(true)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Plus', exact: true }).click()
  await page.getByRole('link', { name: french['creditAssessment.title'] }).click()
  await expect(page.locator('[data-ol-part="SubmitCreditAssessmentForm"]')).toContainText(
    french['creditAssessment.title'],
  )
})
