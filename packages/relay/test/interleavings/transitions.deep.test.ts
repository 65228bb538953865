import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nothingTold, waitingApproval } from '../claims.ts'
import type { EndOutcome } from '../../src/ledger/Resolution.ts'
import type { OperationRecord } from '../../src/ledger/OperationRecord.ts'
import { newDelivery, newOwner, settlementEvent, withdrawClaim } from '../storeFixtures.ts'
import { createStore } from '../../src/createStore.ts'
import type { CallOutcome, Claim } from '../../src/ledger/Claim.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import { testDatabase } from '../testDatabase.ts'
import { transitions } from './support/transitions.ts'

type Cause = (store: RelayStore, claim: Claim) => Promise<unknown>

const answered =
  (state: CallOutcome['state']): Cause =>
  (store, claim) => {
    return store.record(claim, { ...nothingTold, state, now: claim.now })
  }
const told =
  (outcome: EndOutcome): Cause =>
  async (store, { owner, id, now }) => {
    const delivery = await store.keepDelivery(newDelivery({ now }))
    const event = settlementEvent({ outcome, customerPartnerId: owner.id, reference: id })
    await store.applyEvents(delivery.id, [event], { isParsed: true, redacted: null, again: false, now })
  }
const swept =
  (limits: (claim: Claim) => { now: number; staleBefore: number }): Cause =>
  (store, claim) => {
    const nothing = { answersBefore: 0, changeEventsBefore: 0, deliveriesBefore: 0 }
    return store.sweep({ environment: claim.owner.environment, ...nothing, ...limits(claim) })
  }
const resolved =
  (outcome: EndOutcome): Cause =>
  (store, { owner, id, now }) => {
    const evidence = { text: 'On the statement', reference: null, at: null }
    return store.resolve({
      ...{ key: { owner, id }, said: { outcome, evidence } },
      ...{ by: 'olu', fourEyes: false, now },
    })
  }
const decided =
  (says: 'approved' | 'refused'): Cause =>
  (store, { owner, id, now, leaseUntil }) => {
    const by = { key: { owner, id }, by: 'olu', byName: null, now }
    return store.decideApproval(
      says === 'approved'
        ? { ...by, says, spending: null, leaseUntil }
        : { ...by, says, reason: 'Ask for less' },
    )
  }
const leaseEnds = swept(({ leaseUntil }) => ({ now: leaseUntil + 1, staleBefore: 0 }))
const dayPasses = swept(({ now }) => ({ now, staleBefore: now + 1 }))

const causes: Record<string, Cause> = {
  'the service takes it': answered('accepted'),
  'the service refuses it': answered('rejected'),
  'no clear answer': answered('unknown'),
  'the lease ends': leaseEnds,
  'an event: succeeded': told('succeeded'),
  'an event: failed': told('failed'),
  'an event: reversed': told('reversed'),
  'an operator: succeeded': resolved('succeeded'),
  'an operator: failed': resolved('failed'),
  'an operator: reversed': resolved('reversed'),
  'a day without news': dayPasses,
  'a second person approves': decided('approved'),
  'a second person refuses': decided('refused'),
  'its approval expires': swept(({ now }) => ({ now: now + 1_000, staleBefore: 0 })),
}
const waysTo: Record<keyof typeof transitions, Cause[]> = {
  awaiting_approval: [],
  submitting: [],
  accepted: [answered('accepted')],
  unknown: [answered('unknown')],
  stale: [answered('accepted'), dayPasses],
  rejected: [answered('rejected')],
  succeeded: [answered('accepted'), told('succeeded')],
  failed: [answered('accepted'), told('failed')],
  reversed: [answered('accepted'), told('succeeded'), told('reversed')],
}

/** What waits for approval waits for longer than its lease, which is not begun. */
const waiting = (): Partial<Claim> => {
  const { now } = withdrawClaim(newOwner())
  return { leaseUntil: now + 500, approval: waitingApproval({ expiresAt: now + 1_000 }) }
}

test('the table of docs/ledger.md is what the ledger does, cell by cell', async () => {
  const text = await readFile(join(import.meta.dirname, '../../docs/ledger.md'), 'utf8')
  const [, head = '', body = ''] = /^(\| state \|.*)\n\|[-|]+\n((?:\|.*\n)+)/m.exec(text) ?? []
  const cells = (line: string): string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''))
  const names = cells(head).slice(1)
  expect(names).toEqual(Object.keys(causes))
  const written = body.trim().split('\n').map(cells)
  expect(written.map(([state]) => state)).toEqual(Object.keys(transitions))

  const store = createStore(await testDatabase())
  await store.prepare(0)
  for (const [state = '', ...expected] of written) {
    const found: string[] = []
    for (const cause of Object.values(causes)) {
      const owner = { ...newOwner(), environment: 'sandbox' } as const
      const claim = withdrawClaim(owner, state === 'awaiting_approval' ? waiting() : {})
      await store.claim(claim)
      // The cast names what the first column was compared with above.
      for (const step of waysTo[state as keyof typeof transitions]) await step(store, claim)
      expect((await read(store, claim)).state).toBe(state)
      await cause(store, claim)
      const after = await read(store, claim)
      found.push(
        after.conflict
          ? `conflict${after.state === state ? '' : after.state}`
          : after.state === state
            ? 'same'
            : after.state,
      )
    }
    expect([state, ...found]).toEqual([state, ...expected])
  }
})

test('every transition of that table is one that the interleavings allow', async () => {
  const text = await readFile(join(import.meta.dirname, '../../docs/ledger.md'), 'utf8')
  for (const [state, next] of Object.entries(transitions)) {
    const line = text.split('\n').find((each) => each.startsWith(`| \`${state}\` |`)) ?? ''
    const written = new Set([...line.matchAll(/`(\w+)`/g)].map(([, name]) => name))
    written.delete(state)
    const fromRow = state === 'stale' ? ['accepted'] : []
    expect([state, ...[...written, ...fromRow].sort()]).toEqual([state, ...[...next].sort()])
  }
})

async function read(store: RelayStore, { owner, id }: Claim): Promise<OperationRecord> {
  const operation = await store.findOperation([owner], id)
  if (!operation) throw new Error('The operation is gone')
  return operation
}
