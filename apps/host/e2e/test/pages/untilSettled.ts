import type { Page } from '@playwright/test'

/** Waits until the page has drawn what it read: its code is here, nothing is busy, and that has been painted. */
export async function untilSettled(page: Page): Promise<void> {
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
