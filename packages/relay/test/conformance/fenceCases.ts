import assert from 'node:assert/strict'
import type { RelayStore } from '../../src/RelayStore.ts'
import { newOwner } from './newOwner.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const now = 1_700_000_000_000
// An environment of its own: while a fence is raised, no other case could claim anything.
const environment = 'production'
const sign = async (): Promise<string> => 'hash'

function newEpoch(): string {
  return crypto.randomUUID().slice(0, 8)
}

async function actions(store: RelayStore, by: string): Promise<string[]> {
  const entries = await store.listAudit(environment, { limit: 1_000, newest: true })
  return entries.filter((entry) => entry.by === by).map(({ action }) => action)
}

/** Whether the ledger may be older than what was sent. Each case leaves the fence lifted. */
export const fenceCases: readonly StoreCase[] = [
  {
    name: 'while the fence is raised nothing is claimed; after it, only what was minted since',
    async run(store) {
      const owner = newOwner(environment)
      const before = withdrawClaim(owner)
      await store.claim(before)
      const [epoch, by] = [newEpoch(), crypto.randomUUID()]
      const raised = await store.raiseFence(environment, { epoch, by, sign, now })
      assert.deepEqual(raised, {
        ...{ epoch, isRaised: true, raisedAt: now, raisedBy: by, liftedAt: null, liftedBy: null },
      })
      const claim = (id: string) =>
        store.claim(withdrawClaim(owner, { id, duplicateKey: null, heldBack: null }))
      const old = crypto.randomUUID()
      const renewed = `epoch-${epoch}.${crypto.randomUUID()}`
      assert.deepEqual(await claim(old), { type: 'fenced', isOlder: false, isNew: false })
      assert.deepEqual(await claim(renewed), { type: 'fenced', isOlder: false, isNew: true })
      assert.equal((await store.claim(before)).type, 'known')
      assert.equal(await store.findOperation([owner], renewed), null)

      const lifted = await store.liftFence(environment, { by, sign, now: now + 5 })
      assert.deepEqual(lifted, { ...raised, isRaised: false, liftedAt: now + 5, liftedBy: by })
      assert.equal(await store.liftFence(environment, { by, sign, now: now + 6 }), null)
      assert.deepEqual(await claim(old), { type: 'fenced', isOlder: false, isNew: false })
      const foreign = await claim(`epoch-${newEpoch()}.${crypto.randomUUID()}`)
      assert.deepEqual(foreign, { type: 'fenced', isOlder: false, isNew: false })
      assert.equal((await claim(renewed)).type, 'claimed')
      assert.deepEqual(await actions(store, by), ['fenceLifted', 'fenceRaised'])
    },
  },
  {
    name: 'a fence that is raised is not raised again, and one that cannot be audited is not raised',
    async run(store) {
      const [epoch, by] = [newEpoch(), crypto.randomUUID()]
      const unsigned = async (): Promise<string> => Promise.reject(new Error('the audit is away'))
      await assert.rejects(store.raiseFence(environment, { epoch: newEpoch(), by, sign: unsigned, now }))
      const raised = await Promise.all([
        store.raiseFence(environment, { epoch, by, sign, now }),
        store.raiseFence(environment, { epoch: newEpoch(), by, sign, now }),
      ])
      assert.deepEqual(raised[0], raised[1])
      assert.deepEqual(await actions(store, by), ['fenceRaised'])
      await assert.rejects(store.liftFence(environment, { by, sign: unsigned, now }))
      assert.equal((await store.readFence(environment, [])).isRaised, true)
      await store.liftFence(environment, { by, sign, now })
    },
  },
  {
    name: 'a ledger without an operation that was sent is an older one, and is fenced only as long as it is',
    async run(store) {
      const owner = newOwner(environment)
      const { epoch } = await store.readFence(environment, [])
      const idNow = () => `${epoch === null ? '' : `epoch-${epoch}.`}${crypto.randomUUID()}`
      const [sent, lost] = [idNow(), idNow()]
      const claim = (id: string, witnessed: readonly string[]) =>
        store.claim(withdrawClaim(owner, { id, witnessed, duplicateKey: null, heldBack: null }))
      assert.equal((await claim(sent, [])).type, 'claimed')
      assert.equal((await store.readFence(environment, [sent])).isOlder, false)
      assert.equal((await store.readFence(environment, [sent, lost])).isOlder, true)
      assert.deepEqual(await claim(idNow(), [sent, lost]), { type: 'fenced', isOlder: true, isNew: true })
      assert.equal((await store.readFence(environment, [`epoch-${newEpoch()}.${lost}`])).isOlder, true)

      const by = crypto.randomUUID()
      const raising = { by, sign, now }
      const notRaised = await store.raiseFence(environment, {
        ...raising,
        epoch: newEpoch(),
        witnessed: [sent],
      })
      assert.equal(notRaised.isRaised, false)
      const renewed = newEpoch()
      await store.raiseFence(environment, { ...raising, epoch: renewed, witnessed: [lost] })
      await store.liftFence(environment, { by, sign, now })
      // What an earlier epoch has lost is known by now.
      const known = await store.readFence(environment, [lost])
      assert.deepEqual([known.epoch, known.isOlder], [renewed, false])
    },
  },
  {
    name: 'what waits for a second person when the fence is raised is unknown, and is not sent',
    async run(store) {
      const owner = newOwner(environment)
      const { epoch } = await store.readFence(environment, [])
      const id = `${epoch === null ? '' : `epoch-${epoch}.`}${crypto.randomUUID()}`
      const request = { path: '/v1/x', body: '{}' }
      const approval = { askedByName: null, expiresAt: now + 1_000_000, request }
      const claim = withdrawClaim(owner, { id, approval })
      assert.equal((await store.claim(claim)).type, 'awaitingApproval')
      // One that waits was not sent: its time to be sent is still to come.
      assert.equal((await store.readFence(environment, [id])).isOlder, true)
      const by = crypto.randomUUID()
      await store.raiseFence(environment, { epoch: newEpoch(), by, sign, now })
      assert.equal((await store.findOperation([owner], id))?.state, 'unknown')
      assert.equal(await store.findWaitingRequest({ owner, id }), null)
      await store.liftFence(environment, { by, sign, now })
      const approving = { says: 'approved', spending: null, leaseUntil: now + 1_000 } as const
      const decision = await store.decideApproval({
        key: { owner, id },
        by: 'another',
        byName: null,
        now,
        ...approving,
      })
      assert.equal(decision.type, 'notAwaiting')
    },
  },
  {
    name: 'change events go on behind those that were seen before the fence was raised',
    async run(store) {
      const owner = newOwner(environment)
      const { epoch } = await store.readFence(environment, [])
      const id = `${epoch === null ? '' : `epoch-${epoch}.`}${crypto.randomUUID()}`
      await store.claim(withdrawClaim(owner, { id }))
      const before = await store.listChangeEvents(owner, 0, 10)
      const [by, renewed] = [crypto.randomUUID(), newEpoch()]
      await store.raiseFence(environment, { epoch: renewed, by, sign, now })
      await store.liftFence(environment, { by, sign, now })
      await store.claim(withdrawClaim(owner, { id: `epoch-${renewed}.${id}` }))
      const after = await store.listChangeEvents(owner, before.newest + 1_000, 10)
      assert.deepEqual(
        after.changeEvents.map(({ operationId }) => operationId),
        [`epoch-${renewed}.${id}`],
      )
    },
  },
]
