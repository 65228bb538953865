import { expect } from '@playwright/test'
import { test } from './test/test.ts'

const own = 'cp_adaeze'
const foreign = 'cp_kwame'
const headers = { 'X-Relay': '1' }

test('a partner reads its own data and nothing of another partner', async ({ page, harness, signIn }) => {
  await signIn('ada')
  const read = (path: string) => page.request.get(`${harness.hostUrl}/lending${path}`, { headers })
  for (const id of [own, foreign]) {
    const expected = id === own ? 200 : 403
    expect((await read(`/v1/customer-partner/${id}/credit-limit/current`)).status()).toBe(expected)
    expect((await read(`/v1/draw-downs/customer-partner/${id}/active`)).status()).toBe(expected)
    expect((await read(`/v1/customer_partners/${id}/customers`)).status()).toBe(expected)
    expect((await read(`/v1/channel-partner/customer-partner/${id}/details`)).status()).toBe(expected)
    expect((await read(`/operations?customer_partner_id=${id}`)).status()).toBe(expected)
    expect((await read(`/events?customer_partner_id=${id}`)).status()).toBe(expected)
  }
  expect((await read('/v1/channel-partner/chp_harbour/customers')).status()).toBe(403)
})

test('a partner cannot withdraw, draw down or register for another partner', async ({
  page,
  harness,
  signIn,
}) => {
  await signIn('ada')
  const data = {
    account_type: 'bank',
    name: 'A B',
    amount: 10,
    account_number: '0123456789',
    bank_code: '058',
  }
  const post = (path: string, body: unknown) =>
    page.request.post(`${harness.hostUrl}/lending${path}`, {
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID(), Origin: harness.hostUrl },
      data: body,
    })
  expect((await post(`/v1/baas/customer-partner/${foreign}/withdraw`, data)).status()).toBe(403)
  expect(
    (await post(`/v1/draw-downs/customer-partner/${foreign}/request`, { amount: 1, tenor: 30 })).status(),
  ).toBe(403)
  const inBody = { customer_partner_id: foreign, payments: [{ transaction_reference: 'T', amount: 1 }] }
  expect((await post('/v1/financing/bulk-payment', inBody)).status()).toBe(403)
  expect(await harness.sandbox.withdrawals()).toEqual([])
})

test('one partner does not see what another did', async ({ page, browser, harness, signIn }) => {
  await signIn('ada')
  const path = `/lending/v1/baas/customer-partner/${own}/withdraw`
  const id = crypto.randomUUID()
  const sent = await page.request.post(harness.hostUrl + path, {
    headers: { ...headers, 'Idempotency-Key': id, Origin: harness.hostUrl },
    data: { account_type: 'bank', name: 'A B', amount: 4101, account_number: '0123456789', bank_code: '058' },
  })
  expect(sent.status()).toBe(200)
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn('kofi', '/activity', other)
  await expect(other.getByText('Nothing here yet')).toBeVisible()
  expect((await other.request.get(`${harness.hostUrl}/lending/operations/${id}`, { headers })).status()).toBe(
    404,
  )
  await context.close()
})

test('no page opens without a session', async ({ page, harness, signIn }) => {
  await signIn('ada')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const answer = await page.request.get(`${harness.hostUrl}/lending/session`, { headers })
  expect(answer.status()).toBe(401)
})
