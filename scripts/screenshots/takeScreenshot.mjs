/** Opens a page as one of the demo's people and takes its picture once all of it is there. Its dates are those of the sandbox, which counts from today. */
export async function takeScreenshot({ browser, address, screenshot }) {
  const { email, password, brand, locale, scheme, viewport } = screenshot
  const context = await browser.newContext({
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Lagos',
    hasTouch: viewport.width < 600,
  })
  try {
    await context.request.post(`${address}/sign-in`, { data: { email, password } })
    const cookie = (name, value) => ({ name, value, url: address })
    await context.addCookies([
      cookie('demo_brand', brand),
      cookie('marketday_locale', locale),
      cookie('marketday_scheme', scheme),
    ])
    const page = await context.newPage()
    await page.goto(`${address}${screenshot.path}`)
    // The stream of events never ends, so that the network is never idle: what is on its way says so itself.
    await page.waitForFunction(() => document.querySelector('main h1, main h2') !== null)
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot({ animations: 'disabled', caret: 'hide' })
  } finally {
    await context.close()
  }
}
