import { createOperationId, startOperation, withdraw } from '@onlend/core'
import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { createRoot } from 'react-dom/client'
import { LendingRoot } from '../../src/root/LendingRoot.tsx'
import { widgetScenes } from './widgetScenes.tsx'

// Draws the widget that the page's address names, over a link on which every answer takes a while. The test serves it as a file.
const name = new URLSearchParams(location.search).get('shows') ?? ''
const app = document.getElementById('app')
if (!app) throw new Error('The page has no #app.')

/** Milliseconds: long enough for every skeleton to be rendered. */
const away = 300

const relay = createRelayDouble(createSandbox({ clock: manualClock() }))
const direct = relay.createClient()
const client = relay.createClient({
  fetch: async (input, init) => {
    await new Promise((done) => setTimeout(done, away))
    return relay.fetch(input, init)
  },
})
const operationId = createOperationId()
const body = {
  account_type: 'bank',
  name: 'Ngozi Bello',
  amount: '12345',
  account_number: '9876543210',
  bank_code: '058',
} as const
await startOperation(direct, withdraw, { customerPartnerId: 'cp_adaeze', body }, { operationId })

const shifts: { value: number; sources: string[] }[] = []
type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }
new PerformanceObserver((list) => {
  // The cast names an entry that the types of the DOM do not know yet.
  for (const { value, sources } of list.getEntries() as Shift[])
    shifts.push({
      value,
      sources: sources.map(({ node }) => (node instanceof Element ? node.className : (node?.nodeName ?? ''))),
    })
}).observe({ type: 'layout-shift', buffered: true })
Object.assign(globalThis, { shiftsNow: () => shifts })

createRoot(app).render(
  <LendingProvider
    client={client}
    customerPartnerId="cp_adaeze"
    channelPartnerId="chp_harbour"
    storage={null}
    draftStorage={null}
  >
    <LendingRoot scheme="light" timeZone="Africa/Lagos">
      {widgetScenes[name]?.(operationId)}
    </LendingRoot>
    <footer>What stands below.</footer>
  </LendingProvider>,
)

/** Settled: no longer busy, and the same for longer than an answer takes. */
let before = ''
const timer = setInterval(() => {
  const now = app.innerHTML
  const isBusy = app.querySelector('[aria-busy="true"], .ol-Skeleton') !== null
  if (now === before && now !== '' && !isBusy) {
    clearInterval(timer)
    document.body.setAttribute('data-is-settled', '')
  }
  before = now
}, 2 * away)
