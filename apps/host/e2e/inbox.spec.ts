import { expect } from '@playwright/test'
import { test } from './test/test.ts'

test('a message that names no partner waits for an operator, who ties it to its withdrawal and acts for its business', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('hana', '/p/cp_adaeze/activity')
  await harness.sandbox.misbehave('nameless')
  const sent = await page.request.post(
    `${harness.hostUrl}/lending/v1/baas/customer-partner/cp_adaeze/withdraw`,
    {
      headers: { 'X-Relay': '1', 'Idempotency-Key': crypto.randomUUID(), Origin: harness.hostUrl },
      data: {
        account_type: 'bank',
        name: 'A B',
        amount: 8101,
        account_number: '2123456789',
        bank_code: '058',
      },
    },
  )
  expect(sent.status()).toBe(200)
  // The open page is told by a change event.
  await expect(page.getByRole('button', { name: /8,101/ })).toBeVisible()
  await harness.sandbox.settle()

  await page.getByRole('link', { name: 'Portfolio' }).click()
  await page.getByRole('link', { name: /^Needs you \d/ }).click()
  const event = page.getByRole('table', { name: 'Messages' }).getByRole('row', { name: /8,101/ })
  await event.click()
  const sheet = page.getByRole('dialog', { name: 'Withdrawal' })
  await sheet.getByRole('button', { name: 'Assign to a request' }).click()
  // Not the first, since another test may have left a request that is open.
  await sheet.getByRole('radio', { name: /8,101/ }).check()
  await sheet.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(event).toBeHidden()
  // On a phone each row of the portfolio opens a sheet.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goBack()
  await page.getByRole('button', { name: 'Act for: Adaeze Foods Ltd' }).click()
  await expect(page).toHaveURL(/\/p\/cp_adaeze\/$/)
  await expect(page.getByRole('region', { name: 'Acting for Adaeze Foods Ltd' })).toBeVisible()
  await expect(page.getByRole('button', { name: /8,101.*Withdrawn/ })).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
})
