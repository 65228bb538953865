import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'
import { chromiumLaunchOptions } from './chromiumLaunchOptions.ts'

/** The browser of a browser project: the machine's own Chromium, without a download. Each project needs a value of its own. */
export function chromium(): BrowserConfigOptions {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      // What fades in is not visible in its first frame: a test that looks then would see nothing.
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: chromiumLaunchOptions,
    }),
    instances: [{ browser: 'chromium' as const }],
  }
}
