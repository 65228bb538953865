import assert from 'node:assert/strict'
import { appliedReading } from './appliedReading.ts'
import { settlementEvent } from './settlementEvent.ts'
import { receiveEvents } from './receiveEvents.ts'
import { isReplayable } from './isReplayable.ts'
import { newOwner } from './newOwner.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const { now } = appliedReading

/** What an operator closes in the inbox, and what is no person's to begin with. */
export const dismissalCases: readonly StoreCase[] = [
  {
    name: 'webhooks without a settlement event are listed on their own, and fill no page of what waits for a person',
    async run(store) {
      const id = await receiveEvents(store, [])
      const isListed = async (why?: 'unread'): Promise<boolean> =>
        (await store.listOpen('sandbox', { limit: 10_000, why })).deliveries.some((one) => one.id === id)
      assert.deepEqual([await isListed(), await isListed('unread')], [false, true])
      const { events, deliveries } = await store.listOpen('sandbox', { limit: 10_000, why: 'unread' })
      assert.deepEqual([events, new Set(deliveries.map(({ why }) => why))], [[], new Set(['unread'])])
    },
  },
  {
    name: 'what was dismissed is no longer open, is neither matched, confirmed nor read again by itself, and says who closed it',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      const about = { customerPartnerId: claim.owner.id, reference: claim.id }
      const before = (await store.attention('sandbox')).waiting
      const deliveryId = await receiveEvents(store, [about])
      const [event] = await store.listUnmatched([claim.owner], { limit: 10 })
      const unread = await receiveEvents(store, [], { isParsed: false })
      const dismissal = { by: 'olu', at: 5, reason: 'of another\0 host' }
      const kept = { ...dismissal, reason: 'of another\ufffd host' }
      for (const id of [event?.id ?? '', unread]) {
        const closing = { ...dismissal, environment: 'sandbox', id } as const
        assert.equal(await store.dismiss({ ...closing, environment: 'production' }), false)
        assert.deepEqual(
          [await store.dismiss(closing), await store.dismiss({ ...closing, by: 'ada' })],
          [true, false],
        )
      }
      assert.deepEqual((await store.attention('sandbox')).waiting, before)
      const isOurs = ({ id }: { id: string }): boolean => id === event?.id || id === unread
      const listed = async (why?: 'dismissed') => {
        const { events, deliveries } = await store.listOpen('sandbox', { limit: 10_000, why })
        return [...events, ...deliveries].filter(isOurs).map((one) => [one.why, one.dismissal])
      }
      assert.deepEqual(await listed(), [])
      assert.deepEqual(await listed('dismissed'), [
        ['dismissed', kept],
        ['dismissed', kept],
      ])
      // The write that it would have been about is recorded, and both webhooks are read again.
      await store.claim(claim)
      await store.record(claim, {
        state: 'unknown',
        answer: null,
        refusal: null,
        serviceMessage: null,
        result: null,
        now,
      })
      await store.confirmEvent(event?.id ?? '', now)
      for (const id of [deliveryId, unread]) {
        assert.equal(await isReplayable(store, id), false)
        await store.applyEvents(id, [settlementEvent(about)], { ...appliedReading, again: true })
      }
      assert.equal((await store.findOperation([claim.owner], claim.id))?.state, 'unknown')
      assert.deepEqual((await listed('dismissed')).length, 2)
      assert.deepEqual(await store.listUnmatched([claim.owner], { limit: 10 }), [])
      const blankable = await store.listBlankable({ environment: 'sandbox', openBefore: -1 }, 10_000)
      assert.ok(blankable.some(({ id }) => id === unread))
    },
  },
  {
    name: 'what was dismissed can still be assigned, by an operator only',
    async run(store) {
      const owner = newOwner()
      const [claim, other] = [withdrawClaim(owner), withdrawClaim(owner, { amount: '77' })]
      for (const each of [claim, other]) await store.claim(each)
      await receiveEvents(store, [{ customerPartnerId: owner.id, reference: 'nothing-like-it' }])
      const [event] = await store.listUnmatched([owner], { limit: 10 })
      const unread = await receiveEvents(store, [], { isParsed: false })
      const tied = { operationId: claim.id, force: false, now }
      for (const id of [event?.id ?? '', unread])
        await store.dismiss({ environment: 'sandbox', id, by: 'olu', at: 5, reason: 'a test' })
      assert.equal(await store.assignEvent({ ...tied, id: event?.id ?? '', owners: [owner] }), null)
      const byOperator = { ...tied, owner, outcome: null }
      assert.equal(
        (await store.assignByOperator({ ...byOperator, id: event?.id ?? '' }))?.matched,
        'assigned',
      )
      const read = { ...byOperator, id: unread, operationId: other.id, outcome: 'failed' } as const
      assert.equal((await store.assignByOperator(read))?.state, 'failed')
      const { events, deliveries } = await store.listOpen('sandbox', { limit: 10_000, why: 'dismissed' })
      assert.equal(
        [...events, ...deliveries].some(({ id }) => id === event?.id || id === unread),
        false,
      )
    },
  },
  {
    name: 'of a dismissal and a write that the settlement event is about, when both come at once, one has it',
    async run(store) {
      const nothing = { answer: null, refusal: null, serviceMessage: null, result: null }
      const race = async (): Promise<void> => {
        const claim = withdrawClaim(newOwner())
        await receiveEvents(store, [{ customerPartnerId: claim.owner.id, reference: claim.id }])
        const [event] = await store.listUnmatched([claim.owner], { limit: 1 })
        await store.claim(claim)
        const [isDismissed, { state }] = await Promise.all([
          store.dismiss({
            environment: 'sandbox',
            id: event?.id ?? '',
            by: 'olu',
            at: now,
            reason: 'a test',
          }),
          store.record(claim, { ...nothing, state: 'unknown', now }),
        ])
        assert.equal(state, isDismissed ? 'unknown' : 'succeeded')
      }
      await Promise.all(Array.from({ length: 5 }, race))
    },
  },
  {
    name: 'a settlement event that still waits for a reading cannot be dismissed',
    async run(store) {
      const about = { customerPartnerId: newOwner().id, transactionReference: 'loan_1' }
      await receiveEvents(store, [{ ...about, kind: 'reconcileRepayments', needsConfirmation: true }])
      const event = (await store.listUnconfirmed('sandbox', now, 1_000)).find(
        ({ customerPartnerId }) => customerPartnerId === about.customerPartnerId,
      )
      assert.ok(event)
      const dismissal = { environment: 'sandbox', id: event.id, by: 'olu', at: 5, reason: 'a test' } as const
      assert.equal(await store.dismiss(dismissal), false)
      await store.postponeEvent(event, null)
      assert.equal(await store.dismiss(dismissal), true)
    },
  },
]
