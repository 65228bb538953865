import { overrideStore } from '../database/overrideStore.ts'
import type { Sealer } from '../database/sealing/createSealer.ts'
import { createOperationOpening } from '../ledger/index.ts'
import type { Sign } from '../lib/keyedHash.ts'
import type { Dismissal } from './InboxRecord.ts'
import type { InboxStore } from './sql/inboxStore.ts'

/** Wraps a store: seals the bodies of webhooks, messages and reasons, opens them again, and signs the audit entries. */
export function sealInbox<Store extends InboxStore>(
  store: Store,
  { seal, sealText, open, openText, openJson, signer }: Sealer & { signer: () => Promise<Sign> },
): Store {
  const { openFound, openMessage } = createOperationOpening({ open, openText, openJson })
  const openDismissed = async <T extends { dismissal: Dismissal | null }>(closed: T): Promise<T> => ({
    ...closed,
    dismissal: closed.dismissal && {
      ...closed.dismissal,
      reason: await openText(closed.dismissal.reason, 'reason'),
    },
  })
  const openEvents = <T extends { message: string | null; dismissal: Dismissal | null }>(events: T[]) =>
    Promise.all(events.map(async (event) => openDismissed(await openMessage(event))))
  const openBodies = async <T extends { body: string }>(deliveries: T[]): Promise<T[]> => {
    const opened = await Promise.all(
      deliveries.map(async (kept) => ({ ...kept, body: await open(kept.body, 'delivery') })),
    )
    // The cast follows the check: the relay must not read a body that no secret opens as an empty webhook.
    return opened.filter(({ body }) => body !== null) as T[]
  }
  const overrides = {
    keepDelivery: async (delivery) =>
      store.keepDelivery({ ...delivery, body: await sealText(delivery.body, 'delivery') }),
    async applyEvents(deliveryId, events, reading) {
      const sealed = events.map(async (event) => ({
        ...event,
        message: await seal(event.message, 'message'),
      }))
      const redacted = await seal(reading.redacted, 'delivery')
      return store.applyEvents(deliveryId, await Promise.all(sealed), { ...reading, redacted })
    },
    listUnapplied: async (environment, before) => openBodies(await store.listUnapplied(environment, before)),
    listReplayable: async (query, limit) => openBodies(await store.listReplayable(query, limit)),
    listBlankable: async (due, limit) =>
      Promise.all(
        (await store.listBlankable(due, limit)).map(async (delivery) => {
          return { ...delivery, body: await open(delivery.body, 'delivery') }
        }),
      ),
    blankBody: async (deliveryId, body) => store.blankBody(deliveryId, await sealText(body, 'delivery')),
    listUnmatched: async (owners, page) => openEvents(await store.listUnmatched(owners, page)),
    async listOpen(environment, query) {
      const { events, deliveries } = await store.listOpen(environment, query)
      const opened = deliveries.map(async (delivery) => ({
        ...(await openDismissed(delivery)),
        body: await open(delivery.body, 'delivery'),
      }))
      return { events: await openEvents(events), deliveries: await Promise.all(opened) }
    },
    assignEvent: async (assignment) =>
      openFound(await store.assignEvent({ ...assignment, sign: await signer() })),
    assignByOperator: async (assignment) =>
      openFound(await store.assignByOperator({ ...assignment, sign: await signer() })),
    dismiss: async (dismissal) =>
      store.dismiss({
        ...dismissal,
        reason: await sealText(dismissal.reason, 'reason'),
        sign: await signer(),
      }),
  } satisfies Partial<InboxStore>
  // The cast: every method without an override is the store's own.
  return overrideStore<InboxStore, typeof overrides>(store, overrides) as InboxStore as Store
}
