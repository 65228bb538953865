import { expect } from '@playwright/test'
import { everyPage, type SeenPages } from './test/pages/everyPage.ts'
import { readsOneByOne } from './test/pages/readsOneByOne.ts'
import { ShiftMeter } from './test/pages/ShiftMeter.ts'
import { untilSettled } from './test/pages/untilSettled.ts'
import { test } from './test/test.ts'

/** The share of the window times the way that it moved, over all shifts of a page. Less than 0.1 is called good. */
const most = 0.02

/** Where most is read before a page is whole. */
const busiest: readonly SeenPages[] = [
  {
    person: 'hana',
    base: '/p/cp_adaeze',
    paths: ['/', '/drawdown', '/activity', '/business', '/portfolio', '/partners/cp_adaeze', '/inbox'],
  },
]

const phone = { width: 360, height: 740 }
const laptop = { width: 1280, height: 800 }

const cases = [
  { ...phone, locale: 'en', which: 'the busiest pages', pages: busiest, tag: [] },
  { ...phone, locale: 'ar', which: 'every page', pages: everyPage, tag: '@deep' },
  { ...laptop, locale: 'en', which: 'the busiest pages', pages: busiest, tag: '@deep' },
]

for (const { width, height, locale, which, pages, tag } of cases) {
  test(`at ${width} px in ${locale} nothing moves by itself on ${which}, opened or gone to`, { tag }, async ({
    page,
    harness,
    signIn,
  }) => {
    // Some forty pages, each read answer by answer.
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height })
    const meter = new ShiftMeter(page)
    await meter.start()
    const found: string[] = []
    const measure = async (what: string, attempts: 1 | 2, go: () => Promise<void>) => {
      const causes: string[] = []
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        await go()
        const shift = await meter.take()
        console.log(`${width} ${locale} ${what} ${shift.score.toFixed(3)}`)
        if (shift.score <= most) return
        causes.push(`${shift.score.toFixed(3)} ${shift.causes.join('; ')}`)
      }
      found.push(`${what}: ${causes.join(' and again ')}`)
    }
    for (const { person, base, paths } of pages) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // The sign-in knows its page in English.
      await page.context().clearCookies({ name: 'marketday_locale' })
      await signIn(person)
      await page.context().addCookies([{ name: 'marketday_locale', value: locale, url: harness.hostUrl }])
      await readsOneByOne(page)
      // Opened, with nothing on the device.
      for (const path of paths) {
        await measure(`${path} opened`, 1, async () => {
          await page.goto(harness.hostUrl + base + path)
          await untilSettled(page)
        })
      }
      // Gone to from the shortest page, as a link does. Once, on a busy machine, a page moved by 16 px and back that has not done so again;
      // the reason is not known. One that moves twice is wrong.
      for (const path of paths) {
        await measure(`${path} gone to`, 2, async () => {
          for (const to of ['/more', path]) {
            await meter.take()
            await page.evaluate((address) => history.pushState(null, '', address), base + to)
            await untilSettled(page)
          }
        })
      }
    }
    expect(found).toEqual([])
  })
}
