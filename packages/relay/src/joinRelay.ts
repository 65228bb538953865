import { checkAudit } from './ledger/audit/checkAudit.ts'
import { toResponse } from './http/toResponse.ts'
import { type CloseReport, drainRelay } from './drainRelay.ts'
import { trackWork } from './lib/trackWork.ts'
import { createContext } from './createContext.ts'
import type { Relay } from './Relay.ts'
import type { RelayOptions } from './RelayOptions.ts'
import type { RelayStore } from './RelayStore.ts'
import { revoke } from './identity/revoke.ts'
import { createHttp } from './http/createHttp.ts'
import { authenticateRequest } from './identity/authenticateRequest.ts'
import { routes } from './routes.ts'
import { eraseCustomerPartner } from './ledger/retention/eraseCustomerPartner.ts'
import { pruneRecords } from './ledger/retention/pruneRecords.ts'
import { createResealing } from './database/sealing/createResealing.ts'
import { sweepRelay } from './sweepRelay.ts'
import { tenantFor } from './tenants/tenantFor.ts'
import { replayWebhooks } from './inbox/replayWebhooks.ts'

/** How much longer than the longest call closing waits by default, so that its outcome can be recorded. */
const recordingTime = 30_000

/** What a relay is joined from. The store is made from the host's database, or stands in its place in a test. */
export type JoinOptions = Omit<RelayOptions, 'database'> & { store: RelayStore }

/**
 * Joins the modules to a relay, on a store.
 *
 * @throws TypeError when an option is missing or would not be safe.
 */
export function joinRelay(options: JoinOptions): Relay {
  let closed: Promise<CloseReport> | null = null
  const context = createContext(options, () => closed !== null)
  const { timeouts } = context.upstream
  if (context.webhooks.size === 0) {
    context.logger.warn({ event: 'webhooks.off' }, 'no webhook source is set up, so nothing can become final')
  }
  for (const [name, { verify }] of Object.entries(options.webhooks ?? {})) {
    if (verify !== 'unverified') continue
    context.logger.warn(
      { event: 'webhooks.unverified', source: name },
      'a webhook source is not verified: a request to its address can make operations final',
    )
  }
  const answer = createHttp({
    ...context,
    routes,
    modules: context,
    authenticate: (request) => authenticateRequest(context, request),
  })

  return {
    answer,
    fetch: async (request) => toResponse(await answer(request)),
    async issueToken(principal, asked = {}) {
      const { tokens } = context.identity
      if (!tokens) throw new TypeError('issueToken needs the option tokens')
      return tokens.issue(principal, asked)
    },
    tenantFor: (request) => tenantFor(context, request),
    revoke: (subject, by) => revoke(context, subject, by),
    checkAudit: (asked) => checkAudit(context, asked),
    async reseal() {
      await context.store.prepare(context.clock.now())
      return createResealing(context).all()
    },
    readFence: () => context.fence.look(),
    raiseFence: ({ by }) => context.fence.raise(by),
    liftFence: ({ by }) => context.fence.lift(by),
    replayWebhooks: (asked) =>
      trackWork(context, { work: 'webhook', id: 'replay' }, replayWebhooks(context, asked)),
    erase: (subject, by) =>
      trackWork(context, { work: 'sweep', id: 'erase' }, eraseCustomerPartner(context, subject, by)),
    prune: () =>
      trackWork(
        context,
        { work: 'sweep', id: 'prune' },
        pruneRecords(context, { most: Number.POSITIVE_INFINITY }),
      ),
    sweep: () => trackWork(context, { work: 'sweep', id: 'sweep' }, sweepRelay(context)),
    close({ deadline = Math.max(timeouts.write, timeouts.upload) + recordingTime } = {}) {
      // A promise is set before anything else runs, so that from here on every write is refused.
      closed ??= Promise.resolve().then(() => drainRelay(context, deadline))
      return closed
    },
  }
}
