import { createOperationId, startOperation, withdraw } from '@onlend/core'
import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { createRoot } from 'react-dom/client'
import { readLooks } from '../host-css/readLooks.ts'
import { LendingRoot } from '../../src/root/LendingRoot.tsx'
import { widgetScenes } from './widgetScenes.tsx'

// Draws the widget that the page's address names, with its data. The test serves it as a file.
const name = new URLSearchParams(location.search).get('shows') ?? ''
const app = document.getElementById('app')
if (!app) throw new Error('The page has no #app.')

const sandbox = createSandbox({ clock: manualClock() })
const client = createRelayDouble(sandbox).createClient()
const operationId = createOperationId()
const body = {
  account_type: 'bank',
  name: 'Ngozi Bello',
  amount: '12345',
  account_number: '9876543210',
  bank_code: '058',
} as const
await startOperation(client, withdraw, { customerPartnerId: 'cp_adaeze', body }, { operationId })
if (name === 'attention-count') {
  // A count of nothing renders nothing: one withdrawal has no answer.
  sandbox.faults.add({ endpoint: 'withdraw', fault: 'reset' })
  const lost = { customerPartnerId: 'cp_adaeze', body: { ...body, amount: '1' } } as const
  await startOperation(client, withdraw, lost, { operationId: createOperationId() }).catch(() => undefined)
}

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
  </LendingProvider>,
)

Object.assign(globalThis, {
  looksNow: () => readLooks(document).map((look) => [look.name, [...look.says]]),
})

/** Settled: rendered, no longer busy, and the same twice in a row. */
let before = ''
const timer = setInterval(() => {
  const now = app.innerHTML
  if (
    now === before &&
    app.querySelector('.ol [class]') &&
    !app.querySelector('[aria-busy="true"], .ol-Skeleton')
  ) {
    clearInterval(timer)
    document.body.setAttribute('data-is-settled', '')
  }
  before = now
}, 250)
