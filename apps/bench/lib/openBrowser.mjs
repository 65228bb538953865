import { chromium } from 'playwright'

/** Chromium as the benches use it; `CHROMIUM_PATH` names another one. */
export function openBrowser(args = []) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', ...args],
  })
}
