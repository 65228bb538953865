import {
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
  test as base,
} from '@playwright/test'
import type { LendingFixtures, LendingWorkerFixtures } from './LendingFixture.ts'
import { createLendingFixture } from './createLendingFixture.ts'
import { startServers } from './startServers.ts'

/** Starting an app may take a minute, and the sandbox stands before it. */
const msToStart = 120_000

/**
 * Playwright's `test`, with the fixture `lending`: your app in front of a sandbox, which forgets everything between tests.
 *
 * @example
 * import { expect } from '@playwright/test'
 *
 * test('a withdrawal arrives', async ({ page, lending }) => {
 *   await lending.signIn()
 *   await page.goto('/payouts')
 *   await page.getByRole('button', { name: 'Pay the supplier' }).click()
 *   await lending.settle()
 *   await expect(page.getByText('Paid')).toBeVisible()
 *   expect(await lending.calls('withdraw')).toHaveLength(1)
 * })
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & LendingFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & LendingWorkerFixtures
> = base.extend<LendingFixtures, LendingWorkerFixtures>({
  lendingOptions: [{}, { option: true, scope: 'worker' }],
  lendingScenario: ['approved', { option: true }],
  lendingServers: [
    async ({ lendingOptions }, use) => {
      const { stop, ...servers } = await startServers(lendingOptions)
      await use(servers)
      await stop()
    },
    { scope: 'worker', timeout: msToStart },
  ],
  baseURL: async ({ baseURL, lendingServers }, use) => use(lendingServers.appUrl ?? baseURL),
  lending: [
    async ({ page, lendingOptions, lendingScenario, lendingServers }, use) => {
      const { sandboxUrl } = lendingServers
      const lending = createLendingFixture({ page, sandboxUrl, options: lendingOptions })
      await lending.reset(lendingScenario)
      await use(lending)
    },
    { auto: true },
  ],
})
