import type { Page } from '@playwright/test'

/** Collects what the browser complains of: errors of hydration and of the content security policy among them. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Waits until the script has taken the server's page over: the head's script lets go of what it held. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => !('heldSubmit' in globalThis))
}

/** Holds the page's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
