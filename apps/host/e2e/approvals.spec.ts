import { relayHeaders } from '@onlend/core/relay'
import { expect, type Page } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

const accountNumber = '2123456789'

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

test('a withdrawal above the amount waits, and is sent once when a second person approves it with their password', async ({
  page,
  browser,
  harness,
  signIn,
}) => {
  await signIn('musa', '/withdraw')
  const other = await browser.newPage()

  await test.step('a new account is held for ten seconds from the first attempt on', async () => {
    // Asked for past the page, so that most of the ten seconds are over when the form is filled in.
    const first = await page.request.post(
      `${harness.hostUrl}/lending/v1/baas/customer-partner/cp_nodrawdown_404/withdraw`,
      {
        headers: { 'X-Relay': '1', 'Idempotency-Key': crypto.randomUUID(), Origin: harness.hostUrl },
        data: {
          account_type: 'bank',
          name: 'Chidi Okafor',
          amount: 1,
          account_number: accountNumber,
          bank_code: '058',
        },
      },
    )
    expect(first.headers()[relayHeaders.error.toLowerCase()]).toBe('destination_held')
    await signIn('zainab', '/', other)
    await reviewBankWithdrawal(page, { amount: '12,001', accountNumber })
    await expect
      .poll(
        async () => {
          const refusal = await confirmAndReadRefusal(page)
          if (refusal === 'destination_held')
            await page.getByRole('button', { name: 'Check', exact: true }).click()
          return refusal
        },
        { intervals: [1_000] },
      )
      .toBe('step_up_required')
  })

  await test.step('the person who asks for it proves who they are, and nothing is sent', async () => {
    await prove(page, 'not the password')
    await expect(page.getByText('Wrong password. Try again.')).toBeVisible()
    await prove(page, 'demo-harmattan')
    await expect(page.getByRole('heading', { name: 'Waiting for a second person' })).toBeVisible()
    expect(await harness.sandbox.withdrawals()).toEqual([])
  })

  await test.step('a second person finds it, and approves it with a password of their own', async () => {
    await expect(other.getByRole('navigation').getByRole('link', { name: 'Money 1' })).toBeVisible()
    await other.getByRole('link', { name: 'Waiting for approval: 1' }).click()
    await other.getByRole('row', { name: /12,001.*Musa Danladi/ }).click()
    await expect(other.getByRole('dialog', { name: 'Withdrawal · Chidi Okafor' })).toBeVisible()
    const approve = other.getByRole('button', { name: 'Approve and send ₦12,001' })
    // The button takes presses once it has been in view.
    await approve.scrollIntoViewIfNeeded()
    await approve.click()
    await prove(other, 'demo-approver')
    await expect(other.getByText(/^Approved by Zainab Sule/)).toBeVisible()
  })

  await test.step('it is sent once, and both pages say how it ended', async () => {
    // Approved before it has reached the service.
    await expect(other.getByText('Request received')).toBeVisible()
    await harness.sandbox.settle()
    await expect(other.getByText('Money withdrawn')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
    const calls = await harness.sandbox.withdrawals()
    expect(calls.map(({ body }) => body)).toMatchObject([{ amount: 12_001, account_number: accountNumber }])
  })
  await other.close()
})
