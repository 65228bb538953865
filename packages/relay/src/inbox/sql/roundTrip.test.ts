import { expect, test } from 'vitest'
import { emptyStore } from '../../../test/emptyStore.ts'
import type { AppliedReading, KeptDelivery, KeptEvent } from '../InboxRecord.ts'
import type { RelayStore } from '../../RelayStore.ts'
import {
  acceptedOutcome,
  newDelivery,
  newOwner,
  nothingDue,
  settlementEvent,
  withdrawClaim,
} from '../../../test/storeFixtures.ts'

const applied: AppliedReading = { isParsed: true, redacted: null, again: false, now: 1_700_000_001_000 }

async function receiveEvents(
  store: RelayStore,
  events: Partial<KeptEvent>[],
  delivery: Partial<KeptDelivery> = {},
): Promise<string> {
  const { id } = await store.keepDelivery(newDelivery(delivery))
  await store.applyEvents(id, events.map(settlementEvent), applied)
  return id
}

test('everything that a claim and its outcome say is kept', async () => {
  const store = await emptyStore()
  const summary = { amount: '5', method: 'bank', recipient: 'Ada', institution: '058' } as const
  const claim = withdrawClaim(newOwner(), {
    kind: 'registerTransactions',
    payloadHash: 'hash of the body',
    summary: { ...summary, destinationEnd: '6789', count: 2 },
    rows: [{ reference: 'r1', amount: '5' }],
  })
  await store.claim(claim)
  const rest = { refusal: 'upstream_timeout', serviceMessage: 'No', result: { ids: ['a', 1] } } as const
  const outcome = { ...acceptedOutcome(claim.now + 5), ...rest }
  await store.record(claim, outcome)
  const { owner, id, kind, reference, now } = claim
  expect(await store.findOperation([owner], id)).toEqual({
    ...{ owner, id, kind, actor: claim.actor, reference, summary: claim.summary, ...rest },
    ...{ answer: outcome.answer, state: 'accepted', payloadHash: 'hash of the body' },
    rows: { total: 1, succeeded: 0, failed: 0 },
    ...{ matched: null, verified: null, conflict: false, confirmedDuplicate: null, approval: null },
    laterEvidence: [],
    ...{ resolution: null, proposal: null, reversedAt: null, ambiguous: null },
    ...{ createdAt: now, acceptedAt: now + 5, settledAt: null, updatedAt: now + 5 },
  })
})

test('a message id is its source’s and its environment’s own, and what came without a signature is told apart', async () => {
  const store = await emptyStore()
  const first = newDelivery({ signed: false })
  const others = [first, { ...first, source: 'other' }, { ...first, environment: 'production' as const }]
  for (const delivery of others) {
    const { id, outcome } = await store.keepDelivery(delivery)
    expect(outcome).toBe('new')
    const waiting = await store.listUnapplied(delivery.environment, delivery.now + 1)
    expect(waiting.find((one) => one.id === id)).toEqual({ id, ...delivery })
  }
  const claim = withdrawClaim(newOwner())
  await store.claim(claim)
  const event = { customerPartnerId: claim.owner.id, reference: claim.id }
  await receiveEvents(store, [event], { signed: false })
  expect((await store.findOperation([claim.owner], claim.id))?.verified).toBe(false)
})

test('what is open, and what waits for a reading, is listed in its own environment alone, oldest first, a page at a time', async () => {
  const store = await emptyStore()
  const environment = 'production'
  for (const now of [20, 30, 10]) await receiveEvents(store, [{ quarantined: true }], { now, environment })
  expect((await store.listOpen('sandbox', { limit: 10 })).events).toEqual([])
  const { events } = await store.listOpen(environment, { limit: 10 })
  expect(events.map(({ receivedAt }) => receivedAt)).toEqual([10, 20, 30])
  const [first, second] = events
  const next = await store.listOpen(environment, { limit: 1, after: first })
  expect(next.events.map(({ id }) => id)).toEqual([second?.id])

  const event = { transactionReference: 'tx_1', needsConfirmation: true } as const
  await receiveEvents(store, [{ ...event, kind: 'registerTransactions' }], { environment })
  const count = async (of: KeptDelivery['environment']) =>
    (await store.listUnconfirmed(of, applied.now, 10)).length
  expect([await count('sandbox'), await count(environment)]).toEqual([0, 1])
})

test('a sweep forgets the bodies of old webhooks, and what waits is counted, each in its own environment', async () => {
  const store = await emptyStore()
  const source = `source of ${crypto.randomUUID()}`
  const before = await store.attention('sandbox')
  for (const environment of ['sandbox', 'production'] as const) {
    await receiveEvents(store, [], { source, environment, now: 10 })
    await receiveEvents(store, [{ quarantined: true }], { source, environment, now: 20 })
  }
  const { unmatched } = (await store.attention('sandbox')).waiting
  expect(unmatched.count).toBe(before.waiting.unmatched.count + 1)
  await store.sweep({ ...nothingDue, deliveriesBefore: 11 })
  const query = { source, since: 0, deliveryId: null, after: null }
  const both = ['sandbox', 'production'] as const
  const left = both.map(async (environment) => store.listReplayable({ ...query, environment }, 10))
  expect((await Promise.all(left)).map(({ length }) => length)).toEqual([1, 2])
})
