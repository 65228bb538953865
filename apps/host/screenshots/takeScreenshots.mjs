// Takes the pictures of the README from a host app that runs, and writes the names on each picture into shown.json, which a test holds against the menu:
// `npm start`, then `pnpm screenshots http://127.0.0.1:4310`.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'

const address = process.argv[2] ?? 'http://127.0.0.1:4310'
const folder = import.meta.dirname
const phone = { width: 360, height: 740 }

/** Who is signed in, in which brand, language and colours, on which page. */
const screenshots = [
  {
    ...{ name: 'phone-light', viewport: phone, path: '/' },
    ...{ email: 'ada@adaeze.example', password: 'demo-adaeze' },
    ...{ brand: 'marketday', locale: 'en', scheme: 'light' },
  },
  {
    ...{ name: 'phone-dark', viewport: phone, path: '/withdraw' },
    ...{ email: 'kofi@kwame.example', password: 'demo-kwame' },
    ...{ brand: 'sahel', locale: 'fr', scheme: 'dark' },
  },
  {
    ...{ name: 'desktop', viewport: { width: 1280, height: 800 }, path: '/portfolio' },
    ...{ email: 'hana@harbour.example', password: 'demo-harbour' },
    ...{ brand: 'pwani', locale: 'en', scheme: 'light' },
  },
]

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  const shown = []
  for (const screenshot of screenshots) shown.push(await takeScreenshot(screenshot))
  await writeFile(join(folder, 'shown.json'), `${JSON.stringify(shown, null, 2)}\n`)
} finally {
  await browser.close()
}

async function takeScreenshot({ name, email, password, brand, locale, scheme, viewport, path }) {
  const context = await browser.newContext({
    ...{ viewport, colorScheme: scheme, reducedMotion: 'reduce', timezoneId: 'Africa/Lagos' },
    hasTouch: viewport.width < 600,
  })
  await context.request.post(`${address}/sign-in`, { data: { email, password } })
  const cookies = { demo_brand: brand, marketday_locale: locale, marketday_scheme: scheme }
  await context.addCookies(
    Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: address })),
  )
  const page = await context.newPage()
  await page.goto(`${address}${path}`)
  // The stream of events never ends, so that the network is never idle: what is on its way says so itself.
  await page.waitForFunction(() => document.querySelector('main h1, main h2') !== null)
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ animations: 'disabled', caret: 'hide', path: join(folder, `${name}.png`) })
  const names = (selector) =>
    page
      .locator(selector)
      .evaluateAll((links) => links.map((link) => link.firstChild?.textContent?.trim() ?? ''))
  return {
    ...{ name, path, locale },
    places: await names('.app-nav .tab:not(.tab-back) .tab-text'),
    pages: await names('.page-menu .page-link'),
  }
}
