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

test('the withdrawal in French comes with its own words; another page fetches its own when it is opened', async ({
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
  await expect.poll(() => scripts.length).toBe(1)
  expect(scripts[0]).toContain(french['withdraw.accountNumber'])
  expect(scripts[0]).not.toContain(french['creditAssessment.title'])
  await page.getByRole('link', { name: 'Plus', exact: true }).click()
  await page.getByRole('link', { name: french['creditAssessment.title'] }).click()
  await expect(page.locator('[data-ol-part="SubmitCreditAssessmentForm"]')).toContainText(
    french['creditAssessment.title'],
  )
  await expect.poll(() => scripts.some((text) => text.includes(french['creditAssessment.title']))).toBe(true)
})
