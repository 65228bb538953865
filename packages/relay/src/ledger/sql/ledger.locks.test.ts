import { assert, expect, test } from 'vitest'
import { newPerson, nothingTold, spending, waitingApproval } from '../../../test/claims.ts'
import { emptyStore } from '../../../test/emptyStore.ts'
import { testDatabase } from '../../../test/testDatabase.ts'
import { createStore } from '../../createStore.ts'
import { forgetting } from '../../../test/forgetting.ts'
import { acceptedOutcome, newOwner, nothingDue, withdrawClaim } from '../../../test/storeFixtures.ts'
import type { ApprovalDecision, Claim, DecisionResult } from '../Claim.ts'
import type { KeptSnapshot } from './snapshotStore.ts'
import type { RelayStore } from '../../RelayStore.ts'

const { now } = withdrawClaim(newOwner())

test('of many possible duplicates at the same time exactly one may be sent', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  // The first meeting with an owner alone may put whatever comes together in one order.
  await store.claim(withdrawClaim(owner))
  const heldBack = { acceptedSince: 0, finalSince: 0, confirmed: null }
  const alike = Array.from({ length: 10 }, () => withdrawClaim(owner, { duplicateKey: 'same', heldBack }))
  const results = await Promise.all(alike.map((claim) => store.claim(claim)))
  expect(results.filter(({ type }) => type === 'claimed').length).toBe(1)
  expect(results.filter(({ type }) => type === 'possibleDuplicate').length).toBe(9)
  expect((await store.listOperations(owner, 20)).length).toBe(2)
})

test('S144: of many writes with one statement line at the same time one is sent, and so again once the line is free', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  await store.claim(withdrawClaim(owner))
  const set = {
    kind: 'reconcileRepayments',
    rows: [{ reference: 'r1', amount: '5' }],
    statementLines: [{ hash: 'one line', positions: [0] }],
  } as const
  for (const _ of ['held by no operation', 'free again']) {
    const claims = Array.from({ length: 10 }, () => withdrawClaim(owner, { ...set, rows: [...set.rows] }))
    const types = (await Promise.all(claims.map(store.claim))).map(({ type }) => type)
    expect(types.toSorted()).toEqual(['claimed', ...types.slice(1).map(() => 'lineCredited')])
    const sent = claims[types.indexOf('claimed')]
    assert(sent)
    await store.record(sent, { ...nothingTold, state: 'rejected', now })
  }
})

const approval = waitingApproval({ askedByName: 'Ada', expiresAt: now + 10_000 })

const decide = (store: RelayStore, key: Claim, says: ApprovalDecision['says']): Promise<DecisionResult> => {
  const by = { key, by: 'olu', byName: 'Olu', now: now + 5 }
  return store.decideApproval(
    says === 'approved'
      ? { ...by, says, spending: null, leaseUntil: now + 60_000 }
      : { ...by, says, reason: 'Ask for less' },
  )
}

test('S106: of many decisions at once exactly one counts', async () => {
  const store = await emptyStore()
  for (const first of ['approved', 'refused'] as const) {
    const claim = withdrawClaim(newOwner(), { actor: 'ada', approval })
    await store.claim(claim)
    const second = first === 'approved' ? 'refused' : 'approved'
    const decisions = Array.from({ length: 8 }, (_, at) =>
      decide(store, claim, at % 2 === 0 ? first : second),
    )
    const types = (await Promise.all(decisions)).map(({ type }) => type)
    expect(types.filter((type) => type !== 'notAwaiting')).toHaveLength(1)
  }
})

test('S104: of many operations of one person at once, for different partners, no more than the limit of the day pass', async () => {
  const store = await emptyStore()
  const check = { actor: newPerson(), spending: spending({ perPersonAndDay: '300' }) }
  const claims = Array.from({ length: 12 }, () => withdrawClaim(newOwner(), check))
  // The first meeting with an owner alone may put whatever comes together in one order.
  for (const { owner } of claims) await store.claim(withdrawClaim(owner, { actor: newPerson() }))
  const results = await Promise.all(claims.map((claim) => store.claim(claim)))
  expect(results.filter(({ type }) => type === 'claimed').length).toBe(3)
  expect(results.filter(({ type }) => type === 'notAllowed').length).toBe(9)
})

test('S104: of many operations of one partner at once, by different persons, no more than the limit of the day pass', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  const check = spending({ perPartnerAndDay: '250.50' })
  const claims = Array.from({ length: 8 }, () =>
    withdrawClaim(owner, { actor: newPerson(), spending: check }),
  )
  const results = await Promise.all(claims.map((claim) => store.claim(claim)))
  expect(results.filter(({ type }) => type === 'claimed').length).toBe(2)
  const refused = results.find(({ type }) => type === 'notAllowed')
  assert(refused?.type === 'notAllowed')
  expect(refused.refusal).toEqual({
    code: 'limit_exceeded',
    limit: {
      ...{ control: 'partnerDay', limit: '250.50', used: '200', currency: 'NGN' },
      until: now + 86_400_000,
    },
  })
  // Nothing was written of what did not pass.
  expect((await store.listOperations(owner, 20)).length).toBe(2)
})

test('of two operators who resolve at once, one does', async () => {
  const store = await emptyStore()
  const key = withdrawClaim(newOwner())
  await store.claim(key)
  await store.record(key, { ...nothingTold, state: 'unknown', now })
  const evidence = { text: 'On the statement', reference: 'ST-1', at: 5 }
  const failed = { said: { outcome: 'failed', evidence }, fourEyes: false, now } as const
  const results = await Promise.all(['olu', 'ife', 'ada'].map((by) => store.resolve({ key, ...failed, by })))
  expect(results.filter(({ type }) => type === 'resolved').length).toBe(1)
  expect((await store.listResolutions(key)).length).toBe(1)
})

test('claims, settlements and sweeps that prune at once lose nothing and let no key through twice', async () => {
  const store = await emptyStore()
  const claims: Claim[] = []
  for (let at = 0; at < 8; at += 1) claims.push(await forgetting.settled(store))
  const results = await Promise.all([
    ...claims.map((claim) => store.claim(claim)),
    ...[1, 2, 3].map(() => store.prune(forgetting.due)),
    ...claims.map((claim) => store.claim(claim)),
  ])
  const types = results.flatMap((result) => ('type' in result ? [result.type] : []))
  expect(types.filter((type) => type !== 'known' && type !== 'forgotten')).toEqual([])
  await store.prune(forgetting.due)
  for (const claim of claims) expect((await store.claim(claim)).type).toBe('forgotten')
})

test('snapshots that are kept at once leave one', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  const seen: KeptSnapshot = { at: now, limit: '5000000', drawn: '0', available: '5000000', currency: 'NGN' }
  await Promise.all(Array.from({ length: 5 }, () => store.keepSnapshot(owner, seen)))
  expect(await store.listSnapshots(owner, 10)).toEqual([seen])
})

test('many sweeps at once make an accepted withdrawal stale once, in their own environment', async () => {
  const store = await emptyStore()
  const claims = [withdrawClaim(newOwner()), withdrawClaim(newOwner('production'))] as const
  for (const claim of claims) {
    await store.claim(claim)
    await store.record(claim, acceptedOutcome(claim.now))
  }
  const due = { ...nothingDue, staleBefore: claims[0].now + 1 }
  await Promise.all(Array.from({ length: 5 }, () => store.sweep(due)))
  await store.sweep(due)
  const states = await Promise.all(claims.map(({ owner, id }) => store.findOperation([owner], id)))
  expect(states.map((operation) => operation?.state)).toEqual(['stale', 'accepted'])
  expect((await store.listChangeEvents(claims[0].owner, 0, 10)).newest).toBe(3)
})

const sign = async (): Promise<string> => 'hash'

test('a fence that is raised is not raised again, and one that cannot be audited is not raised', async () => {
  // The sealed store signs for itself.
  const store = createStore(await testDatabase())
  await store.prepare(0)
  const environment = 'production'
  const by = crypto.randomUUID()
  const unsigned = async (): Promise<string> => Promise.reject(new Error('the audit is away'))
  await expect(
    store.raiseFence(environment, { epoch: 'epoch002', by, sign: unsigned, now }),
  ).rejects.toThrow()
  const raised = await Promise.all([
    store.raiseFence(environment, { epoch: 'epoch001', by, sign, now }),
    store.raiseFence(environment, { epoch: 'epoch002', by, sign, now }),
  ])
  expect(raised[0]).toEqual(raised[1])
  const audit = await store.listAudit(environment, { limit: 1_000, newest: true })
  expect(audit.map((entry) => [entry.by, entry.action])).toEqual([[by, 'fenceRaised']])
  await expect(store.liftFence(environment, { by, sign: unsigned, now })).rejects.toThrow()
  expect((await store.readFence(environment, [])).isRaised).toBe(true)
  await store.liftFence(environment, { by, sign, now })
})
