import { expect, type Page } from '@playwright/test'
import { relayHeaders } from '@onlend/core/relay'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

/** Types the password that the host asks for once more. */
async function prove(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** Confirms what the review shows, and reads with which code the relay refuses it. */
async function confirmAndReadRefusal(page: Page): Promise<string | null> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/withdraw'),
  )
  await confirm(page)
  return (await answered).headerValue(relayHeaders.error)
}

/** Asks for a withdrawal as Musa does; a new account is held for ten seconds from the first attempt on. */
async function ask(page: Page, amount: string, accountNumber: string): Promise<void> {
  await reviewBankWithdrawal(page, { amount, accountNumber })
  expect(await confirmAndReadRefusal(page)).toBe('destination_held')
  await expect(page.getByText(/This account or number is new/)).toBeVisible()
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Review' }).click()
        return confirmAndReadRefusal(page)
      },
      { intervals: [2_000] },
    )
    .toBe('step_up_required')
}

test('a withdrawal above the amount waits, and is sent once when a second person approves it with their password', async ({
  page,
  browser,
  harness,
  signIn,
}) => {
  await signIn('musa', '/withdraw')
  await ask(page, '12,001', '2123456789')
  await prove(page, 'not the password')
  await expect(page.getByText('That is not your password. Try again.')).toBeVisible()
  await prove(page, 'demo-harmattan')
  await expect(page.getByRole('heading', { name: 'Waiting for a second person' })).toBeVisible()
  await expect(page.getByText(/^Asked by Musa Danladi/)).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toEqual([])

  const other = await browser.newPage()
  await signIn('zainab', '/', other)
  await other.getByRole('navigation').getByRole('link', { name: 'Approvals 1' }).click()
  await expect(other.getByText('Musa Danladi')).toBeVisible()
  await other.getByRole('button', { name: 'Approve and send ₦12,001.00' }).click()
  await prove(other, 'demo-approver')
  await expect(other.getByText(/^Approved by Zainab Sule/)).toBeVisible()
  // She has approved it before it has reached the service.
  await expect(other.getByText('Request received')).toBeVisible()
  await harness.sandbox.settle()
  await expect(other.getByText('Money withdrawn')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  await expect(page.getByText(/^Approved by Zainab Sule/)).toBeVisible()
  const calls = await harness.sandbox.withdrawals()
  expect(calls.map(({ body }) => body)).toMatchObject([{ amount: 12_001, account_number: '2123456789' }])
  await other.close()
})

test('a withdrawal that the second person refuses is never sent, and the person who asked reads why', async ({
  page,
  browser,
  harness,
  signIn,
}) => {
  await signIn('musa', '/withdraw')
  await ask(page, '11,002', '3123456786')
  await prove(page, 'demo-harmattan')
  await expect(page.getByRole('heading', { name: 'Waiting for a second person' })).toBeVisible()
  // Who asked for it is offered to take it back, and nothing else.
  const own = await page.context().newPage()
  await own.goto(new URL('/approvals', harness.hostUrl).href)
  await expect(own.getByRole('button', { name: 'Take it back' })).toBeVisible()
  await expect(own.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  const other = await browser.newPage()
  await signIn('zainab', '/approvals', other)
  await other.getByRole('button', { name: 'Refuse' }).click()
  await other.getByLabel(/Why do you refuse it/).fill('The invoice says less')
  await other.getByRole('button', { name: 'Refuse and send nothing' }).click()
  await expect(other.getByText(/^Refused by Zainab Sule.*Nothing was sent\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The withdrawal was refused' })).toBeVisible()
  await expect(page.getByText(/The invoice says less/)).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toEqual([])
  await other.close()
})

test('an amount above the limit is refused with the limit, and the business next door has none', async ({
  page,
  browser,
  harness,
  signIn,
}) => {
  await signIn('musa', '/withdraw')
  await reviewBankWithdrawal(page, { amount: '40,001', accountNumber: '4123456783' })
  await confirm(page)
  await expect(page.getByText('At most ₦40,000.00 can be moved at once.')).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toEqual([])
  const nextDoor = await browser.newPage()
  await signIn('ada', '/withdraw', nextDoor)
  await reviewBankWithdrawal(nextDoor, { amount: '41,003' })
  await confirm(nextDoor)
  await expect(nextDoor.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await nextDoor.close()
})
