import type { LendingFixtures, LendingWorkerFixtures } from '@onlend/testing/playwright'
import { defineConfig } from '@playwright/test'

const { CHROMIUM_PATH } = process.env // a browser that is installed, in place of Playwright's own

export default defineConfig<LendingFixtures, LendingWorkerFixtures>({
  testDir: 'tests',
  expect: { timeout: 20_000 },
  use: {
    launchOptions: CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] } : {},
    lendingOptions: {
      app: { command: 'node server.js' },
      signIn: async ({ request, person }) => void (await request.post(`/sign-in/${person}`)),
    },
  },
})
