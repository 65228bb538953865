import { expect, type Page } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

const path = '/p/cp_adaeze/lockbox/reconciliation'

/** Chooses the same statement: an old line, the withdrawal and nothing else. */
async function chooseStatement(page: Page, amount: string): Promise<void> {
  const day = (daysAgo: number) =>
    new Date(Date.now() + 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const text = [
    'Trans Date,Narration,Reference,Debit,Credit',
    `${day(5)},POS SETTLEMENT,S1000,,900.00`,
    `${day(0)},NIP TRANSFER OUT,S1001,${amount}.00,`,
  ].join('\n')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'lockbox.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test('a withdrawal that nothing is told of is resolved on the statement’s line by two people, and its receipt says so', {
  tag: '@deep',
}, async ({ page, harness, signIn, browser }) => {
  await signIn('ada', '/withdraw')
  await harness.sandbox.addFault('withdraw', 'done-then-reset')
  await reviewBankWithdrawal(page, { amount: '4711' })
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'We could not confirm your withdrawal' })).toBeVisible()

  const hana = await browser.newPage()
  await signIn('hana', path, hana)
  await chooseStatement(hana, '4711')
  await hana.getByRole('button', { name: 'Use as evidence' }).click()
  await hana.getByRole('button', { name: 'Continue' }).click()
  await hana.getByRole('button', { name: 'Record the result' }).click()
  await expect(hana.getByText('You proposed this. Another operator confirms.')).toBeVisible()
  await expect(hana.getByRole('button', { name: 'Confirm this result' })).toHaveCount(0)

  const femi = await browser.newPage()
  await signIn('femi', path, femi)
  await chooseStatement(femi, '4711')
  await femi.getByRole('button', { name: 'Confirm this result' }).click()
  await expect(femi.getByText(/^The result of .* is recorded\.$/)).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  await expect(
    page.getByText(/^Line 3 of the statement of .*, by Hana Bello and Femi Adeyemi\.$/),
  ).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
  await hana.close()
  await femi.close()
})
