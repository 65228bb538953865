import { expect } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

test('a bank withdrawal is accepted, then the webhook says that the money was withdrawn', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('ada', '/withdraw')
  await reviewBankWithdrawal(page, { amount: '1,201' })
  const review = page.getByRole('alertdialog')
  await expect(review).toContainText('₦1,201.00')
  await expect(review).toContainText('Guaranty Trust Bank')
  await expect(review).toContainText('2123 456 789')
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await harness.sandbox.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  const [call, ...others] = await harness.sandbox.withdrawals()
  expect(others).toEqual([])
  expect(call?.body).toEqual({
    account_type: 'bank',
    name: 'Chidi Okafor',
    amount: 1201,
    account_number: '2123456789',
    bank_code: '058',
  })
  await page.getByRole('navigation').getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '₦1,201.00' })).toContainText('Withdrawn')
})

test('a mobile-money withdrawal reaches the wallet', async ({ page, harness, signIn }) => {
  await signIn('kofi', '/withdraw')
  await page.getByRole('radio', { name: 'Mobile money' }).check({ force: true })
  await page.getByLabel(/^Amount/).fill('250')
  await page.getByLabel('Mobile money operator').selectOption({ label: 'MTN MoMo' })
  await page.getByLabel('Mobile number').fill('0244123456')
  await page.getByLabel('What is it for?').fill('Tomatoes')
  await page.getByRole('button', { name: 'Review' }).click()
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await harness.sandbox.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  const [call] = await harness.sandbox.withdrawals()
  expect(call?.body).toEqual({
    account_type: 'mobile-money',
    amount: 250,
    mobile_no: '0244123456',
    correspondent: 'MTN_MOMO_GHA',
    narration: 'Tomatoes',
  })
})

test('a withdrawal that the service fails later is shown as failed', async ({ page, harness, signIn }) => {
  await signIn('ada', '/withdraw')
  await reviewBankWithdrawal(page, { amount: '1302.02' })
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await harness.sandbox.settle()
  await expect(page.getByRole('heading', { name: 'The withdrawal failed' })).toBeVisible()
})

test('a refused withdrawal goes back to the form with everything still in it', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('ada', '/withdraw')
  await reviewBankWithdrawal(page, { amount: '1403', accountNumber: '0000000000' })
  // No account at that bank looks like this, which is said where people decide.
  await page.getByRole('checkbox', { name: 'I have checked it' }).check()
  await confirm(page)
  await expect(page.getByText('This withdrawal was refused. No money was withdrawn.')).toBeVisible()
  await expect(page.getByLabel('Name on the account')).toHaveValue('Chidi Okafor')
  await expect(page.getByLabel(/^Amount/)).toHaveValue(/1,?403/)
  expect((await harness.sandbox.partner('cp_adaeze')).lockboxBalance).toBe('1250000')
})

test('nothing on the way breaks the content security policy', async ({ page, harness, signIn }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await signIn('ada', '/withdraw')
  await reviewBankWithdrawal(page, { amount: '1505' })
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await harness.sandbox.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  expect(problems).toEqual([])
})
