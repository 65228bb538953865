import { expect } from '@playwright/test'
import { test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

test("neither the key nor an app_key reaches a response, the page, a storage or the host's output", async ({
  page,
  harness,
  signIn,
}) => {
  const seen: string[] = []
  const bodies: Promise<unknown>[] = []
  page.on('response', (response) => {
    seen.push(JSON.stringify(response.headers()), response.url())
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream')
    if (!isStream)
      bodies.push(
        response.text().then(
          (text) => seen.push(text),
          () => undefined,
        ),
      )
  })
  await signIn('hana')
  await page.getByRole('navigation').getByRole('link', { name: 'Withdraw', exact: true }).click()
  await reviewBankWithdrawal(page, { amount: '5101' })
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await harness.sandbox.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()

  // The four places where the service returns an app_key, asked for directly.
  const ask = (path: string) =>
    page.request.get(`${harness.hostUrl}/lending${path}`, { headers: { 'X-Relay': '1' } })
  const direct = [
    await ask('/v1/channel-partner/chp_harbour/customers'),
    await ask('/v1/channel-partner/customer-partner/cp_adaeze/details'),
    await page.request.post(`${harness.hostUrl}/lending/v1/draw-downs/customer-partner/cp_adaeze/request`, {
      headers: { 'X-Relay': '1', 'Idempotency-Key': crypto.randomUUID(), Origin: harness.hostUrl },
      data: { amount: 1000, tenor: 30 },
    }),
  ]
  for (const answer of direct) {
    expect(answer.status()).toBe(200)
    seen.push(await answer.text(), JSON.stringify(answer.headers()))
  }
  await Promise.all(bodies)
  seen.push(await page.content(), JSON.stringify(await page.context().storageState({ indexedDB: true })))
  seen.push(await page.evaluate(() => JSON.stringify(sessionStorage)), harness.hostOutput())

  const everything = seen.join('\n')
  expect(everything).toContain('cp_adaeze')
  expect(everything).not.toContain(harness.apiKey)
  // As a field of an answer, not as a word in the kit's own code; and by the value the sandbox gives it.
  expect(everything).not.toMatch(/"app_key"\s*:/)
  expect(everything).not.toContain('sandbox.app.key.of')
})
