import assert from 'node:assert/strict'
import type { Claim } from '../../src/ledger/OperationStore.ts'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { forgetting } from './forgetting.ts'
import { newDelivery } from './newDelivery.ts'
import { newOwner } from './newOwner.ts'
import { receiveEvents } from './receiveEvents.ts'
import type { StoreCase } from './StoreCase.ts'

const { start, later, due, refused, evidence, claimed, settled, erase, isThere } = forgetting

/** Forgetting for good by age, and what is never forgotten. */
export const retentionCases: readonly StoreCase[] = [
  {
    name: 'a pruned operation leaves its key known, and is never new again',
    async run(store) {
      const claim = await settled(store)
      await store.prune(due)
      assert.equal(await isThere(store, claim), false)
      const tombstone = {
        ...{ owner: claim.owner, id: claim.id, kind: 'withdraw', state: 'succeeded', why: 'retention' },
        ...{ createdAt: start, forgottenAt: later },
      }
      assert.deepEqual(await store.findTombstone([claim.owner], claim.id), tombstone)
      const other = { ...claim, payloadHash: 'another body', kind: 'requestDrawdown', now: later } as const
      for (const repeated of [claim, other])
        assert.deepEqual(await store.claim(repeated), { type: 'forgotten', tombstone })
      assert.deepEqual(await store.findTombstoneOwners('sandbox', claim.id), [claim.owner])
      assert.equal(await isThere(store, claim), false)
    },
  },
  {
    name: 'the key of a forgotten operation is another key under another owner',
    async run(store) {
      const claim = await settled(store)
      await store.prune(due)
      const others = [newOwner(), { ...claim.owner, environment: 'production' as const }]
      for (const owner of others) {
        assert.equal(await store.findTombstone([owner], claim.id), null)
        assert.equal((await store.claim({ ...claim, owner })).type, 'claimed')
      }
    },
  },
  {
    name: 'an operation that awaits something or is in doubt is neither pruned nor erased, however old it is',
    async run(store) {
      const approval = { askedByName: null, expiresAt: later + 1, request: { path: '/', body: '{}' } }
      const waiting = await claimed(store, { approval })
      const submitting = await claimed(store)
      const accepted = await claimed(store)
      await store.record(accepted, acceptedOutcome(start))
      const unknown = await claimed(store)
      await store.record(unknown, { ...refused, state: 'unknown', now: start })
      const conflicting = await claimed(store)
      await store.record(conflicting, { ...refused, now: start })
      const { owner, id } = conflicting
      await receiveEvents(store, [{ customerPartnerId: owner.id, reference: id }])
      const proposed = await settled(store)
      const said = { outcome: 'reversed', evidence } as const
      await store.resolve({ key: proposed, said, by: 'olu', fourEyes: true, now: start })
      const alike = { amount: '77', destinationHash: 'hash of both' }
      const one = await claimed(store, alike)
      const two = await claimed(store, { ...alike, owner: one.owner })
      for (const each of [one, two]) await store.record(each, acceptedOutcome(start))
      await receiveEvents(store, [{ ...alike, customerPartnerId: one.owner.id, outcome: 'failed' }])
      const late = await settled(store, { leaseUntil: later + 1 })

      const open = [waiting, submitting, accepted, unknown, conflicting, proposed, one, two, late]
      const reasons = [
        ...['awaitingApproval', 'inFlight', 'awaitingOutcome', 'outcomeUnknown', 'conflict', 'proposal'],
        ...['ambiguous', 'ambiguous', 'inFlight'],
      ]
      await store.prune(due)
      for (const [at, claim] of open.entries()) {
        await erase(store, claim)
        const kept = await store.listKept(claim.owner, { now: later })
        const why = kept.find(({ id: kept }) => kept === claim.id)
        assert.deepEqual(why, { what: 'operation', id: claim.id, why: reasons[at] })
        assert.notEqual(await store.findOperation([claim.owner], claim.id), null)
        assert.equal(await store.findTombstone([claim.owner], claim.id), null)
      }
    },
  },
  {
    name: 'what changed lately is not due, nor what is of another environment',
    async run(store) {
      const claim = await settled(store)
      const elsewhere = await claimed(store, { owner: newOwner('production') })
      await store.record(elsewhere, { ...refused, now: start })
      const early = { operationsBefore: start, webhooksBefore: start }
      await store.prune({ ...due, ...early })
      assert.equal(await isThere(store, claim), true)
      await store.prune({ ...due, operationsBefore: null, webhooksBefore: null })
      assert.equal(await isThere(store, claim), true)
      await store.prune(due)
      assert.deepEqual([await isThere(store, claim), await isThere(store, elsewhere)], [false, true])
      await erase(store, elsewhere, { changedBefore: start })
      assert.deepEqual(
        (await store.listKept(elsewhere.owner, { now: later })).map(({ id, why }) => [id, why]),
        [[elsewhere.id, 'recent']],
      )
    },
  },
  {
    name: 'the rows of a set and its resolutions go with it, and not before',
    async run(store) {
      const rows = [{ reference: 'r1', amount: '1' }]
      const claim = await claimed(store, { kind: 'registerTransactions', rows })
      await store.record(claim, { ...refused, state: 'unknown', now: start })
      await store.prune(due)
      assert.equal((await store.listRows(claim, -1, 10)).length, 1)
      const said = { outcome: 'succeeded', evidence } as const
      await store.resolve({ key: claim, said, by: 'olu', fourEyes: false, now: start })
      assert.equal((await store.listResolutions(claim)).length, 1)
      await store.prune(due)
      assert.deepEqual([await store.listRows(claim, -1, 10), await store.listResolutions(claim)], [[], []])
    },
  },
  {
    name: 'an accepted operation of a kind that no event settles has ended',
    async run(store) {
      const claim = await claimed(store, { kind: 'registerCustomer', amount: null })
      await store.record(claim, acceptedOutcome(start))
      await store.prune(due)
      assert.equal((await store.findTombstone([claim.owner], claim.id))?.state, 'accepted')
    },
  },
  {
    name: 'an event that names a forgotten operation settles no other one, whichever reference it tells',
    async run(store) {
      const first = await settled(store)
      await store.prune(due)
      const second = await claimed(store, { owner: first.owner, now: later, leaseUntil: later + 1 })
      await store.record(second, acceptedOutcome(later))
      const facts = { customerPartnerId: first.owner.id, amount: '100', destinationHash: 'hash-of-account' }
      for (const reference of [first.id, first.reference, `service ${first.id}`]) {
        const { id } = await store.keepDelivery(newDelivery({ now: later + 1 }))
        const reading = { isParsed: true, redacted: null, again: false, now: later + 2 }
        const event = {
          ...facts,
          kind: 'withdraw',
          outcome: 'failed',
          destinationEnd: null,
          message: null,
        } as const
        const rest = { transactionReference: null, quarantined: false, needsConfirmation: false }
        await store.applyEvents(id, [{ ...event, ...rest, reference }], reading)
        assert.equal((await store.findOperation([second.owner], second.id))?.state, 'accepted')
      }
      assert.equal((await store.listUnmatched([first.owner], { limit: 10 })).length, 3)
      // Nor later, when something becomes known of that one.
      await store.record(second, { ...acceptedOutcome(later + 3), answer: null })
      assert.equal((await store.findOperation([second.owner], second.id))?.state, 'accepted')
    },
  },
  {
    name: 'a pruned webhook that is repeated is known, and one in which something is open stays',
    async run(store) {
      const claim = await claimed(store)
      const delivery = newDelivery()
      const { id } = await store.keepDelivery(delivery)
      const event = { customerPartnerId: claim.owner.id, reference: claim.id, transactionReference: null }
      const reading = { isParsed: true, redacted: '[blank]', again: false, now: start + 1_000 }
      const facts = { amount: null, destinationHash: null, destinationEnd: null, message: null }
      const rest = {
        kind: 'withdraw',
        outcome: 'succeeded',
        quarantined: false,
        needsConfirmation: false,
      } as const
      await store.applyEvents(id, [{ ...event, ...facts, ...rest }], reading)
      const open = await receiveEvents(store, [
        { customerPartnerId: claim.owner.id, message: 'about nothing' },
      ])
      const pruned = await store.prune({ ...due, operationsBefore: null })
      assert.ok(pruned.webhooks >= 1 && pruned.operations === 0)
      assert.deepEqual(await store.keepDelivery(delivery), { id, outcome: 'repeated' })
      const altered = { ...delivery, bodyHash: 'other bytes', now: later }
      assert.equal((await store.keepDelivery(altered)).outcome, 'altered')
      const replay = { environment: 'sandbox', source: null, since: 0, after: null } as const
      assert.deepEqual(await store.listReplayable({ ...replay, deliveryId: id }, 10), [])
      assert.equal((await store.listReplayable({ ...replay, deliveryId: open }, 10)).length, 1)
      assert.equal((await store.listUnmatched([claim.owner], { limit: 10 })).length, 1)
      assert.equal((await store.findOperation([claim.owner], claim.id))?.state, 'succeeded')
    },
  },
  {
    name: 'the webhook of an operation that is in doubt again is not pruned before it',
    async run(store) {
      // What the cases before have left is no longer due.
      await store.prune(due)
      const claim = await claimed(store)
      const event = { customerPartnerId: claim.owner.id, reference: claim.id }
      for (const outcome of ['succeeded', 'failed'] as const)
        await receiveEvents(store, [{ ...event, outcome }])
      assert.equal((await store.findOperation([claim.owner], claim.id))?.conflict, true)
      assert.equal((await store.prune(due)).webhooks, 0)
      const said = { outcome: 'succeeded', evidence } as const
      await erase(store, claim)
      assert.deepEqual(
        (await store.listKept(claim.owner, { now: later })).map(({ why }) => why),
        ['conflict'],
      )
      await store.resolve({ key: claim, said, by: 'olu', fourEyes: false, now: start })
      assert.equal((await store.prune(due)).webhooks, 2)
      assert.equal(await isThere(store, claim), false)
    },
  },
  {
    name: 'claims, settlements and sweeps that prune at once lose nothing and let no key through twice',
    async run(store) {
      const claims: Claim[] = []
      for (let at = 0; at < 8; at += 1) claims.push(await settled(store))
      const results = await Promise.all([
        ...claims.map((claim) => store.claim(claim)),
        ...[1, 2, 3].map(() => store.prune(due)),
        ...claims.map((claim) => store.claim(claim)),
      ])
      const types = results.flatMap((result) => ('type' in result ? [result.type] : []))
      assert.ok(types.every((type) => type === 'known' || type === 'forgotten'))
      await store.prune(due)
      for (const claim of claims) assert.equal((await store.claim(claim)).type, 'forgotten')
    },
  },
]
