import { expect, type Request } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

test('a page on another origin reads, withdraws once and shows the outcome with a token and no cookie, until it signs out', async ({
  page,
  harness,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(harness.hostUrl)) requests.push(request)
  })
  await page.goto(harness.shopUrl)
  await expect(page.getByText(/^(You can borrow|Left to repay)$/)).toBeVisible()

  await test.step('a withdrawal is sent once, and its outcome comes by the stream', async () => {
    await reviewBankWithdrawal(page, { amount: '7101' })
    await confirm(page)
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
    await harness.sandbox.settle()
    await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
    expect(await harness.sandbox.withdrawals()).toHaveLength(1)
  })

  // Of a request that is made as the page closes nothing would be known: they are read while it is open.
  const sent = await Promise.all(requests.map((request) => request.allHeaders()))
  const [token] = sent.flatMap(({ authorization }) => authorization ?? [])
  expect(token).toMatch(/^Bearer /)
  expect(sent.filter(({ cookie }) => cookie !== undefined)).toEqual([])

  await test.step('signing out ends a token that is still young', async () => {
    const url = `${harness.hostUrl}/lending/v1/customer-partner/cp_adaeze/credit-limit/current`
    const read = () => page.request.get(url, { headers: { authorization: token ?? '' } })
    expect((await read()).status()).toBe(200)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('You are signed out')).toBeVisible()
    expect((await read()).status()).toBe(401)
  })
})
