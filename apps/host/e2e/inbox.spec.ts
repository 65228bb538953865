import { expect, type Page } from '@playwright/test'
import type { Harness } from './test/Harness.ts'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

/** Withdraws, and has the service report the end of it without saying whom it is about. */
async function withdrawUnnamed(page: Page, harness: Harness, amount: string): Promise<void> {
  await harness.sandbox.misbehave('nameless')
  await reviewBankWithdrawal(page, { amount })
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await harness.sandbox.settle()
}

test('a message that names no partner waits for an operator, who ties it to its withdrawal', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('hana', '/withdraw')
  await withdrawUnnamed(page, harness, '8101')

  await page.getByRole('link', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Inbox' }).click()
  const event = page.getByRole('listitem', { name: 'Withdrawal' }).filter({ hasText: '8,101' })
  await event.getByRole('button', { name: 'Assign to a request' }).click()
  // Not the first, since another test may have left a request that is open.
  await event.getByRole('radio', { name: /8,101/ }).check()
  await event.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(event).toBeHidden()
  await page.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('button', { name: /8,101\.00.*Withdrawn$/ })).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
})

test('a message that is about nothing here is closed with a reason, and leaves the inbox', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('hana', '/withdraw')
  await withdrawUnnamed(page, harness, '8102')

  await page.goto(`${harness.hostUrl}/inbox`)
  const event = page.getByRole('listitem', { name: 'Withdrawal' }).filter({ hasText: '8,102' })
  await event.getByRole('button', { name: 'Dismiss' }).click()
  await event.getByLabel('Why is it about nothing here?').fill('Told of another host')
  await event.getByRole('button', { name: 'Dismiss the message' }).click()
  await expect(event).toBeHidden()
  // What was decided is written down, and not why: the reason is with the message.
  await page.getByRole('link', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByRole('rowheader', { name: 'Dismissed a message' }).first()).toBeVisible()
  await expect(page.getByText('Told of another host')).toHaveCount(0)
  await page.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('button', { name: /8,102\.00.*Withdrawn$/ })).toHaveCount(0)
})

test('a person who is not an operator has neither inbox nor audit', async ({ page, harness, signIn }) => {
  await signIn('ada', '/more')
  await expect(page.getByRole('link', { name: 'Customers' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Inbox' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Audit' })).toHaveCount(0)
  for (const path of ['inbox', 'audit'])
    expect((await page.request.get(`${harness.hostUrl}/lending/${path}`)).status()).toBe(403)
})
