import type { Database, Queryable } from '../../database/Database.ts'
import { createSets } from '../../lib/createSets.ts'
import type { KeptDelivery } from '../InboxRecord.ts'
import { applyEvents } from './applyEvents.ts'
import { applySet } from './applySet.ts'
import { getRowKeys, type ReadDelivery } from './getRowKeys.ts'
import { type Kept, keepDeliveries } from './keepDeliveries.ts'

/** The most webhooks or events in one transaction: few enough that a withdrawal hardly waits for it. */
const maxSetSize = 50

/**
 * Keeps and applies simultaneous webhooks in sets, one set after the other, in the order of arrival. After a failure, repeats a set with each webhook alone,
 * so that a failing webhook delays no other.
 */
export function createDeliverySets(database: Database) {
  const keep = createSets<KeptDelivery, Kept>({
    joins: (set, delivery) =>
      set.length < maxSetSize && !set.some((earlier) => isInTheWay(earlier, delivery)),
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
      set.reduce((count, { events }) => count + events.length, delivery.events.length) <= maxSetSize &&
      isLike(set, delivery),
    run: (set) =>
      runSet(database, set, {
        together: set.every((delivery) => getRowKeys(delivery) !== null) ? applySet : null,
        toGroup: ({ deliveryId, events }) => events[0]?.customerPartnerId ?? deliveryId,
        alone: (transaction, { deliveryId, events, reading }) =>
          applyEvents(transaction, deliveryId, { events, ...reading }),
      }),
  })
  return { keep, apply }
}

/** Whether two webhooks cannot share a set: the second copy of a message must find the first, and a set has one environment. */
function isInTheWay(one: KeptDelivery, other: KeptDelivery): boolean {
  return one.environment !== other.environment || one.messageId === other.messageId
}

/** Whether a webhook fits into a set: all webhooks are about different rows, or none is about rows alone. */
function isLike(set: readonly ReadDelivery[], delivery: ReadDelivery): boolean {
  const keys = getRowKeys(delivery)
  const others = set.map(getRowKeys)
  if (keys === null) return others.every((known) => known === null)
  return others.every((known) => known !== null && !known.some((key) => keys.includes(key)))
}

type SetWork<Item, Result> = {
  /** Works on a whole set in one transaction; `null` where each item needs its own. */
  together: ((transaction: Queryable, set: readonly Item[]) => Promise<Result[]>) | null
  alone: (transaction: Queryable, item: Item) => Promise<Result>
  /** The group of an item: items of one group run one after the other. */
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
    // The rollback has undone the whole set, so nothing happens twice; the single runs below find the failing item.
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
