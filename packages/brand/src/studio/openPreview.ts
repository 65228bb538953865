import { createOperationId, type LendingClient, startOperation, withdraw } from '@onlend/core'
import { createSandbox, manualClock, type ScenarioName } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'

/** The service behind a screen of the preview. */
export type PreviewService = {
  /** @default 'approved' */
  scenario?: ScenarioName
  /** `error`: each read of the service fails. `never`: none is answered. @default 'usual' */
  answers?: 'usual' | 'error' | 'never'
  /** An amount that is withdrawn first: its last digits choose the outcome. */
  withdrawn?: `${number}`
  /** False leaves the withdrawal where it is just after it was sent. @default true */
  settles?: boolean
}

/** A service in the browser's memory with a client that reaches it. */
export type Preview = {
  client: LendingClient
  /** The id of the operation that was made first; empty without one. */
  operationId: string
  now: () => number
  /** Gives the open page another brand, as the relay would. */
  wear: (brand: unknown) => void
  close: () => void
}

/** The business of the preview. */
const customerPartnerId = 'cp_adaeze'

/** Opens a sandbox in the browser, without a network, and brings it to where a screen of the preview begins. */
export async function openPreview(brand: unknown, service: PreviewService): Promise<Preview> {
  const { scenario = 'approved', answers = 'usual', withdrawn, settles = true } = service
  const sandbox = createSandbox({ scenario, clock: manualClock() })
  const relay = createRelayDouble(sandbox, { tenant: brand })
  const operationId = withdrawn === undefined ? '' : createOperationId()
  if (withdrawn !== undefined) {
    const body = {
      ...{ account_type: 'bank' as const, name: 'Chidi Okafor', amount: withdrawn },
      ...{ account_number: '2123456789', bank_code: '058' },
    }
    // A withdrawal that fails or gets lost is what some screens show.
    await startOperation(relay.createClient(), withdraw, { customerPartnerId, body }, { operationId }).catch(
      () => undefined,
    )
    if (settles) await sandbox.advance(5_000)
  }
  const client = relay.createClient({
    retries: { attempts: 0 },
    fetch: (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://preview.example')
      // The brand and the session arrive in every state.
      if (answers === 'usual' || !pathname.includes('/v1/')) return relay.fetch(input, init)
      if (answers === 'never') return new Promise<never>(() => {})
      return Promise.resolve(Response.json({ message: 'The service has a fault.' }, { status: 500 }))
    },
  })
  return {
    ...{ client, operationId, now: sandbox.clock.now, wear: relay.setTenant },
    close: () => {
      relay.close()
      sandbox.close()
    },
  }
}
