import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'

/** The browser of a browser project: the machine's own Chromium, without a download. Each project needs a value of its own. */
export function chromium(): BrowserConfigOptions {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      // What fades in is not visible in its first frame: a test that looks then would see nothing.
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    }),
    instances: [{ browser: 'chromium' as const }],
  }
}
