import assert from 'node:assert/strict'
import type { InboxPage } from '../../src/ledger/OperationStore.ts'
import { appliedReading } from './appliedReading.ts'
import { settlementEvent } from './settlementEvent.ts'
import { receiveEvents } from './receiveEvents.ts'
import { isReplayable } from './isReplayable.ts'
import { newDelivery } from './newDelivery.ts'
import { newOwner } from './newOwner.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const { now } = appliedReading

/** What is open in the inbox, and what operators do about it. */
export const inboxCases: readonly StoreCase[] = [
  {
    name: 'a webhook that could not be read is open, kept whole, and can be read again',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      const id = await receiveEvents(store, [], { isParsed: false })
      const { deliveries } = await store.listOpen('sandbox', { limit: 10_000 })
      assert.equal(deliveries.find((one) => one.id === id)?.why, 'unparsed')
      assert.equal(await isReplayable(store, id), true)
      const event = settlementEvent({ customerPartnerId: claim.owner.id, reference: claim.id })
      await store.applyEvents(id, [event], { ...appliedReading, again: true })
      assert.equal((await store.findOperation([claim.owner], claim.id))?.state, 'succeeded')
      assert.equal(await isReplayable(store, id), false)
    },
  },
  {
    name: 'reading again leaves what is matched as it is, and spends no settlement event twice',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      const named = { customerPartnerId: claim.owner.id, reference: claim.id }
      const id = await receiveEvents(store, [named, { customerPartnerId: claim.owner.id }])
      const turned = [
        settlementEvent({ customerPartnerId: claim.owner.id }),
        settlementEvent({ ...named, outcome: 'failed' }),
      ]
      await store.applyEvents(id, turned, { ...appliedReading, again: true })
      const operation = await store.findOperation([claim.owner], claim.id)
      assert.deepEqual([operation?.state, operation?.conflict], ['succeeded', false])
      assert.equal((await store.listUnmatched([claim.owner], { limit: 10 })).length, 1)
    },
  },
  {
    name: 'a settlement event that was put aside or names no partner is open to operators alone, and is assigned once',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      await receiveEvents(store, [
        { customerPartnerId: claim.owner.id, message: claim.id, quarantined: true },
      ])
      assert.equal((await store.listUnmatched([claim.owner], { limit: 10 })).length, 0)
      const { events } = await store.listOpen('sandbox', { limit: 10_000 })
      const event = events.find(({ message }) => message === claim.id)
      assert.equal(event?.why, 'quarantined')
      const assignment = {
        owner: claim.owner,
        id: event?.id ?? '',
        operationId: claim.id,
        outcome: null,
        force: false,
        now,
      }
      assert.equal(await store.assignByOperator({ ...assignment, owner: newOwner() }), null)
      assert.equal((await store.assignByOperator(assignment))?.matched, 'assigned')
      assert.equal(await store.assignByOperator(assignment), null)
    },
  },
  {
    name: 'a webhook without a settlement event settles an operation with the outcome that an operator gives, once',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      const id = await receiveEvents(store, [])
      const assignment = { owner: claim.owner, id, operationId: claim.id, outcome: null, force: false, now }
      assert.equal(await store.assignByOperator(assignment), null)
      assert.equal((await store.assignByOperator({ ...assignment, outcome: 'failed' }))?.state, 'failed')
      assert.equal(await store.assignByOperator({ ...assignment, outcome: 'succeeded' }), null)
    },
  },
  {
    name: 'a settlement event that needs a reading settles nothing before it is confirmed, and then counts as verified',
    async run(store) {
      const claim = withdrawClaim(newOwner(), {
        kind: 'reconcileRepayments',
        rows: [{ reference: 'loan_1', amount: null }],
      })
      await store.claim(claim)
      const about = { customerPartnerId: claim.owner.id, transactionReference: 'loan_1' }
      await receiveEvents(store, [{ ...about, kind: 'reconcileRepayments', needsConfirmation: true }])
      const find = async (moment: number) =>
        (await store.listUnconfirmed('sandbox', moment, 1_000)).find(
          ({ customerPartnerId }) => customerPartnerId === claim.owner.id,
        )
      const event = await find(now)
      assert.equal((await store.findOperation([claim.owner], claim.id))?.state, 'submitting')
      assert.ok(event)
      await store.postponeEvent(event, now + 1_000)
      // Another instance that has read the same list puts it off no further.
      await store.postponeEvent(event, now + 9_000)
      assert.equal(await find(now), undefined)
      assert.equal((await find(now + 1_000))?.tries, 1)
      await store.confirmEvent(event.id, now)
      await store.confirmEvent(event.id, now)
      const operation = await store.findOperation([claim.owner], claim.id)
      assert.deepEqual([operation?.state, operation?.verified], ['succeeded', true])
      const rows = await store.listRows(claim, -1, 10)
      assert.deepEqual(
        rows.map(({ position, reference, state }) => [position, reference, state]),
        [[0, 'loan_1', 'succeeded']],
      )
    },
  },
  {
    name: 'a body is blanked at once when all that it says is matched, and listed for it when that happens later',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      const id = await receiveEvents(store, [{ customerPartnerId: claim.owner.id, reference: claim.id }])
      const isListed = async (): Promise<boolean> =>
        (await store.listBlankable({ environment: 'sandbox', openBefore: -1 }, 1_000)).some(
          (one) => one.id === id,
        )
      assert.deepEqual([await isReplayable(store, id), await isListed()], [true, false])
      await store.claim(claim)
      const nothing = { answer: null, refusal: null, serviceMessage: null, result: null }
      await store.record(claim, { ...nothing, state: 'unknown', now })
      assert.equal(await isListed(), true)
      await store.blankBody(id, '[blank]')
      assert.deepEqual([await isReplayable(store, id), await isListed()], [false, false])
    },
  },
  {
    name: 'a webhook that an earlier version has kept with a plain hash is a repeat, with an id of its own and without, and has the keyed hash from then on',
    async run(store) {
      const [plain, keyed] = [`plain ${crypto.randomUUID()}`, `keyed ${crypto.randomUUID()}`]
      for (const messageId of [null, `msg_${plain}`]) {
        const before = newDelivery({ messageId: messageId ?? plain, bodyHash: plain })
        const { id } = await store.keepDelivery(before)
        const again = { ...before, messageId: messageId ?? keyed, bodyHash: keyed, hashBefore: plain }
        assert.deepEqual(await store.keepDelivery(again), { id, outcome: 'repeated' })
        const { hashBefore: _left, ...withoutPlain } = again
        assert.deepEqual(await store.keepDelivery(withoutPlain), { id, outcome: 'repeated' })
        const other = { ...again, bodyHash: 'another', hashBefore: 'another plain one', body: '[]' }
        if (messageId !== null) assert.equal((await store.keepDelivery(other)).outcome, 'altered')
      }
    },
  },
  {
    name: 'what is due to be blanked is listed a page at a time, oldest first',
    async run(store) {
      const ids: string[] = []
      for (const at of [3, 1, 2]) {
        const { id } = await store.keepDelivery(newDelivery({ now: at }))
        await store.applyEvents(id, [], { isParsed: true, redacted: null, again: false, now: at })
        ids[at - 1] = id
      }
      const pages: string[] = []
      const list = async (after?: InboxPage['after']) =>
        store.listBlankable({ environment: 'sandbox', openBefore: 3, after }, 1)
      for (let [last] = await list(); last; [last] = await list(last))
        if (ids.includes(last.id)) pages.push(last.id)
      assert.deepEqual(pages, ids)
    },
  },
  {
    name: 'what waits for a person is counted with the age of the oldest: events, and webhooks that could not be read or came altered',
    async run(store) {
      const count = async (): Promise<number[]> => {
        const { unmatched, unparsed } = (await store.attention('sandbox')).waiting
        return [unmatched.count, unparsed.count]
      }
      const [unmatched = 0, unparsed = 0] = await count()
      const about = { customerPartnerId: newOwner().id, transactionReference: 'loan_1' }
      await receiveEvents(store, [about])
      await receiveEvents(store, [{ ...about, quarantined: true }])
      await receiveEvents(store, [], { isParsed: false })
      const delivery = newDelivery({ now: 1 })
      await store.keepDelivery(delivery)
      await store.keepDelivery({ ...delivery, bodyHash: 'another', body: '[]' })
      assert.deepEqual(await count(), [unmatched + 2, unparsed + 2])
      // What waits to be confirmed belongs to no partner yet, and a webhook without a settlement event is most often a state on the way.
      await receiveEvents(store, [{ ...about, kind: 'reconcileRepayments', needsConfirmation: true }])
      await receiveEvents(store, [])
      assert.deepEqual(await count(), [unmatched + 2, unparsed + 2])
      assert.equal((await store.attention('sandbox')).waiting.unparsed.oldestAt, 1)
      const event = (await store.listUnconfirmed('sandbox', now, 1_000)).find(
        ({ customerPartnerId }) => customerPartnerId === about.customerPartnerId,
      )
      assert.ok(event)
      await store.postponeEvent(event, null)
      assert.deepEqual(await count(), [unmatched + 3, unparsed + 2])
    },
  },
  {
    name: 'of two people who settle one settlement event at once one does',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      await receiveEvents(store, [{ customerPartnerId: claim.owner.id, reference: 'nothing-like-it' }])
      const [event] = await store.listUnmatched([claim.owner], { limit: 10 })
      const assignment = { id: event?.id ?? '', operationId: claim.id, force: false, now }
      const settled = await Promise.all([
        store.assignEvent({ ...assignment, owners: [claim.owner] }),
        store.assignByOperator({ ...assignment, owner: claim.owner, outcome: null }),
      ])
      assert.equal(settled.filter((operation) => operation !== null).length, 1)
    },
  },
  {
    name: 'a settlement event is tied by hand only to what it fits, unless that is meant, and never to another kind of write',
    async run(store) {
      const owner = newOwner()
      const claim = withdrawClaim(owner, { amount: '10', destinationEnd: '6789' })
      const set = withdrawClaim(owner, {
        kind: 'reconcileRepayments',
        rows: [{ reference: 'loan_1', amount: '10' }],
      })
      for (const each of [claim, set]) await store.claim(each)
      await receiveEvents(store, [
        { customerPartnerId: owner.id, reference: 'x', amount: '11' },
        { customerPartnerId: owner.id, reference: 'y', destinationEnd: '0000' },
        { customerPartnerId: 'somebody else', reference: 'z' },
      ])
      const open = (await store.listOpen('sandbox', { limit: 10_000 })).events.filter(
        ({ receivedAt }) => receivedAt > 0,
      )
      const events = ['x', 'y', 'z'].map(
        (reference) => open.find((event) => event.reference === reference)?.id ?? '',
      )
      const assign = (id: string, operationId: string, force: boolean) =>
        store.assignByOperator({ owner, id, operationId, outcome: null, force, now })
      for (const id of events) {
        await assert.rejects(assign(id, claim.id, false), { name: 'AssignmentConflictError' })
        await assert.rejects(assign(id, set.id, true), { name: 'AssignmentConflictError' })
      }
      assert.equal((await store.findOperation([owner], claim.id))?.state, 'submitting')
      assert.equal((await assign(events[0] ?? '', claim.id, true))?.matched, 'assigned')
    },
  },
]
