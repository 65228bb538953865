import assert from 'node:assert/strict'
import type { AppliedReading, KeptDelivery, KeptEvent, ReplayQuery } from '../../src/inbox/InboxStore.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { settlementEvent } from './settlementEvent.ts'
import { newDelivery } from './newDelivery.ts'
import { newOwner } from './newOwner.ts'
import { nothingDue } from './nothingDue.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

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

/** That what is given to a store comes back whole, in order, and no more of it than was asked for. */
export const roundTripCases: readonly StoreCase[] = [
  {
    name: 'everything that a claim and its outcome say is kept',
    async run(store) {
      const summary = { amount: '5', method: 'bank', recipient: 'Ada', institution: '058' } as const
      const claim = withdrawClaim(newOwner(), {
        kind: 'registerTransactions',
        summary: { ...summary, destinationEnd: '6789', count: 2 },
        rows: [{ reference: 'r1', amount: '5' }],
      })
      await store.claim(claim)
      const rest = { refusal: 'upstream_timeout', serviceMessage: 'No', result: { ids: ['a', 1] } } as const
      const outcome = { ...acceptedOutcome(claim.now + 5), ...rest, payloadHash: 'hash of the body' }
      await store.record(claim, outcome)
      const { owner, id, kind, reference, now } = claim
      assert.deepEqual(await store.findOperation([owner], id), {
        ...{ owner, id, kind, actor: claim.actor, reference, summary: claim.summary, ...rest },
        answer: outcome.answer,
        ...{
          state: 'accepted',
          payloadHash: 'hash of the body',
          rows: { total: 1, succeeded: 0, failed: 0 },
        },
        ...{
          matched: null,
          verified: null,
          conflict: false,
          confirmedDuplicate: null,
          approval: null,
          laterEvidence: [],
        },
        ...{ resolution: null, proposal: null, reversedAt: null, ambiguous: null },
        ...{ createdAt: now, acceptedAt: now + 5, settledAt: null, updatedAt: now + 5 },
      })
      const hashed = withdrawClaim(newOwner(), { payloadHash: 'known at once' })
      const claimed = await store.claim(hashed)
      assert.ok(claimed.type === 'claimed')
      assert.equal(claimed.operation.payloadHash, 'known at once')
    },
  },
  {
    name: 'the rows of a set are listed in the order in which they were sent, a page at a time',
    async run(store) {
      const rows = ['r3', 'r1', 'r2'].map((reference) => ({ reference, amount: null }))
      const claim = withdrawClaim(newOwner(), { kind: 'reconcileRepayments', rows })
      await store.claim(claim)
      const list = async (after: number): Promise<[number, string][]> =>
        (await store.listRows(claim, after, 2)).map(({ position, reference }) => [position, reference])
      assert.deepEqual(await list(-1), [
        [0, 'r3'],
        [1, 'r1'],
      ])
      assert.deepEqual(await list(1), [[2, 'r2']])
    },
  },
  {
    name: 'a message id is its source’s and its environment’s own, and what came without a signature is told apart',
    async run(store) {
      const first = newDelivery({ signed: false })
      const others = [first, { ...first, source: 'other' }, { ...first, environment: 'production' as const }]
      for (const delivery of others) {
        const { id, outcome } = await store.keepDelivery(delivery)
        assert.equal(outcome, 'new')
        const waiting = await store.listUnapplied(delivery.environment, delivery.now + 1)
        assert.deepEqual(
          waiting.find((one) => one.id === id),
          { id, ...delivery },
        )
      }
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      const event = { customerPartnerId: claim.owner.id, reference: claim.id }
      await receiveEvents(store, [event], { signed: false })
      assert.equal((await store.findOperation([claim.owner], claim.id))?.verified, false)
    },
  },
  {
    name: 'a webhook that was read is not read a second time, unless it is asked for',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      const id = await receiveEvents(store, [])
      const event = settlementEvent({ customerPartnerId: claim.owner.id, reference: claim.id })
      await store.applyEvents(id, [event], applied)
      assert.equal((await store.findOperation([claim.owner], claim.id))?.state, 'submitting')
      await store.applyEvents(id, [event], { ...applied, again: true })
      assert.equal((await store.findOperation([claim.owner], claim.id))?.state, 'succeeded')
    },
  },
  {
    name: 'a body of which all is matched when it is read is blanked with that reading',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      const { id } = await store.keepDelivery(newDelivery())
      const event = settlementEvent({ customerPartnerId: claim.owner.id, reference: claim.id })
      await store.applyEvents(id, [event], { ...applied, redacted: '[blank]' })
      const listed = await store.listBlankable({ environment: 'sandbox', openBefore: -1 }, 10_000)
      assert.equal(
        listed.some((one) => one.id === id),
        false,
      )
    },
  },
  {
    name: 'webhooks that wait and events without an operation are listed oldest first, events a page at a time',
    async run(store) {
      const owner = newOwner()
      const source = `source of ${owner.id}`
      for (const now of [20, 10, 30]) await store.keepDelivery(newDelivery({ source, now }))
      const waiting = (await store.listUnapplied('sandbox', 31)).filter((one) => one.source === source)
      assert.deepEqual(
        waiting.map(({ now }) => now),
        [10, 20, 30],
      )
      for (const now of [20, 10, 30]) await receiveEvents(store, [{ customerPartnerId: owner.id }], { now })
      const page = await store.listUnmatched([owner], { limit: 2 })
      const rest = await store.listUnmatched([owner], { limit: 2, after: page[1] })
      assert.deepEqual(
        [page, rest].map((events) => events.map(({ receivedAt }) => receivedAt)),
        [[10, 20], [30]],
      )
    },
  },
  {
    name: 'what is open is listed in its own environment alone, oldest first, a page at a time',
    async run(store) {
      const message = crypto.randomUUID()
      for (const now of [20, 30, 10])
        await receiveEvents(store, [{ message, quarantined: true }], { now, environment: 'production' })
      const isOurs = (event: { message: string | null }): boolean => event.message === message
      assert.equal((await store.listOpen('sandbox', { limit: 10_000 })).events.some(isOurs), false)
      const { events } = await store.listOpen('production', { limit: 10_000 })
      assert.deepEqual(
        events.filter(isOurs).map(({ receivedAt }) => receivedAt),
        [10, 20, 30],
      )
      const [first, second] = events
      const next = await store.listOpen('production', { limit: 1, after: first })
      assert.deepEqual(
        next.events.map(({ id }) => id),
        [second?.id],
      )
    },
  },
  {
    name: 'a settlement event that waits for a reading is listed in its own environment alone',
    async run(store) {
      const { id: customerPartnerId } = newOwner()
      const event = { customerPartnerId, transactionReference: 'tx_1', needsConfirmation: true } as const
      await receiveEvents(store, [{ ...event, kind: 'registerTransactions' }], { environment: 'production' })
      const list = async (environment: KeptDelivery['environment']): Promise<(string | null)[]> =>
        (await store.listUnconfirmed(environment, applied.now, 10_000)).map((one) => one.customerPartnerId)
      assert.equal((await list('sandbox')).includes(customerPartnerId), false)
      assert.equal((await list('production')).includes(customerPartnerId), true)
    },
  },
  {
    name: 'webhooks are read again by source, from a moment on, and page by page',
    async run(store) {
      const source = `source of ${crypto.randomUUID()}`
      const ids: string[] = []
      for (const now of [10, 20, 20, 30]) ids.push(await receiveEvents(store, [], { source, now }))
      await receiveEvents(store, [], { now: 30 })
      const all: ReplayQuery = { environment: 'sandbox', source, since: 0, deliveryId: null, after: null }
      const list = async (changes: Partial<ReplayQuery>, limit = 10): Promise<string[]> =>
        (await store.listReplayable({ ...all, ...changes }, limit)).map(({ id }) => id)
      const inOrder = await list({})
      assert.deepEqual(new Set(inOrder), new Set(ids))
      assert.deepEqual([inOrder[0], inOrder[3]], [ids[0], ids[3]])
      assert.deepEqual(await list({ since: 21 }), inOrder.slice(3))
      assert.deepEqual(await list({}, 2), inOrder.slice(0, 2))
      assert.deepEqual(await list({ after: { receivedAt: 20, id: inOrder[1] ?? '' } }), inOrder.slice(2))
      assert.deepEqual(await list({ deliveryId: ids[3] ?? '' }), [ids[3]])
      assert.deepEqual(await list({ environment: 'production' }), [])
    },
  },
  {
    name: 'a sweep forgets the bodies of old webhooks, and what waits is counted, each in its own environment',
    async run(store) {
      const source = `source of ${crypto.randomUUID()}`
      const before = await store.attention('sandbox')
      for (const environment of ['sandbox', 'production'] as const) {
        await receiveEvents(store, [], { source, environment, now: 10 })
        await receiveEvents(store, [{ quarantined: true }], { source, environment, now: 20 })
      }
      const { unmatched } = (await store.attention('sandbox')).waiting
      assert.equal(unmatched.count, before.waiting.unmatched.count + 1)
      await store.sweep({ ...nothingDue, deliveriesBefore: 11 })
      const query = { source, since: 0, deliveryId: null, after: null }
      const both = ['sandbox', 'production'] as const
      const left = both.map(async (environment) => store.listReplayable({ ...query, environment }, 10))
      assert.deepEqual(
        (await Promise.all(left)).map(({ length }) => length),
        [1, 2],
      )
    },
  },
  {
    name: 'a settlement event that tells another amount than the operation is tied to it only by who means it so',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      await receiveEvents(store, [{ customerPartnerId: claim.owner.id, amount: '7' }])
      const [event] = await store.listUnmatched([claim.owner], { limit: 10 })
      const tied = { owners: [claim.owner], id: event?.id ?? '', operationId: claim.id, now: applied.now }
      await assert.rejects(store.assignEvent({ ...tied, force: false }), { name: 'AssignmentConflictError' })
      assert.equal((await store.findOperation([claim.owner], claim.id))?.state, 'submitting')
      assert.equal((await store.assignEvent({ ...tied, force: true }))?.state, 'succeeded')
    },
  },
  {
    name: 'a listener that has stopped is told no more, while others are',
    async run(store) {
      const owner = newOwner()
      let isTold = (): void => undefined
      const told = new Promise<void>((resolve) => {
        isTold = resolve
      })
      let hasClaimed = false
      let heardAfterwards = 0
      const stopFirst = await store.onChangeEvent(() => {
        if (hasClaimed) heardAfterwards += 1
      })
      const stop = await store.onChangeEvent(() => (hasClaimed ? isTold() : undefined))
      await stopFirst()
      hasClaimed = true
      await store.claim(withdrawClaim(owner))
      await told
      await stop()
      assert.equal(heardAfterwards, 0)
    },
  },
  {
    name: 'the clock of the store is a moment, where it has one of its own',
    async run(store) {
      const moment = await store.readClock()
      if (moment === null) return
      assert.ok(Number.isFinite(moment) && ((await store.readClock()) ?? 0) >= moment)
    },
  },
]
