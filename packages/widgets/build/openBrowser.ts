import { type Browser, chromium } from 'playwright'

/** Opens the machine's own Chromium, for measuring what a page really looks like. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
}
