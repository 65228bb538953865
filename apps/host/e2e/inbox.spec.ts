import { expect } from '@playwright/test'
import { test } from './test/test.ts'

test('a message that names no partner waits for an operator, who ties it to its withdrawal and acts for its business; the books hear of it, again on request, and of its reversal', async ({
  page,
  harness,
  signIn,
}) => {
  const key = crypto.randomUUID()
  await signIn('hana', '/p/cp_adaeze/activity')
  await harness.sandbox.misbehave('nameless')
  const sent = await page.request.post(
    `${harness.hostUrl}/lending/v1/baas/customer-partner/cp_adaeze/withdraw`,
    {
      headers: { 'X-Relay': '1', 'Idempotency-Key': key, Origin: harness.hostUrl },
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

  await test.step('the withdrawal has paid its invoice, also when its event is sent again, until it is reversed', async () => {
    const deliveries = page.getByRole('listitem').filter({ hasText: key })
    const success = deliveries.filter({ hasText: 'operation.succeeded' })
    const invoice = page.getByRole('listitem').filter({ hasText: /8,101/ })
    await page.goto(`${harness.hostUrl}/deliveries`)
    await expect(success).toContainText('Delivered')
    await expect(invoice).toContainText('Paid')
    const again = page.waitForResponse((answer) => answer.url().endsWith('/again'))
    await success.getByRole('button', { name: /^Send again/ }).click()
    expect((await again).status()).toBe(200)
    await expect(success).toContainText('Delivered')
    await harness.reportReversal('cp_adaeze', key)
    await expect(deliveries.filter({ hasText: 'operation.reversed' })).toContainText('Delivered')
    await expect(invoice).toContainText('Taken back')
    await expect(invoice).toHaveCount(1)
  })
})
