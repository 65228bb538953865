import type { PageBoot } from './PageBoot.ts'

/** What the server wrote into the page; `null` where it was served without the host's server, as by a dev server. */
export function readBoot(): PageBoot | null {
  const block = document.getElementById('boot')
  const text = block?.textContent ?? ''
  // The next person at this device finds nothing of this one in the page.
  block?.remove()
  // The cast trusts the server that sent this very script.
  return text === '' ? null : (JSON.parse(text) as PageBoot)
}
