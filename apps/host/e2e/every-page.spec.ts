import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { everyPage } from './test/pages/everyPage.ts'
import { readWords } from './test/pages/readWords.ts'
import { readsOneByOne } from './test/pages/readsOneByOne.ts'
import { ShiftMeter } from './test/pages/ShiftMeter.ts'
import { test } from './test/test.ts'
import { watchComplaints } from './test/watchPage.ts'

/** The largest score of a page: the share of the window times the way that it moved, over all shifts. Less than 0.1 is called good. */
const maxShift = 0.02

/** The most words that a page says, by its address; a form has 80. */
const maxWords: Readonly<Record<string, number>> = { '/': 100 }
const maxFormWords = 80
const forms = [
  '/drawdown',
  '/withdraw',
  '/customers/new',
  '/transactions/new',
  '/repayments/new',
  '/partners/new',
]

const phone = { width: 360, height: 740 }
const laptop = { width: 1280, height: 800 }

test('on a phone every page stands still while it is read, says each thing once and in few words, has a title, one first heading and named landmarks, and axe finds nothing', {
  tag: '@deep',
}, async ({ page, harness, signIn }) => {
  test.setTimeout(900_000)
  const problems: string[] = watchComplaints(page)
  const meter = new ShiftMeter(page)
  await meter.start()
  const titles = new Map<string, string>()
  const look = async (path: string) => {
    await untilSettled(page)
    const shift = await meter.take()
    if (shift.score > maxShift) problems.push(`${path}: moved, ${shift.causes.join('; ')}`)
    const words = await readWords(page)
    const most = maxWords[path] ?? (forms.includes(path) ? maxFormWords : null)
    if (most !== null && words.count > most)
      problems.push(`${path}: ${words.count} words, of at most ${most}`)
    for (const sentence of words.twice) problems.push(`${path}: says twice “${sentence}”`)
    // So tall that the bar of tabs covers nothing: axe would call what is under it too small.
    await page.setViewportSize({ ...phone, height: 6_000 })
    for (const finding of await findFaults(page)) problems.push(`${path}: ${finding}`)
    await page.setViewportSize(phone)
    if ((await page.locator('.ol-Card .ol-Card').count()) > 0)
      problems.push(`${path}: a card inside of a card`)
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
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await signIn(person)
    await readsOneByOne(page)
    titles.clear()
    for (const path of paths) {
      await page.goto(harness.hostUrl + base + path)
      await look(path)
    }
  }
  expect(problems).toEqual([])
})

test.describe(() => {
  // Neither the language nor the day of the server.
  test.use({ locale: 'de-DE', timezoneId: 'Asia/Tokyo' })

  test('in Arabic the browser takes every page over as the server drew it, and nothing moves on one that is opened or gone to', {
    tag: '@deep',
  }, async ({ page, harness, signIn }) => {
    test.setTimeout(900_000)
    const problems: string[] = watchComplaints(page)
    const meter = new ShiftMeter(page)
    await meter.start()
    for (const { person, base, paths } of everyPage) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // The sign-in knows its page in English.
      await page.context().clearCookies({ name: 'marketday_locale' })
      await signIn(person)
      await page.context().addCookies([{ name: 'marketday_locale', value: 'ar', url: harness.hostUrl }])
      await readsOneByOne(page)
      const look = async (path: string) => {
        await page.goto(harness.hostUrl + base + path)
        await untilSettled(page)
        const shift = await meter.take()
        if (shift.score > maxShift) problems.push(`${path} opened: ${shift.causes.join('; ')}`)
        await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      }
      for (const path of paths) await look(path)
      // A laptop has a rail beside a form, whose card needs words of its own.
      await page.setViewportSize(laptop)
      for (const path of paths.filter((name) => name === '/drawdown' || name === '/withdraw'))
        await look(path)
      await page.setViewportSize(phone)
      // Gone to from a page with the same lines of the menu, as a link does. What only the first visit has to read may move it once.
      for (const path of paths) {
        let causes: readonly string[] = []
        for (let visit = 1; visit === 1 || (visit === 2 && causes.length > 0); visit += 1) {
          for (const to of [findNeighbour(path), path]) {
            await meter.take()
            await page.evaluate((address) => history.pushState(null, '', address), base + to)
            await untilSettled(page)
          }
          const shift = await meter.take()
          causes = shift.score > maxShift ? shift.causes : []
        }
        if (causes.length > 0) problems.push(`${path} gone to: ${causes.join('; ')}`)
      }
    }
    // The service says "no active drawdown" by 404, of which the browser writes a line.
    expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([])
  })
})

test('nothing that has the focus is hidden behind the tabs, a page that is gone to has the focus on its name, and colours give way to the system’s', {
  tag: '@deep',
}, async ({ page, harness, signIn }) => {
  test.setTimeout(900_000)
  await signIn('ada')

  await test.step('at 360 px, and at 400 % of 1280 by 1024 px', async () => {
    const hidden: string[] = []
    for (const path of ['/drawdown', '/withdraw', '/customers', '/financings', '/assessment'])
      for (const size of [phone, { width: 320, height: 256 }]) {
        await page.setViewportSize(size)
        await page.goto(`${harness.hostUrl}/p/cp_adaeze${path}`)
        await untilSettled(page)
        let stops = 0
        for (;;) {
          await page.keyboard.press('Tab')
          const stop = await page.evaluate(lookAtFocus)
          if (stop === null) break
          stops += 1
          if (stop.isHidden) hidden.push(`${path} at ${size.width} px: ${stop.name}`)
          if (stops > 200) throw new Error(`The focus goes round on ${path}.`)
        }
        expect(stops, path).toBeGreaterThan(10)
      }
    expect(hidden).toEqual([])
  })

  await test.step('a page that is gone to begins at its name, and the way back leads to where it was', async () => {
    await page.setViewportSize(phone)
    await page.goto(`${harness.hostUrl}/p/cp_adaeze/assessment`)
    await untilSettled(page)
    await page.evaluate(() => scrollTo(0, 40))
    await page.getByRole('link', { name: 'Your business' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your business' })).toBeFocused()
    await expect(page).toHaveTitle('Your business · Marketday')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Credit assessment' })).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  await test.step('the current page stands out where the system chooses the colours, and greys give way to contrast', async () => {
    const readStyle = (selector: string, name: 'backgroundColor' | 'color') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element)[property], name)
    const [current, other] = ['nav a[aria-current]', 'nav a:not([aria-current])']
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await readStyle(current, 'backgroundColor')).not.toBe(await readStyle(other, 'backgroundColor'))
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
    expect(await readStyle(other, 'color')).toBe(await readStyle('.page', 'color'))
  })
})

/** A page that has the lines of the menu that another has: Home has no line of pages, and those of a channel partner have no line back. */
function findNeighbour(path: string): string {
  if (path === '/') return '/nowhere'
  if (path === '/audit') return '/deliveries'
  if (path === '/deliveries') return '/audit'
  if (path === '/portfolio') return '/inbox'
  if (path === '/inbox') return '/portfolio'
  return ['/partners', '/partners/new', '/brand'].includes(path) ? '/audit' : '/repay'
}

/** What axe finds on the page, best practices included. */
async function findFaults(page: Page): Promise<string[]> {
  const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  // As text, and not as an element: the page's policy lets no other script in.
  await page.evaluate(await readFile(script, 'utf8'))
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
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

/** Waits until the page has drawn what it read: its code is here, nothing is busy, and that has been painted. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => !('heldSubmit' in globalThis))
  await page.waitForFunction(() => {
    const isWaiting = document.querySelector('main :is([aria-busy="true"], .ol-Skeleton, .loading)') !== null
    const state = globalThis as { calmSince?: number | null }
    if (isWaiting) {
      state.calmSince = null
      return false
    }
    // A few frames in a row: one state may lead to another.
    state.calmSince = (state.calmSince ?? 0) + 1
    if (state.calmSince < 12) return false
    state.calmSince = null
    return true
  })
}
