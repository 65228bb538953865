import { expect } from '@playwright/test'
import { chromiumLaunchOptions } from '../../../scripts/vitest/chromiumLaunchOptions.ts'
import { startForeignName } from './test/startForeignName.ts'
import { credentials, test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

// A name of a local network: Chromium takes away what it offers under https and on localhost alone.
const name = 'shop.test'
test.use({
  launchOptions: {
    ...chromiumLaunchOptions,
    args: [...chromiumLaunchOptions.args, `--host-resolver-rules=MAP ${name} 127.0.0.1`],
  },
})

test('a page on plain http withdraws, reads a statement and takes several documents at once', {
  tag: '@deep',
}, async ({ page, harness }) => {
  const foreign = await startForeignName(harness.hostUrl)
  const url = `http://${name}:${foreign.port}`

  await test.step('money is withdrawn once', async () => {
    await page.goto(`${url}/sign-in`)
    const status = await page.evaluate(async (body) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch('/sign-in', { method: 'POST', headers, body: JSON.stringify(body) })).status
    }, credentials.ada)
    expect(status).toBe(200)
    await page.goto(`${url}/withdraw`)
    const kept = () => [isSecureContext, 'randomUUID' in crypto, 'subtle' in crypto, 'locks' in navigator]
    expect(await page.evaluate(kept)).toEqual([false, false, false, false])
    await reviewBankWithdrawal(page, { amount: '1,201' })
    await confirm(page)
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
    await harness.sandbox.settle()
    await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
    expect(await harness.sandbox.withdrawals()).toHaveLength(1)
  })

  await test.step('a statement is read and not called damaged', async () => {
    await page.goto(`${url}/repayments/import`)
    const text = 'Date,Narration,Debit,Credit\n2026-01-20,CASH INV-77,,15000.00\n2026-01-21,CHARGE,52.50,\n'
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await expect(page.getByRole('heading', { name: 'Lines of the statement' })).toBeVisible()
    await expect(page.getByText('CASH INV-77')).toBeVisible()
  })

  await test.step('three documents are added at once', async () => {
    await page.goto(`${url}/assessment`)
    const files = ['Bank statement May.pdf', 'Utility bill.pdf', 'Memorandum.pdf'].map((name) => ({
      ...{ name, mimeType: 'application/pdf' },
      buffer: Buffer.from(`%PDF-1.4 ${name} ${'.'.repeat(4_000)}`),
    }))
    const drop = page.getByRole('group', { name: 'Add several at once' })
    await drop.locator('input[type="file"]').setInputFiles(files)
    await page.getByRole('button', { name: 'Add 3 files' }).click()
    await expect(page.getByText(/^3 of 43/)).toBeVisible()
  })
  foreign.stop()
})
