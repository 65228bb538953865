import { expect } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

test('one review without a connection, without a session, with a double click and in a second tab is one withdrawal', async ({
  page,
  context,
  harness,
  signIn,
}) => {
  await signIn('ada', '/withdraw')
  const second = await context.newPage()
  await second.goto(`${harness.hostUrl}/withdraw`)
  await reviewBankWithdrawal(second, { amount: '3202' })
  await page.bringToFront()
  await reviewBankWithdrawal(page, { amount: '3202' })

  await test.step('without a connection nothing is sent', async () => {
    await context.setOffline(true)
    await confirm(page)
    await expect(page.getByText('You are offline. Nothing was sent.')).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('without a session nothing is sent, and what was typed is kept', async () => {
    const cookies = await context.cookies()
    await context.clearCookies()
    await confirm(page)
    await expect(page.getByText('Your session has ended. Nothing was sent.')).toBeVisible()
    expect(await harness.sandbox.withdrawals()).toEqual([])
    // As signing in again in another tab does.
    await context.addCookies(cookies)
  })

  await test.step('a double click and Enter confirm once', async () => {
    const button = page.getByRole('alertdialog').getByRole('button', { name: /^Withdraw/ })
    await button.dblclick()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
    const calls = await harness.sandbox.withdrawals()
    expect(calls.map(({ body }) => body)).toMatchObject([{ amount: 3202, name: 'Chidi Okafor' }])
  })

  await test.step('the second tab is asked before it sends the same again', async () => {
    await second.bringToFront()
    await confirm(second)
    await expect(second.getByText('You may have sent this already')).toBeVisible()
    expect(await harness.sandbox.withdrawals()).toHaveLength(1)
  })
})
