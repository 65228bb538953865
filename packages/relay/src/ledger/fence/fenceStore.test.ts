import { expect, test } from 'vitest'
import { waitingApproval } from '../../../test/claims.ts'
import { emptyStore } from '../../../test/emptyStore.ts'
import type { RelayStore } from '../../RelayStore.ts'
import { newOwner, withdrawClaim } from '../../../test/storeFixtures.ts'

const now = 1_700_000_000_000

// An environment of its own: while a fence is raised, no other case could claim anything.
const environment = 'production'

const sign = async (): Promise<string> => 'hash'

const newEpoch = (): string => crypto.randomUUID().slice(0, 8)

/** An id of the epoch that the ledger is in. */
async function newId(store: RelayStore): Promise<string> {
  const { epoch } = await store.readFence(environment, [])
  return `${epoch === null ? '' : `epoch-${epoch}.`}${crypto.randomUUID()}`
}

async function actions(store: RelayStore, by: string): Promise<string[]> {
  const entries = await store.listAudit(environment, { limit: 1_000, newest: true })
  return entries.filter((entry) => entry.by === by).map(({ action }) => action)
}

test('while the fence is raised nothing is claimed; after it, only what was minted since', async () => {
  const store = await emptyStore()
  const owner = newOwner(environment)
  const before = withdrawClaim(owner)
  await store.claim(before)
  const [epoch, by] = [newEpoch(), crypto.randomUUID()]
  const fence = await store.readFence(environment, [])
  expect(fence).toMatchObject({ isRaised: false, raisedAt: null, liftedAt: null })
  const raised = await store.raiseFence(environment, { epoch, by, sign, now })
  expect(raised).toEqual({
    ...{ epoch, isRaised: true, raisedAt: now, raisedBy: by, liftedAt: null, liftedBy: null },
  })
  const claim = (id: string) => store.claim(withdrawClaim(owner, { id, duplicateKey: null, heldBack: null }))
  const old = crypto.randomUUID()
  const renewed = `epoch-${epoch}.${crypto.randomUUID()}`
  expect(await claim(old)).toEqual({ type: 'fenced', isOlder: false, isNew: false })
  expect(await claim(renewed)).toEqual({ type: 'fenced', isOlder: false, isNew: true })
  expect((await store.claim(before)).type).toBe('known')
  expect(await store.findOperation([owner], renewed)).toBeNull()

  const lifted = await store.liftFence(environment, { by, sign, now: now + 5 })
  expect(lifted).toEqual({ ...raised, isRaised: false, liftedAt: now + 5, liftedBy: by })
  expect(await store.liftFence(environment, { by, sign, now: now + 6 })).toBeNull()
  expect(await claim(old)).toEqual({ type: 'fenced', isOlder: false, isNew: false })
  const foreign = await claim(`epoch-${newEpoch()}.${crypto.randomUUID()}`)
  expect(foreign).toEqual({ type: 'fenced', isOlder: false, isNew: false })
  expect((await claim(renewed)).type).toBe('claimed')
  expect(await actions(store, by)).toEqual(['fenceLifted', 'fenceRaised'])
})

test('a ledger without an operation that was sent is an older one, and is fenced only as long as it is', async () => {
  const store = await emptyStore()
  const owner = newOwner(environment)
  const [sent, lost, next] = [await newId(store), await newId(store), await newId(store)]
  const claim = (id: string, witnessed: readonly string[]) =>
    store.claim(withdrawClaim(owner, { id, witnessed, duplicateKey: null, heldBack: null }))
  expect((await claim(sent, [])).type).toBe('claimed')
  expect((await store.readFence(environment, [sent])).isOlder).toBe(false)
  expect((await store.readFence(environment, [sent, lost])).isOlder).toBe(true)
  expect(await claim(next, [sent, lost])).toEqual({ type: 'fenced', isOlder: true, isNew: true })
  expect((await store.readFence(environment, [`epoch-${newEpoch()}.${lost}`])).isOlder).toBe(true)

  const by = crypto.randomUUID()
  const raising = { by, sign, now }
  const own = { ...raising, epoch: newEpoch(), witnessed: [sent] }
  expect((await store.raiseFence(environment, own)).isRaised).toBe(false)
  const renewed = newEpoch()
  await store.raiseFence(environment, { ...raising, epoch: renewed, witnessed: [lost] })
  await store.liftFence(environment, { by, sign, now })
  // What an earlier epoch has lost is known by now.
  const known = await store.readFence(environment, [lost])
  expect([known.epoch, known.isOlder]).toEqual([renewed, false])
})

test('S124: what waits for a second person when the fence is raised is unknown, and is not sent', async () => {
  const store = await emptyStore()
  const owner = newOwner(environment)
  const id = await newId(store)
  const approval = waitingApproval({ expiresAt: now + 1_000_000 })
  const claim = withdrawClaim(owner, { id, approval })
  expect((await store.claim(claim)).type).toBe('awaitingApproval')
  // One that waits was not sent: its time to be sent is still to come.
  expect((await store.readFence(environment, [id])).isOlder).toBe(true)
  const by = crypto.randomUUID()
  await store.raiseFence(environment, { epoch: newEpoch(), by, sign, now })
  expect((await store.findOperation([owner], id))?.state).toBe('unknown')
  expect(await store.findWaitingRequest({ owner, id })).toBeNull()
  await store.liftFence(environment, { by, sign, now })
  const approving = { says: 'approved', spending: null, leaseUntil: now + 1_000 } as const
  const decision = await store.decideApproval({
    ...{ key: { owner, id }, by: 'another', byName: null, now, ...approving },
  })
  expect(decision.type).toBe('notAwaiting')
})

test('change events go on behind those that were seen before the fence was raised', async () => {
  const store = await emptyStore()
  const owner = newOwner(environment)
  const id = await newId(store)
  await store.claim(withdrawClaim(owner, { id }))
  const before = await store.listChangeEvents(owner, 0, 10)
  const [by, renewed] = [crypto.randomUUID(), newEpoch()]
  await store.raiseFence(environment, { epoch: renewed, by, sign, now })
  await store.liftFence(environment, { by, sign, now })
  await store.claim(withdrawClaim(owner, { id: `epoch-${renewed}.${id}` }))
  const after = await store.listChangeEvents(owner, before.newest + 1_000, 10)
  expect(after.changeEvents.map(({ operationId }) => operationId)).toEqual([`epoch-${renewed}.${id}`])
})
