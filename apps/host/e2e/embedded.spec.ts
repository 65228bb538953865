import { expect, type Request } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a page on another origin reads, withdraws once and shows the outcome, with a token and no cookie', async ({
  page,
  harness,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(harness.hostUrl)) requests.push(request)
  })
  await page.goto(harness.shopUrl)
  await expect(page.getByText('Available to draw')).toBeVisible()
  await reviewBankWithdrawal(page, { amount: '7101' })
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await harness.sandbox.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
  // The stream is still open, and what is asked of it is known all the same. Asked for here alone: of a request that is made as the
  // page closes nothing would be known.
  const sent = await Promise.all(requests.map((request) => request.allHeaders()))
  expect(sent.filter(({ authorization }) => authorization?.startsWith('Bearer ')).length).toBeGreaterThan(0)
  expect(sent.filter(({ cookie }) => cookie !== undefined)).toEqual([])
})

test('signing out ends a token that is still young', async ({ page, harness }) => {
  const asked = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes('/credit-limit/'),
  )
  await page.goto(harness.shopUrl)
  const { authorization = '' } = await (await asked).allHeaders()
  const read = () =>
    page.request.get(`${harness.hostUrl}/lending/v1/customer-partner/cp_adaeze/credit-limit/current`, {
      headers: { authorization },
    })
  expect((await read()).status()).toBe(200)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out')).toBeVisible()
  expect((await read()).status()).toBe(401)
})

test('a page of an origin that is not listed is told nothing', async ({ page, harness }) => {
  await page.goto(harness.shopUrl)
  const { token } = (await (await page.request.post(`${harness.shopUrl}/token`)).json()) as { token: string }
  const answer = await page.request.get(`${harness.hostUrl}/lending/session`, {
    headers: { authorization: `Bearer ${token}`, origin: 'https://evil.example' },
  })
  expect(answer.headers()['access-control-allow-origin']).toBeUndefined()
})
