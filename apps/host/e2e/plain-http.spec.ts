import { expect } from '@playwright/test'
import { chromiumLaunchOptions } from '../../../scripts/vitest/chromiumLaunchOptions.ts'
import { startForeignName } from './test/startForeignName.ts'
import { credentials, test } from './test/test.ts'
import { confirm, reviewBankWithdrawal } from './test/withdrawSteps.ts'

// A name of a local network: Chromium takes away what it offers under https and on localhost alone.
const name = 'shop.test'
test.use({
  launchOptions: {
    ...chromiumLaunchOptions,
    args: [...chromiumLaunchOptions.args, `--host-resolver-rules=MAP ${name} 127.0.0.1`],
  },
})

test('a page on plain http, where the browser offers neither locks nor digests, withdraws once', {
  tag: '@deep',
}, async ({ page, harness }) => {
  const foreign = await startForeignName(harness.hostUrl)
  const url = `http://${name}:${foreign.port}`

  await page.goto(`${url}/sign-in`)
  const status = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch('/sign-in', { method: 'POST', headers, body: JSON.stringify(body) })).status
  }, credentials.ada)
  expect(status).toBe(200)
  await page.goto(`${url}/withdraw`)
  const kept = () => [isSecureContext, 'randomUUID' in crypto, 'subtle' in crypto, 'locks' in navigator]
  expect(await page.evaluate(kept)).toEqual([false, false, false, false])
  await reviewBankWithdrawal(page, { amount: '1,201' })
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await harness.sandbox.settle()
  await expect(page.getByRole('heading', { name: 'Money withdrawn' })).toBeVisible()
  expect(await harness.sandbox.withdrawals()).toHaveLength(1)
  foreign.stop()
})
