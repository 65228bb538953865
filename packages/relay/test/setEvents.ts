import { expect } from 'vitest'
import type { Owner } from '../src/database/Owner.ts'
import type { KeptEvent } from '../src/inbox/InboxRecord.ts'
import { createStore } from '../src/createStore.ts'
import type { RelayStore } from '../src/RelayStore.ts'
import {
  acceptedOutcome,
  appliedReading,
  newDelivery,
  newOwner,
  settlementEvent,
  withdrawClaim,
} from './storeFixtures.ts'
import { testDatabase } from './testDatabase.ts'

type Event = Partial<KeptEvent>

const kind = 'registerTransactions'

async function claimSets(store: RelayStore, owner: Owner, references: readonly string[][]): Promise<void> {
  for (const [at, names] of references.entries()) {
    const rows = names.map((reference) => ({ reference, amount: '5' }))
    const claim = withdrawClaim(owner, { id: `set-${at}`, kind, rows, amount: null, destinationHash: null })
    await store.claim({ ...claim, destinationEnd: null })
    await store.record(claim, acceptedOutcome(claim.now))
  }
}

/** Keeps webhooks of an event each, and has them applied one after the other or all at once. */
async function receive(
  store: RelayStore,
  events: readonly Event[],
  how: 'in turn' | 'at once',
): Promise<void> {
  const ids: string[] = []
  for (const at of events.keys())
    ids.push((await store.keepDelivery(newDelivery({ now: 1_700_000_000_500 + at }))).id)
  const works: Promise<unknown>[] = []
  for (const [at, event] of events.entries()) {
    works.push(store.applyEvents(ids[at] ?? '', [settlementEvent({ kind, ...event })], appliedReading))
    if (how === 'in turn') await works.at(-1)
  }
  await Promise.all(works)
}

async function readAll(store: RelayStore, owner: Owner) {
  const operations = await store.listOperations(owner, 50)
  const rows = await Promise.all(operations.map((key) => store.listRows(key, -1, 100)))
  const { events } = await store.listOpen(owner.environment, { limit: 100 })
  const open = events
    .filter(({ customerPartnerId }) => customerPartnerId === owner.id)
    .map(({ why, transactionReference, outcome, reference, candidates }) => ({
      ...{ why, transactionReference, outcome, reference, candidates },
    }))
  return { operations: operations.map(({ owner: _owner, ...rest }) => rest), rows, open }
}

/** A number from 0 up to `below`, the same for a seed each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function inventEvents(customerPartnerId: string, seed: number): Event[] {
  const pick = numbers(seed)
  return Array.from({ length: 40 }, (_, at) => {
    const about = { customerPartnerId, transactionReference: `r${pick(34)}` }
    const said = { outcome: pick(4) === 0 ? ('failed' as const) : ('succeeded' as const), message: `m${at}` }
    const amount = ['5', '5', '5', '5', null, '6'][pick(6)] ?? null
    const named = [`stl-${pick(6)}`, `set-${pick(3)}`, 'WD-set-1'][pick(9)]
    const reference = named ?? (pick(2) === 0 ? `stl-${at}` : null)
    const event = { ...about, ...said, amount, reference }
    // About a whole set now and then.
    return pick(20) === 0 ? { ...event, transactionReference: null, reference: `set-${pick(3)}` } : event
  })
}

/** Expects that forty invented events that come at once end as if each had come after the one before it. */
async function expectEqualEnds(seed: number): Promise<void> {
  // Not sealed: sealing takes the threads of the process, which may end in another order than they began.
  const store = createStore(await testDatabase())
  await store.prepare(0)
  const owners = [newOwner(), newOwner()] as const
  // Some references stand in two sets.
  const names = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `r${from + at}`)
  for (const owner of owners) await claimSets(store, owner, [names(0, 12), names(12, 24), names(22, 32)])
  await receive(store, inventEvents(owners[0].id, seed), 'in turn')
  await receive(store, inventEvents(owners[1].id, seed), 'at once')
  expect(await readAll(store, owners[1])).toEqual(await readAll(store, owners[0]))
}

/** Sets of transactions whose rows are settled by events. */
export const setEvents = { claimSets, receive, expectEqualEnds }
