import { expect } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

test('a page on plain http withdraws, reads a statement and takes several documents at once', {
  tag: '@deep',
}, async ({ page, harness, signIn }) => {
  // Takes away from the page what a browser offers under https and on localhost alone.
  await page.addInitScript(() => {
    for (const name of ['randomUUID', 'subtle'])
      Object.defineProperty(Crypto.prototype, name, { get: () => undefined, configurable: true })
    for (const name of ['locks', 'clipboard', 'storage'])
      Object.defineProperty(Navigator.prototype, name, { get: () => undefined, configurable: true })
  })

  await test.step('money is withdrawn once', async () => {
    await signIn('ada', '/withdraw')
    expect(await page.evaluate(() => [typeof crypto.randomUUID, typeof crypto.subtle])).toEqual([
      'undefined',
      'undefined',
    ])
    await reviewBankWithdrawal(page, { amount: '1,201' })
    await confirm(page)
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
    await harness.sandbox.settle()
    await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
    expect(await harness.sandbox.withdrawals()).toHaveLength(1)
  })

  await test.step('a statement is read and not called damaged', async () => {
    await page.goto(`${harness.hostUrl}/repayments/import`)
    const text = 'Date,Narration,Debit,Credit\n2026-01-20,CASH INV-77,,15000.00\n2026-01-21,CHARGE,52.50,\n'
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await expect(page.getByRole('heading', { name: 'Lines of the statement' })).toBeVisible()
    await expect(page.getByText('CASH INV-77')).toBeVisible()
  })

  await test.step('three documents are added at once', async () => {
    await page.goto(`${harness.hostUrl}/assessment`)
    const files = ['Bank statement May.pdf', 'Utility bill.pdf', 'Memorandum.pdf'].map((name) => ({
      ...{ name, mimeType: 'application/pdf' },
      buffer: Buffer.from(`%PDF-1.4 ${name} ${'.'.repeat(4_000)}`),
    }))
    const drop = page.getByRole('group', { name: 'Add several documents at once' })
    await drop.locator('input[type="file"]').setInputFiles(files)
    await page.getByRole('button', { name: 'Add 3 files' }).click()
    await expect(page.getByText(/^3 of 43/)).toBeVisible()
  })
})
