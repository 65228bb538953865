import assert from 'node:assert/strict'
import type { CallOutcome } from '../../src/ledger/OperationStore.ts'
import type { Transition } from '../../src/observability/Measurement.ts'
import type { Owner } from '../../src/database/Owner.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { newOwner } from './newOwner.ts'
import { nothingDue } from './nothingDue.ts'
import { receiveEvents } from './receiveEvents.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const nothing = { answer: null, refusal: null, serviceMessage: null, result: null }

async function take(store: RelayStore, environment: Owner['environment'] = 'sandbox'): Promise<Transition[]> {
  const taken: Transition[] = []
  for (;;) {
    const page = await store.takeTransitions(environment, 50)
    taken.push(...page)
    if (page.length < 50) return taken
  }
}

/** Sends a withdrawal, and returns the claim. */
async function send(
  store: RelayStore,
  changes: Partial<CallOutcome> = {},
  claiming: Parameters<typeof withdrawClaim>[1] = {},
): Promise<ReturnType<typeof withdrawClaim>> {
  const claim = withdrawClaim(newOwner(), claiming)
  await store.claim(claim)
  await store.record(claim, { ...acceptedOutcome(claim.now), ...changes })
  return claim
}

/** What outcomes are counted by. */
export const transitionCases: readonly StoreCase[] = [
  {
    name: 'an outcome is told once, however many ask and however often its event comes or is read again, with what ties it and how long it took',
    async run(store) {
      await take(store)
      const claim = await send(store)
      const about = { customerPartnerId: claim.owner.id, reference: claim.id }
      const now = claim.now + 90_000
      const id = await receiveEvents(store, [about], { now })
      await receiveEvents(store, [about], { now })
      await store.applyEvents(id, [], { isParsed: true, redacted: null, again: true, now })
      const asked = await Promise.all(Array.from({ length: 5 }, () => store.takeTransitions('sandbox', 50)))
      assert.deepEqual(asked.flat(), [
        { kind: 'withdraw', from: 'accepted', state: 'succeeded', matched: 'reference', waited: 90_000 },
      ])
      assert.deepEqual(await take(store), [])
    },
  },
  {
    name: 'a webhook is read once, unless it is to be read again',
    async run(store) {
      const { id } = await store.keepDelivery({
        environment: 'sandbox',
        source: 'service',
        messageId: crypto.randomUUID(),
        bodyHash: crypto.randomUUID(),
        body: '{}',
        signed: true,
        now: 1,
      })
      const reading = { isParsed: true, redacted: null, now: 1 }
      assert.equal(await store.applyEvents(id, [], { ...reading, again: false }), true)
      assert.equal(await store.applyEvents(id, [], { ...reading, again: false }), false)
      assert.equal(await store.applyEvents(id, [], { ...reading, again: true }), true)
    },
  },
  {
    name: 'the traces in which the operations of a webhook were sent are found, and only those',
    async run(store) {
      const owner = newOwner()
      const traceParent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`
      const claims = [withdrawClaim(owner, { traceParent }), withdrawClaim(owner, { amount: '7' })]
      for (const claim of claims) await store.claim(claim)
      const ids: string[] = []
      for (const { id } of claims)
        ids.push(await receiveEvents(store, [{ customerPartnerId: owner.id, reference: id }]))
      ids.push(await receiveEvents(store, [{ customerPartnerId: owner.id, reference: 'nothing here' }]))
      const found = await Promise.all(ids.map((id) => store.listTraceParents(id)))
      assert.deepEqual(found, [[traceParent], [], []])
    },
  },
  {
    name: 'what became unknown, stale, refused, reversed or ambiguous is told, and what it came from',
    async run(store) {
      await take(store)
      const unknown = await send(store, { ...nothing, state: 'unknown' })
      await receiveEvents(store, [{ customerPartnerId: unknown.owner.id, reference: unknown.id }], {
        now: unknown.now + 5_000,
      })
      await send(store, { state: 'rejected' })
      const stale = await send(store)
      await store.sweep({ ...nothingDue, now: stale.now, staleBefore: stale.now + 1 })
      const told = (await take(store)).map(({ from, state, matched }) => `${from} ${state} ${matched}`)
      assert.deepEqual(told.toSorted(), [
        'accepted stale null',
        'submitting rejected null',
        'submitting unknown null',
        'unknown succeeded reference',
      ])
      const about = { customerPartnerId: stale.owner.id, reference: stale.id }
      await receiveEvents(store, [about])
      await receiveEvents(store, [{ ...about, outcome: 'reversed' }])
      const later = (await take(store)).map(({ from, state }) => `${from} ${state}`)
      assert.deepEqual(later.toSorted(), ['stale succeeded', 'succeeded reversed'])
    },
  },
  {
    name: 'of two equal operations and one event without a reference both are told as ambiguous, once; what decides between them is told as the outcome',
    async run(store) {
      await take(store)
      const first = await send(store)
      const second = withdrawClaim(first.owner)
      await store.claim(second)
      await store.record(second, acceptedOutcome(second.now))
      const facts = { customerPartnerId: first.owner.id, amount: '100', destinationHash: 'hash-of-account' }
      const now = first.now + 1_000
      const id = await receiveEvents(store, [facts], { now })
      await store.applyEvents(id, [], { isParsed: false, redacted: null, again: false, now })
      assert.deepEqual(
        (await take(store)).map(({ from, state, matched }) => [from, state, matched]),
        [
          ['accepted', 'ambiguous', null],
          ['accepted', 'ambiguous', null],
        ],
      )
      const { ambiguous } = (await store.attention('sandbox')).waiting
      assert.ok(ambiguous.count > 0 && ambiguous.oldestAt !== null)
      await receiveEvents(store, [{ customerPartnerId: first.owner.id, reference: second.id }], { now })
      const told = (await take(store)).map(({ state, matched }) => `${state} ${matched}`)
      assert.ok(told.includes('succeeded reference'))
    },
  },
  {
    name: 'each environment has its own outcomes, and those that are not taken are forgotten in time',
    async run(store) {
      await take(store, 'production')
      const claim = withdrawClaim(newOwner('production'))
      await store.claim(claim)
      await store.record(claim, { ...nothing, state: 'unknown', now: claim.now })
      assert.deepEqual(
        (await take(store)).filter(({ from }) => from === 'submitting'),
        [],
      )
      const due = { ...nothingDue, environment: 'production' } as const
      await store.sweep({ ...due, changeEventsBefore: claim.now })
      assert.equal((await take(store, 'production')).length, 1)
      const other = withdrawClaim(newOwner('production'))
      await store.claim(other)
      await store.record(other, { ...nothing, state: 'unknown', now: other.now })
      await store.sweep({ ...due, changeEventsBefore: other.now + 1 })
      assert.deepEqual(await take(store, 'production'), [])
    },
  },
  {
    name: 'an operation that waits for a second person is counted as one that waits for approval',
    async run(store) {
      const before = (await store.attention('sandbox')).waiting.approvals
      const claim = withdrawClaim(newOwner(), {
        approval: {
          askedByName: null,
          expiresAt: Number.MAX_SAFE_INTEGER,
          request: { path: '/', body: '{}' },
        },
      })
      assert.equal((await store.claim(claim)).type, 'awaitingApproval')
      const { approvals } = (await store.attention('sandbox')).waiting
      assert.equal(approvals.count, before.count + 1)
      assert.ok(approvals.oldestAt !== null && approvals.oldestAt <= claim.now)
      await take(store)
      const key = { owner: claim.owner, id: claim.id }
      const refused = { says: 'refused', reason: null, by: 'another', byName: null, now: claim.now } as const
      assert.equal((await store.decideApproval({ key, ...refused })).type, 'refused')
      // The service was not asked, so that this is no outcome of a call.
      assert.deepEqual(await take(store), [])
    },
  },
]
