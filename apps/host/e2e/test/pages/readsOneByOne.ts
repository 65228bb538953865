import type { Page, Route } from '@playwright/test'

/** Two frames: what came before has been painted. */
const painted = (page: Page) =>
  page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    // Another page is being opened.
    .catch(() => undefined)

/**
 * A slow link without waiting for one: scripts come when the server's page has been painted, and the relay's answers one after the other,
 * each after the one before has been painted. Whatever can be seen between two answers is seen.
 */
export async function readsOneByOne(page: Page): Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = async (route: Route) => {
    const before = last
    let done = () => {}
    last = new Promise<void>((resolve) => {
      done = resolve
    })
    try {
      const response = await route.fetch()
      await before
      await painted(page)
      await route.fulfill({ response })
    } catch {
      // The page has gone, and its reads with it.
      await route.abort().catch(() => undefined)
    } finally {
      done()
    }
  }
  await page.route(/\/lending\/(?!events)/, inTurn)
  await page.route('**/assets/*.js', async (route) => {
    await painted(page)
    await route.continue().catch(() => undefined)
  })
}
