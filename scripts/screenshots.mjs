// Takes the pictures of the README from the host app as it is now, beside the sandbox: `node scripts/screenshots.mjs`. With `--all` it takes every
// page and state instead, and lays them out on contact sheets.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { screenshots } from './screenshots/screenshots.mjs'
import { shrinkPng } from './screenshots/shrinkPng.mjs'
import { takeSheet } from './screenshots/sheet/takeSheet.mjs'
import { takeScreenshot } from './screenshots/takeScreenshot.mjs'
import { cleanEnvironment } from './up/cleanEnvironment.mjs'
import { startDemo } from './up/startDemo.mjs'
import { UpError } from './up/UpError.mjs'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'apps/host/screenshots')
const largest = 60_000

const demo = await startDemo({ root, environment: cleanEnvironment(process.env) })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  await mkdir(folder, { recursive: true })
  if (process.argv.includes('--all')) {
    const missing = await takeSheet({ browser, demo, folder })
    if (missing.length > 0) throw new UpError(`Screens that did not come:\n${missing.join('\n')}`)
  }
  for (const screenshot of process.argv.includes('--all') ? [] : screenshots) {
    const path = join(folder, `${screenshot.name}.png`)
    const png = shrinkPng(await takeScreenshot({ browser, address: demo.address, screenshot }))
    const size = png.length
    if (size > largest) throw new UpError(`${screenshot.name}.png has ${size} bytes; ${largest} are allowed.`)
    await writeFile(path, png)
    console.log(`${screenshot.name}.png  ${(size / 1000).toFixed(0)} kB`)
  }
} finally {
  await browser.close()
  await demo.stop()
}
