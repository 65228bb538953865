import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { createRoot } from 'react-dom/client'
import { LendingRoot } from '../../src/root/LendingRoot.tsx'
import { pressScenes } from './pressScenes.tsx'

// Draws the form that the page's address names. The test serves it as a file.
const name = new URLSearchParams(location.search).get('shows') ?? ''
const app = document.getElementById('app')
if (!app) throw new Error('The page has no #app.')

const client = createRelayDouble(createSandbox({ clock: manualClock() })).createClient()
createRoot(app).render(
  <LendingProvider
    client={client}
    customerPartnerId="cp_adaeze"
    channelPartnerId="chp_harbour"
    storage={null}
    draftStorage={null}
    locks={null}
  >
    <LendingRoot scheme="light" timeZone="Africa/Lagos">
      {pressScenes[name]?.()}
    </LendingRoot>
  </LendingProvider>,
)

const none = { alone: 0, afterInput: 0 }
let shifted = { ...none }
let tries = 0
document.addEventListener('submit', () => (tries += 1), true)
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
new PerformanceObserver((list) => {
  // The cast names an entry that the types of the DOM do not know yet.
  for (const { value, hadRecentInput } of list.getEntries() as Shift[])
    shifted[hadRecentInput ? 'afterInput' : 'alone'] += value
}).observe({ type: 'layout-shift', buffered: true })

Object.defineProperty(globalThis, 'tries', { get: () => tries })
Object.assign(globalThis, {
  takeShift: () => {
    const taken = shifted
    shifted = { ...none }
    return taken
  },
})
