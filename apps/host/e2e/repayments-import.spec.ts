import type { Financing } from '@onlend/core'
import { expect, type Page } from '@playwright/test'
import { sampleStatement } from '../src/app/pages/sampleStatement.ts'
import { test } from './test/test.ts'

const financingsPath = '/lending/v1/customer-partner/cp_adaeze/transactions/financings'

/** The statement that the demo offers, as a file: what is paid meanwhile would change the next one. */
async function makeStatement(page: Page, hostUrl: string): Promise<Buffer> {
  const answer = await page.request.get(`${hostUrl}${financingsPath}`, { headers: { 'X-Relay': '1' } })
  const { data } = (await answer.json()) as { data: Financing[] }
  const financings = data.map((one) => ({ ...one, amount: `${one.amount}` as Financing['amount'] }))
  return Buffer.from(await sampleStatement(financings).arrayBuffer())
}

async function choose(page: Page, statement: Buffer): Promise<void> {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: statement })
  await expect(page.getByRole('heading', { name: 'Lines of the statement' })).toBeVisible()
}

test('a statement is matched, corrected, sent and settled, and its lines are never credited again', {
  tag: '@deep',
}, async ({ page, harness, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn('ada', '/repayments/import')
  const statement = await makeStatement(page, harness.hostUrl)
  await choose(page, statement)
  await page.getByRole('button', { name: /^Accept (?:all )?[1-9]\d* sure lines?$/ }).click()
  await expect(page.getByRole('button', { name: /^Accept .*sure lines?$/ })).toBeHidden()

  // A line of no financing is given to one by hand.
  await page.getByRole('searchbox', { name: 'Search lines' }).fill('REVERSAL OF CARD PAYMENT')
  await expect(page.getByRole('button', { name: /^Choose financing for line/ })).toHaveCount(1)
  await page.getByRole('button', { name: /^Choose financing for line/ }).click()
  const dialog = page.getByRole('dialog', { name: 'What this line pays' })
  await dialog.getByRole('combobox', { name: 'Financing' }).click()
  await dialog.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Save and accept' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Chosen by you')).toBeVisible()

  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: /^Report ₦/ }).click()
  await expect(page.getByRole('heading', { name: 'All sent' })).toBeVisible()
  await expect(page.getByText(/^(\d+) of \1 rows sent\.$/)).toBeVisible()
  await harness.sandbox.settle()
  await expect(page.getByRole('button', { name: '0 Waiting' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible()

  // The same file once more, in a page that begins anew: what was sent is known.
  await page.reload()
  await page.getByRole('button', { name: 'Import another file' }).click()
  await choose(page, statement)
  await expect(page.getByText('Credited before').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Accept .*sure lines?$/ })).toBeHidden()
})
