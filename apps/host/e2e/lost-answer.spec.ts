import { expect } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

test('a page that is reloaded and a host that is killed in the middle of a withdrawal come back to the truth, and nothing is sent twice', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('ada', '/withdraw')
  // The service answers only once its clock is moved.
  await harness.sandbox.addFault('withdraw', 'latency', { ms: 600_000 })
  await reviewBankWithdrawal(page, { amount: '2404' })
  await confirm(page)
  await expect.poll(() => harness.sandbox.withdrawals()).toHaveLength(1)

  await test.step('the page comes back to the withdrawal, not to an empty form', async () => {
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sending your withdrawal' })).toBeVisible()
  })

  await test.step('the host comes back without the answer, and its page says so', async () => {
    await harness.killHost()
    await harness.startHost()
    await expect(page.getByRole('heading', { name: 'We could not confirm your withdrawal' })).toBeVisible()
    await expect(page.getByText('Do not send it again yet.')).toBeVisible()
  })

  await test.step('the webhook tells how it ended', async () => {
    await harness.sandbox.advance(600_000)
    await harness.sandbox.settle()
    await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
    expect(await harness.sandbox.withdrawals()).toHaveLength(1)
  })
})
