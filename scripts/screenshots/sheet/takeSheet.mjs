import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawSheet } from './drawSheet.mjs'
import { people } from './people.mjs'
import { screens } from './screens.mjs'

/** The widths and colours in which every screen is taken. */
const looks = [
  { name: 'phone-light', scheme: 'light', viewport: { width: 360, height: 740 } },
  { name: 'phone-dark', scheme: 'dark', viewport: { width: 360, height: 740 } },
  { name: 'desktop-light', scheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'desktop-dark', scheme: 'dark', viewport: { width: 1280, height: 800 } },
]

const tallest = 2400

/**
 * Takes every page and state of the host app at 360 and 1280 px, light and dark, and lays them out on a sheet for each: single pictures in
 * `<folder>/all`, which git leaves out, and the sheets beside it. A screen that does not come is named, and fails the command when all are done.
 */
export async function takeSheet({ browser, demo, folder }) {
  const missing = []
  for (const look of looks) {
    const pictures = []
    const states = new Map()
    await mkdir(join(folder, 'all', look.name), { recursive: true })
    for (const screen of screens) {
      const name = screen.path === screen.name ? `${screen.person} ${screen.path}` : screen.name
      try {
        const png = await take({ browser, demo, look, screen, states })
        await writeFile(join(folder, 'all', look.name, `${name.replaceAll(/[^a-z0-9]+/g, '-')}.png`), png)
        pictures.push({ name, png })
      } catch (error) {
        missing.push(`${look.name}: ${name}: ${String(error.message).split('\n')[0]}`)
      }
    }
    const sheet = await drawSheet({ browser, pictures, isWide: look.viewport.width > 600 })
    await writeFile(join(folder, `sheet-${look.name}.jpg`), sheet)
    console.log(`sheet-${look.name}.jpg  ${pictures.length} screens  ${(sheet.length / 1000).toFixed(0)} kB`)
  }
  return missing
}

async function take({ browser, demo, look, screen, states }) {
  const { person, path, act, scenario = 'approved' } = screen
  await fetch(`${demo.sandboxAddress}/control/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
  const context = await browser.newContext({
    viewport: look.viewport,
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Lagos',
    hasTouch: look.viewport.width < 600,
    isMobile: look.viewport.width < 600,
    storageState: states.get(person),
  })
  try {
    if (person !== null && !states.has(person)) {
      const { email, password } = people[person]
      await context.request.post(`${demo.address}/sign-in`, {
        data: { email, password },
        headers: { origin: demo.address },
      })
      await context.addCookies([{ name: 'marketday_scheme', value: look.scheme, url: demo.address }])
      states.set(person, await context.storageState())
    }
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    const base = person === null || isGlobal(path) ? '' : people[person].base
    await page.goto(`${demo.address}${base}${path}`)
    await untilDrawn(page)
    if (act) {
      await act(page)
      await untilDrawn(page)
    }
    // As tall as the page, so that bars at the window's edge stand at its end.
    const height = await page.evaluate(() => {
      window.scrollTo(0, 0)
      return document.documentElement.scrollHeight
    })
    await page.setViewportSize({
      ...look.viewport,
      height: Math.min(Math.max(height, look.viewport.height), tallest),
    })
    return await page.screenshot({ animations: 'disabled', caret: 'hide' })
  } finally {
    await context.close()
  }
}

const isGlobal = (path) => /^\/(partners|approvals|inbox|audit)/.test(path)

async function untilDrawn(page) {
  await page.waitForFunction(() => document.querySelector('h1, h2') !== null)
  // The stream of events never ends, so that the network is never idle: what is on its way says so itself.
  await page.waitForFunction(
    () => document.querySelector('main :is([aria-busy="true"], .ol-Skeleton, .loading)') === null,
  )
  await page.evaluate(() => document.fonts.ready)
}
