import { expect } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

test('without a connection nothing is sent, and the same review sends once it is back', async ({
  page,
  context,
  harness,
  signIn,
}) => {
  await signIn('ada', '/withdraw')
  await reviewBankWithdrawal(page, { amount: '6101' })
  await context.setOffline(true)
  await confirm(page)
  await expect(page.getByText('You are offline. Nothing was sent.')).toBeVisible()
  await context.setOffline(false)
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
})

test('a session that ends during the review sends nothing and keeps what was typed', async ({
  page,
  context,
  harness,
  signIn,
}) => {
  await signIn('ada', '/withdraw')
  await reviewBankWithdrawal(page, { amount: '6202' })
  const cookies = await context.cookies()
  await context.clearCookies()
  await confirm(page)
  await expect(page.getByText('Your session has ended. Nothing was sent.')).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toEqual([])
  // What signing in again in another tab does.
  await context.addCookies(cookies)
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  const [call, ...others] = await harness.sandbox.withdrawals()
  expect(others).toEqual([])
  expect(call?.body).toMatchObject({ amount: 6202, name: 'Chidi Okafor' })
})
