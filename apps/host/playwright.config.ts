import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunchOptions } from '../../scripts/vitest/chromiumLaunchOptions.ts'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Repeats every failure at the end, the only part of a long output that the summary of a run keeps.
  reporter: [['list']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunchOptions,
  },
  projects: [{ name: 'phone' }],
})
