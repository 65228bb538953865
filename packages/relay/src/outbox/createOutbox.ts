import { OptionError } from '@onlend/core/internal'
import type { OutcomeEvent } from '@onlend/core/relay'
import { bindRoutes, type Route } from '../http/index.ts'
import type { IdentityContext } from '../identity/index.ts'
import { type CourierContext, createCourier, type Deliver } from './createCourier.ts'
import type { OutcomeFacts, OutcomeOptions } from './OutcomeOptions.ts'
import { outcomeRoutes } from './outcomeRoutes.ts'
import { listReceivers } from './listReceivers.ts'
import type { OutcomeRecord } from './OutcomeRecord.ts'

/** The outbox as the other modules see it: triggers of the database write its events, so that no other module has to. */
export type Outbox = {
  readonly routes: readonly Route<unknown>[]
  /** Registers the receivers anew, measures the outbox, and delivers due events; the sweep calls it. */
  sweep(): Promise<void>
  /** Begins no other delivery. */
  stop(): void
}

/** Milliseconds for one try. */
const defaultTimeout = 15_000

/**
 * Makes the delivery of outcome events to the partner's backend: at least once, in order for each operation, until the receiver acknowledges, or for three
 * days; then the event is a dead letter, which an operator sends again. Several instances share the work.
 *
 * @throws TypeError for an option that cannot be.
 */
export function createOutbox(
  options: OutcomeOptions | undefined,
  needs: CourierContext & IdentityContext,
): Outbox {
  const { webhook, onOutcome, tenantOf = defaultTenant, timeout = defaultTimeout } = options ?? {}
  for (const [name, value] of Object.entries({ webhook, onOutcome, tenantOf }))
    if (value !== undefined && typeof value !== 'function')
      throw new OptionError(
        `outcomes.${name} is a function, such as outcomeWebhook of @onlend/relay/node makes one`,
      )
  if (!Number.isInteger(timeout) || timeout < 1)
    throw new OptionError('outcomes.timeout is a number of milliseconds for one try')
  const { store, clock, environment, measure } = needs
  const receivers = listReceivers(options)

  const deliver: Deliver = async (row, signal) => {
    const owner = { kind: row.owner.kind, id: row.owner.id }
    const facts: OutcomeFacts = { owner, tenant: (await tenantOf(owner)) ?? null }
    const event = writeOutcome(row, facts.tenant)
    if (row.receiver === 'webhook' && webhook) {
      const message = { ...facts, id: event.id, body: JSON.stringify(event), at: clock.now() }
      return webhook(message, { signal })
    }
    await onOutcome?.(event, { signal })
    return { type: 'delivered' }
  }
  const courier = receivers.length === 0 ? null : createCourier(needs, { deliver, receivers, timeout })
  const wake = (): void => courier?.wake()
  return {
    routes: bindRoutes(outcomeRoutes, { ...needs, wake }),
    async sweep() {
      const now = clock.now()
      if (courier) await store.keepReceivers(environment, receivers, now)
      const { waiting, oldestAt, dead } = await store.countOutcomes(environment)
      measure({
        type: 'outcomes',
        waiting,
        dead,
        oldest: oldestAt === null ? 0 : Math.max(0, now - oldestAt),
      })
      wake()
    },
    stop: () => courier?.stop(),
  }
}

function defaultTenant({ kind, id }: OutcomeFacts['owner']): string | null {
  return kind === 'channelPartnerId' ? id : null
}

/** The event as the receiver gets it. */
function writeOutcome(
  { eventId, type, owner, data, createdAt }: OutcomeRecord,
  tenant: string | null,
): OutcomeEvent {
  return {
    version: 1,
    id: eventId,
    type,
    time: new Date(createdAt).toISOString(),
    environment: owner.environment,
    tenant,
    customerPartnerId: owner.kind === 'customerPartnerId' ? owner.id : null,
    channelPartnerId: owner.kind === 'channelPartnerId' ? owner.id : null,
    operation: data.operation ?? null,
    approval: data.approval ?? null,
    batch: data.batch ?? null,
    uploadSet: data.uploadSet ?? null,
  }
}
