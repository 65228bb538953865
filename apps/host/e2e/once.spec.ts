import { expect } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

test('a double click and a held Enter confirm once', async ({ page, harness, signIn }) => {
  await signIn('ada', '/withdraw')
  await reviewBankWithdrawal(page, { amount: '3101' })
  const button = page.getByRole('alertdialog').getByRole('button', { name: /^Withdraw/ })
  // The dialog takes no press in its first moments, which may belong to the tap that opened it: press until one counts.
  await expect(async () => {
    await button.dblclick({ force: true, timeout: 1_000 }).catch(() => undefined)
    await page.keyboard.press('Enter')
    expect(await harness.sandbox.withdrawals()).not.toEqual([])
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
})

test('two tabs that ask for the same withdrawal send it once, and the second is asked', async ({
  page,
  context,
  harness,
  signIn,
}) => {
  await signIn('ada', '/withdraw')
  const second = await context.newPage()
  await second.goto(`${harness.hostUrl}/withdraw`)
  await reviewBankWithdrawal(page, { amount: '3202' })
  await reviewBankWithdrawal(second, { amount: '3202' })
  await page.bringToFront()
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await second.bringToFront()
  await confirm(second)
  await expect(second.getByText('You may have made this withdrawal already')).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
})
