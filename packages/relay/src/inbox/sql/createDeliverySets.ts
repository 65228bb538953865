import type { Database, Queryable } from '../../database/Database.ts'
import { createSets } from '../../lib/createSets.ts'
import type { InboxStore, KeptDelivery } from '../InboxStore.ts'
import { applyEvents } from './applyEvents.ts'
import { applySet } from './applySet.ts'
import { getRowKeys, type ReadDelivery } from './getRowKeys.ts'
import { type Kept, keepDeliveries } from './keepDeliveries.ts'

/** Webhooks, and events in them, that are handled in one transaction: few enough that a press which comes meanwhile hardly waits. */
const most = 50

/**
 * Keeps and applies webhooks that come at the same time in sets, one set after the other, in the order in which they came. A set in which one fails is
 * worked through once more, each webhook alone, so that one holds up no other.
 */
export function createDeliverySets(database: Database): Pick<InboxStore, 'keepDelivery' | 'applyEvents'> {
  const keep = createSets<KeptDelivery, Kept>({
    joins: (set, delivery) => set.length < most && !set.some((earlier) => isInTheWay(earlier, delivery)),
    run: (set) =>
      runSet(database, set, {
        together: keepDeliveries,
        toGroup: ({ messageId }) => messageId,
        alone: async (transaction, delivery) => {
          const [kept] = await keepDeliveries(transaction, [delivery])
          if (!kept) throw new Error('The inbox did not return how a webhook was kept')
          return kept
        },
      }),
  })
  const apply = createSets<ReadDelivery, boolean>({
    joins: (set, delivery) =>
      set.reduce((count, { events }) => count + events.length, delivery.events.length) <= most &&
      isLike(set, delivery),
    run: (set) =>
      runSet(database, set, {
        together: set.every((delivery) => getRowKeys(delivery) !== null) ? applySet : null,
        toGroup: ({ deliveryId, events }) => events[0]?.customerPartnerId ?? deliveryId,
        alone: (transaction, { deliveryId, events, reading }) =>
          applyEvents(transaction, deliveryId, { events, ...reading }),
      }),
  })
  return {
    keepDelivery: keep,
    applyEvents: (deliveryId, events, reading) => apply({ deliveryId, events, reading }),
  }
}

/** Of two copies of a message the second has to find the first. */
function isInTheWay(one: KeptDelivery, other: KeptDelivery): boolean {
  return one.environment !== other.environment || one.messageId === other.messageId
}

/** Whether a webhook goes with those before it: all about different rows, or none about rows alone. */
function isLike(set: readonly ReadDelivery[], delivery: ReadDelivery): boolean {
  const keys = getRowKeys(delivery)
  const others = set.map(getRowKeys)
  if (keys === null) return others.every((known) => known === null)
  return others.every((known) => known !== null && !known.some((key) => keys.includes(key)))
}

type SetWork<Item, Result> = {
  /** Works on a whole set in one transaction; `null` where each has to be worked on alone. */
  together: ((transaction: Queryable, set: readonly Item[]) => Promise<Result[]>) | null
  alone: (transaction: Queryable, item: Item) => Promise<Result>
  /** Items of one group are worked on one after the other. */
  toGroup: (item: Item) => string
}

async function runSet<Item, Result>(
  database: Database,
  set: readonly Item[],
  { together, alone, toGroup }: SetWork<Item, Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const how = { bulk: set.length > 1 }
  try {
    if (together) {
      const results = await database.transaction((transaction) => together(transaction, set), how)
      return results.map((value) => ({ status: 'fulfilled', value }))
    }
  } catch (reason) {
    // Undone, so that nothing is done twice; which of several has failed shows below.
    if (set.length === 1) return [{ status: 'rejected', reason }]
  }
  const ends = new Map<string, Promise<unknown>>()
  const works = set.map((item) => {
    const before = ends.get(toGroup(item)) ?? Promise.resolve()
    const work = before.then(() => database.transaction((transaction) => alone(transaction, item), how))
    ends.set(
      toGroup(item),
      work.catch(() => undefined),
    )
    return work
  })
  return Promise.allSettled(works)
}
