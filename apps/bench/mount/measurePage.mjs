import { watchPage } from './watchPage.mjs'

const slow3g = { latency: 400, downloadThroughput: 51_200, uploadThroughput: 51_200, offline: false }
const keys = 20
const settling = 3_000

/**
 * Opens one page in a browser context of its own, with nothing kept, on a device and a link as slow as `condition` says. Milliseconds: until the
 * first text field took a key that was still there at the end; until the form answers, and with how many requests; until a figure of the credit limit is seen; per
 * keystroke until its frame; the sum of what tasks took over 50. And how far the page moved by itself.
 */
export async function measurePage({ browser, url, cookies, condition }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  try {
    if (cookies) await context.addCookies(cookies)
    const page = await context.newPage()
    await page.addInitScript(watchPage)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (condition.slowLink) await session.send('Network.emulateNetworkConditions', slow3g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: condition.cpu })
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
    const isThere = () => globalThis.bench.typable !== null || globalThis.bench.numbers !== null
    await page.waitForFunction(isThere, undefined, { timeout: 120_000 })
    const hasField = await page.evaluate(() => globalThis.bench.typable !== null)
    // As early as a person could: what is typed now must outlive the script.
    if (hasField) await session.send('Input.insertText', { text: '7' })
    await page.waitForFunction(() => globalThis.bench.works !== null, undefined, { timeout: 120_000 })
    await page.waitForLoadState('load')
    const { typable, works, numbers, requests, kept } = await page.evaluate(() => globalThis.bench.read())
    // What comes after the first screen may still move it.
    await page.waitForTimeout(settling)
    if (hasField) await page.evaluate(() => globalThis.bench.focus())
    for (let key = 0; hasField && key < keys; key += 1) {
      const text = String(key % 10)
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: text, text })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text })
      await page.waitForFunction((count) => globalThis.bench.strokes.length >= count, key + 1)
    }
    const { strokes, blocking, shift } = await page.evaluate(() => globalThis.bench.read())
    const first = hasField && kept ? typable : works
    return { typable: first, works, numbers, requests, strokes, blocking, shift, kept }
  } finally {
    await context.close()
  }
}
