import { expect } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

test('an answer the service loses leaves the outcome unknown until the webhook tells the truth', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('ada', '/withdraw')
  await harness.sandbox.addFault('withdraw', 'done-then-reset')
  await reviewBankWithdrawal(page, { amount: '2101' })
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'We could not confirm your withdrawal' })).toBeVisible()
  await expect(page.getByText('Do not send it again yet.')).toBeVisible()
  await harness.sandbox.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
})

test('an answer lost between the phone and the host is found again by looking, not by sending', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('ada', '/withdraw')
  await page.route('**/withdraw', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await reviewBankWithdrawal(page, { amount: '2202' })
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await harness.sandbox.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
})

test('a reload in the middle comes back to the withdrawal, not to an empty form', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('ada', '/withdraw')
  // The service answers only once its clock is moved: the reload happens while the outcome is not known.
  await harness.sandbox.addFault('withdraw', 'latency', { ms: 600_000 })
  await reviewBankWithdrawal(page, { amount: '2303' })
  await confirm(page)
  await expect.poll(() => harness.sandbox.withdrawals()).toHaveLength(1)
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sending your withdrawal' })).toBeVisible()
  await harness.sandbox.advance(600_000)
  await harness.sandbox.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
})

test('a host killed before the call says that nothing was sent, and the same withdrawal goes once', {
  tag: '@deep',
}, async ({ page, harness, signIn }) => {
  await signIn('ada', '/withdraw')
  await reviewBankWithdrawal(page, { amount: '2505' })
  await harness.killHost()
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'We could not confirm your withdrawal' })).toBeVisible()
  await harness.startHost()
  await expect(page.getByText('no money was withdrawn. It is safe to try again.')).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /^(Request received|Money withdrawn)$/ })).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
})

test('a host killed after the answer still gets the settlement event', { tag: '@deep' }, async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('ada', '/withdraw')
  await reviewBankWithdrawal(page, { amount: '2606' })
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await harness.killHost()
  await harness.startHost()
  // The webhook finds the operation in the ledger of the process that is gone.
  await harness.sandbox.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
})

test('a host killed in the middle tells the truth when it is back', async ({ page, harness, signIn }) => {
  await signIn('ada', '/withdraw')
  await harness.sandbox.addFault('withdraw', 'latency', { ms: 600_000 })
  await reviewBankWithdrawal(page, { amount: '2404' })
  await confirm(page)
  await expect.poll(() => harness.sandbox.withdrawals()).toHaveLength(1)
  await harness.killHost()
  await harness.startHost()
  await expect(page.getByRole('heading', { name: 'We could not confirm your withdrawal' })).toBeVisible()
  await harness.sandbox.advance(600_000)
  await harness.sandbox.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
})
