import { createRoot, hydrateRoot } from 'react-dom/client'
import './app.css'
import '@onlend/widgets/styles.css'
import '@onlend/bulk/styles.css'
import { AppFrame } from './AppFrame.tsx'
import { appQueries } from './boot/appQueries.ts'
import type { PageBoot } from './boot/PageBoot.ts'
import { bootWords } from './locale/bootWords.ts'
import { findWordGroups } from './pages/findWordGroups.ts'
import { loadPages } from './pages/loadPages.ts'

const element = document.getElementById('app')
if (!element) throw new Error('The page has no #app element.')

const boot = readBoot()
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const queryClient = appQueries(boot)

/** A part that a dead link lost is asked for again: when the device says that it is back online, and every few seconds, since not every device says so. */
const pause = 5_000

/** Fetches a part until it arrives: without it the page that a server drew would not react to anything. */
async function untilArrived<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await fetchPart()
    } catch {
      await online()
    }
  }
}

function online(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, pause)
    window.addEventListener('online', done)
    function done(): void {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
  })
}

if (boot === null) {
  createRoot(element).render(<AppFrame boot={boot} words={{}} nonce={nonce} queryClient={queryClient} />)
} else {
  // A person who types meanwhile types into the server's markup, and the forms take over those values.
  const [words] = await untilArrived(() =>
    Promise.all([bootWords(boot, findWordGroups(boot)), loadPages(boot.pages)]),
  )
  hydrateRoot(element, <AppFrame boot={boot} words={words} nonce={nonce} queryClient={queryClient} />)
}

/** The boot data that the server wrote into the page; `null` where another server, such as a dev server, served it. */
function readBoot(): PageBoot | null {
  const block = document.getElementById('boot')
  const text = block?.textContent ?? ''
  // The next person at this device finds nothing of this one in the page.
  block?.remove()
  // The cast trusts the server that sent this very script.
  return text === '' ? null : (JSON.parse(text) as PageBoot)
}
