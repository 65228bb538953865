import { createOperationId, startOperation, withdraw } from '@onlend/core'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { hydrateRoot } from 'react-dom/client'
import { StrictScene } from './StrictScene.tsx'

// Takes over what the server drew, as the page's address says. The test serves it as a file.
const address = new URLSearchParams(location.search)
const app = document.getElementById('app')
if (!app) throw new Error('The page has no #app.')

const client = createRelayDouble(createSandbox({ clock: manualClock() })).createClient()
const operationId = createOperationId()
const body = {
  account_type: 'bank',
  name: 'Ngozi Bello',
  amount: '12345',
  account_number: '9876543210',
  bank_code: '058',
} as const
await startOperation(client, withdraw, { customerPartnerId: 'cp_adaeze', body }, { operationId })

hydrateRoot(
  app,
  <StrictScene
    client={client}
    operationId={operationId}
    shows={(address.get('shows') ?? '').split(' ')}
    // A browser hides it from style sheets, not from the page's own scripts.
    nonce={document.querySelector('style')?.nonce ?? ''}
    serverStyle={address.get('style') === 'server'}
  />,
)
