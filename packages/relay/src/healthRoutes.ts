import { getHealth, getLiveness, getReadiness } from '@onlend/core/relay'
import { RelayRefusal, type Route, route, type RouteAnswer } from './http/index.ts'
import type { LedgerFence } from './ledger/fence/createFence.ts'
import type { Uploads } from './uploads/createUploads.ts'

type HealthContext = {
  /** Whether the store can be used; simultaneous probes share one query. */
  readonly isReady: () => Promise<boolean>
  readonly isClosing: () => boolean
  readonly fence: LedgerFence
  readonly uploads: Pick<Uploads, 'state'>
  readonly unreadable: { readonly isFound: boolean }
}

const open = { session: false, budget: null } as const

/** The routes for a load balancer and an orchestrator. */
export const healthRoutes: readonly Route<HealthContext>[] = [
  route(getHealth, { ...open, handle: answerHealth }),
  route(getReadiness, { ...open, handle: answerHealth }),
  route(getLiveness, { ...open, handle: async () => ({ data: { live: true } }) }),
]

/**
 * Says whether this process may be sent requests: its store is reachable, its tables are made, and it is not stopping. `faults` name what an operator has to
 * do something about meanwhile. Money moves without staged files, so that the process stays ready where they cannot be taken.
 *
 * @throws RelayRefusal with 503 when it is not ready.
 */
async function answerHealth({
  isReady,
  isClosing,
  fence,
  uploads,
  unreadable,
}: HealthContext): Promise<RouteAnswer<typeof getHealth>> {
  if (isClosing()) throw new RelayRefusal('shutting_down')
  if (!(await isReady())) throw new RelayRefusal('store_unavailable')
  await fence.refresh()
  const staging = uploads.state()
  const faults = [
    ...(fence.current().isRaised ? ['ledger_restored'] : []),
    ...(unreadable.isFound ? ['ledger_unreadable'] : []),
  ]
  return {
    data: { ready: true, ...(staging && { uploads: staging }), ...(faults.length > 0 && { faults }) },
  }
}
