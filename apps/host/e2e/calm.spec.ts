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
    paths: ['/', '/drawdown', '/activity', '/business', '/partners/cp_adaeze', '/inbox'],
  },
]

const phone = { width: 360, height: 740 }
const laptop = { width: 1280, height: 800 }

const cases = [
  { ...phone, locale: 'en', which: 'the busiest pages', pages: busiest, tag: [] },
  { ...phone, locale: 'en', which: 'every page', pages: everyPage, tag: '@deep' },
  { ...phone, locale: 'ar', which: 'every page', pages: everyPage, tag: '@deep' },
  { ...laptop, locale: 'en', which: 'every page', pages: everyPage, tag: '@deep' },
  { ...laptop, locale: 'ar', which: 'every page', pages: everyPage, tag: '@deep' },
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
    const note = async (what: string) => {
      const { score, causes } = await meter.take()
      console.log(`${width} ${locale} ${what} ${score.toFixed(3)}`)
      if (score > most) found.push(`${what}: ${score.toFixed(3)} ${causes.join('; ')}`)
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
        await page.goto(harness.hostUrl + base + path)
        await untilSettled(page)
        await note(`${path} opened`)
      }
      // Gone to from the shortest page, as a link does.
      for (const path of paths) {
        for (const to of ['/more', path]) {
          await page.evaluate((address) => history.pushState(null, '', address), base + to)
          await untilSettled(page)
          if (to === path) await note(`${path} gone to`)
          else await meter.take()
        }
      }
    }
    expect(found).toEqual([])
  })
}
