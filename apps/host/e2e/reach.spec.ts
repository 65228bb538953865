import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { everyPage } from './test/pages/everyPage.ts'
import { untilSettled } from './test/pages/untilSettled.ts'
import { test } from './test/test.ts'

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page, best practices included. */
async function findings(page: Page): Promise<string[]> {
  // As text, and not as an element: the page's policy lets no other script in.
  await page.evaluate(await readFile(axeScript, 'utf8'))
  return page.evaluate(async (values) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
  }, tags)
}

test('every page has a title of its own, one first heading, named landmarks, and nothing that axe finds, best practices included', async ({
  page,
  harness,
  signIn,
}) => {
  test.setTimeout(300_000)
  // So tall that the bar of tabs covers nothing: axe would call what is under it too small.
  await page.setViewportSize({ width: 360, height: 4_000 })
  const problems: string[] = []
  const titles = new Map<string, string>()
  const look = async (path: string) => {
    await untilSettled(page)
    for (const finding of await findings(page)) problems.push(`${path}: ${finding}`)
    const headings = await page.locator('h1').count()
    if (headings !== 1) problems.push(`${path}: ${headings} first headings`)
    const title = await page.title()
    const known = titles.get(title)
    if (known !== undefined) problems.push(`${path}: the title of ${known}, ${title}`)
    titles.set(title, path)
    // The server says it before any script runs.
    expect(await (await page.request.get(page.url())).text()).toContain(
      `<title>${title.replace('&', '&amp;')}</title>`,
    )
  }
  await page.goto(harness.hostUrl)
  await look('sign-in')
  for (const { person, base, paths } of everyPage) {
    await signIn(person)
    titles.clear()
    for (const path of paths) {
      await page.goto(harness.hostUrl + base + path)
      await look(path)
    }
  }
  expect(problems).toEqual([])
})

test('who goes to another page is at its beginning, with the focus on its name, and who goes back is where they were', async ({
  page,
  signIn,
}) => {
  await signIn('ada', '/p/cp_adaeze/more')
  await page.waitForFunction(() => !('heldSubmit' in globalThis))
  await page.evaluate(() => scrollTo(0, 40))
  await page.getByRole('link', { name: 'Your business' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your business' })).toBeFocused()
  await expect(page).toHaveTitle('Your business · Marketday')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

const windows = [
  { name: '360 px', width: 360, height: 740 },
  // 1280 by 1024 px at 400 %.
  { name: '400 %', width: 320, height: 256 },
] as const

for (const { name, ...size } of windows) {
  test(`at ${name} nothing that has the focus is hidden behind the tabs`, async ({
    page,
    harness,
    signIn,
  }) => {
    await page.setViewportSize(size)
    await signIn('ada')
    const hidden: string[] = []
    for (const path of ['/drawdown', '/withdraw', '/customers', '/financings', '/assessment']) {
      await page.goto(`${harness.hostUrl}/p/cp_adaeze${path}`)
      await untilSettled(page)
      let stops = 0
      for (;;) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(lookAtFocus)
        if (stop === null) break
        stops += 1
        if (stop.isHidden) hidden.push(`${path}: ${stop.name}`)
        if (stops > 200) throw new Error(`The focus goes round on ${path}.`)
      }
      expect(stops, path).toBeGreaterThan(10)
    }
    expect(hidden).toEqual([])
  })
}

/** What has the focus, and whether it can be seen at all; `null` once the focus has left the page. */
function lookAtFocus(): { name: string; isHidden: boolean } | null {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return null
  const { left, top, width, height } = activeElement.getBoundingClientRect()
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98]
  const isSeen = shares.some((down) =>
    shares.some((along) => {
      const found = document.elementFromPoint(left + width * along, top + height * down)
      return found !== null && (activeElement.contains(found) || found.contains(activeElement))
    }),
  )
  const text = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? ''
  return { name: `${activeElement.localName} ${activeElement.id} ${text}`.slice(0, 60), isHidden: !isSeen }
}

test('the current page stands out where the system chooses the colours, and greys give way to contrast', async ({
  page,
  signIn,
}) => {
  await signIn('ada', '/p/cp_adaeze/more')
  await untilSettled(page)
  const current = page.getByRole('link', { name: 'More' })
  const other = page.getByRole('link', { name: 'Activity' })
  const ground = (link: typeof current) =>
    link.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await ground(current)).not.toBe(await ground(other))
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
  const colour = (link: typeof current) => link.evaluate((element) => getComputedStyle(element).color)
  expect(await colour(other)).toBe(
    await page.locator('.page').evaluate((element) => getComputedStyle(element).color),
  )
})
