import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allStyles } from '../allStyles.ts'
import { buildWidgetStyles } from '../../build/buildWidgetStyles.ts'
import { bundleScene } from '../../build/bundleScene.ts'
import { openBrowser } from '../../build/openBrowser.ts'
import { takeThird } from '../../build/takeThird.ts'
import { widgetScenes } from './widgetScenes.tsx'

const whole = allStyles()
const styles = buildWidgetStyles()
const names = [...styles.keys()].sort()

let browser: Awaited<ReturnType<typeof openBrowser>>
let scripts: Map<string, string>

beforeAll(async () => {
  browser = await openBrowser()
  scripts = await bundleScene(fileURLToPath(new URL('./looksEntry.tsx', import.meta.url)))
}, 90_000)

afterAll(() => browser.close())

/** How a widget looks with each of these sheets, once its data is there. */
async function readLooks(name: string, sheets: readonly string[]): Promise<string[][]> {
  const context = await browser.newContext({ viewport: { width: 420, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  // A busy machine takes its time.
  page.setDefaultTimeout(90_000)
  await page.route('https://host.example/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const script = scripts.get(pathname.slice(1))
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="en"><head><title>Host</title><style id="kit"></style><script type="module" src="/entry.js"></script></head><body><div id="app"></div></body></html>',
    })
  })
  await page.goto(`https://host.example/?shows=${name}`)
  await page.waitForSelector('[data-is-settled]')
  // All in one turn of the page: whatever arrives late must not stand between two looks.
  const seen = await page.evaluate((texts) => {
    // Runs in the page, where the entry has left its reader.
    const { document, looksNow } = globalThis as unknown as Window &
      typeof globalThis & { looksNow: () => [string, [string, string][]][] }
    const sheet = document.getElementById('kit')
    return texts.map((text) => {
      if (sheet) sheet.textContent = text
      return looksNow()
    })
  }, sheets)
  const found = seen.map((looks) =>
    looks.flatMap(([element, says]) => says.map(([property, value]) => `${element}${property}: ${value}`)),
  )
  await context.close()
  return found
}

/** The first few are enough to see what is wrong. */
function differing(one: readonly string[] = [], other: readonly string[] = []): string[] {
  return one
    .flatMap((said, index) => (said === other[index] ? [] : [`${said} became ${other[index]}`]))
    .slice(0, 20)
}

test('every widget with an entry of its own has a scene: add it to widgetScenes', () => {
  expect(names.filter((name) => !Object.hasOwn(widgetScenes, name))).toEqual([])
})

test.each(takeThird(names))(
  '%s looks the same with its own sheet as with the whole one, and when its own comes after those of others',
  async (name) => {
    const own = styles.get(name)?.plain ?? ''
    const [all, alone, after] = await readLooks(name, [whole.plain, own, whole.plain + own])
    expect(all?.length).toBeGreaterThan(500)
    expect(differing(all, alone)).toEqual([])
    expect(differing(all, after)).toEqual([])
  },
  120_000,
)
