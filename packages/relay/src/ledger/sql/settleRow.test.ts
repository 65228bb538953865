import { expect, test } from 'vitest'
import { emptyStore } from '../../../test/emptyStore.ts'
import type { OperationRecord } from '../OperationRecord.ts'
import type { CallOutcome, Claim } from '../Claim.ts'
import type { KeptEvent } from '../../inbox/InboxRecord.ts'
import type { RelayStore } from '../../RelayStore.ts'
import {
  acceptedOutcome,
  newOwner,
  nothingDue,
  receiveEvents,
  withdrawClaim,
} from '../../../test/storeFixtures.ts'

const now = 1_700_000_001_000

/** A set of two rows that has been claimed. */
async function claimSet(store: RelayStore, changes: Partial<Claim> = {}): Promise<Claim> {
  const rows = ['r1', 'r2'].map((reference) => ({ reference, amount: '5' }))
  const claim = withdrawClaim(newOwner(), { kind: 'reconcileRepayments', rows, ...changes })
  expect((await store.claim(claim)).type).toBe('claimed')
  return claim
}

/** A settlement event about the set, or about the row that `transactionReference` names. */
async function tell(store: RelayStore, { owner, id }: Claim, event: Partial<KeptEvent>): Promise<void> {
  const about = { kind: 'reconcileRepayments', customerPartnerId: owner.id, reference: id } as const
  await receiveEvents(store, [{ ...about, ...event }], { redacted: null })
}

const read = async (store: RelayStore, { owner, id }: Claim): Promise<OperationRecord | null> =>
  store.findOperation([owner], id)

const endedAs = (state: CallOutcome['state']): CallOutcome => {
  return { ...acceptedOutcome(now), state, answer: null, serviceMessage: null }
}

test('a set of which a row was carried out was taken, whatever the answer to its call or the end of its lease says', async () => {
  const store = await emptyStore()
  for (const outcome of ['succeeded', 'failed'] as const) {
    const [answered, died] = [await claimSet(store), await claimSet(store)]
    for (const claim of [answered, died]) await tell(store, claim, { transactionReference: 'r1', outcome })
    await store.record(answered, endedAs('unknown'))
    await store.sweep({ ...nothingDue, now: died.leaseUntil + 1 })
    for (const claim of [answered, died]) expect((await read(store, claim))?.state).toBe('accepted')
  }
})

test('a refusal that comes after a row was carried out does not undo it and is flagged', async () => {
  const store = await emptyStore()
  const claim = await claimSet(store)
  await tell(store, claim, { transactionReference: 'r1' })
  const refused = await store.record(claim, endedAs('rejected'))
  expect([refused.state, refused.conflict]).toEqual(['accepted', true])
  const other = await claimSet(store)
  await tell(store, other, { transactionReference: 'r1', outcome: 'failed' })
  const plain = await store.record(other, endedAs('rejected'))
  expect([plain.state, plain.conflict]).toEqual(['rejected', false])
})

test('a row that an operator ties to a set which the service refused conflicts with all of it', async () => {
  const store = await emptyStore()
  const claim = await claimSet(store, { rows: [{ reference: 'r1', amount: '5' }] })
  await store.record(claim, endedAs('rejected'))
  await tell(store, claim, { transactionReference: 'r1', reference: null })
  const [event] = await store.listUnmatched([claim.owner], { limit: 10 })
  const tied = { id: event?.id ?? '', operationId: claim.id, force: false, now }
  await store.assignEvent({ ...tied, owners: [claim.owner] })
  const after = await read(store, claim)
  expect([after?.state, after?.conflict, after?.settledAt]).toEqual(['rejected', true, null])
})

test('rows that conflict with what was said of the whole set are flagged, and its settlement stays as it was', async () => {
  const store = await emptyStore()
  for (const [whole, row] of [
    ['succeeded', 'failed'],
    ['failed', 'succeeded'],
  ] as const) {
    const claim = await claimSet(store)
    await store.record(claim, acceptedOutcome(now))
    await tell(store, claim, { outcome: whole })
    const settled = await read(store, claim)
    for (const transactionReference of ['r1', 'r2'])
      await tell(store, claim, { transactionReference, outcome: row, reference: null })
    const after = await read(store, claim)
    expect([after?.state, after?.conflict]).toEqual([whole, true])
    expect([after?.settledAt, after?.matched, after?.verified]).toEqual([
      settled?.settledAt,
      settled?.matched,
      settled?.verified,
    ])
    const agreed = await claimSet(store)
    await tell(store, agreed, { outcome: whole })
    for (const transactionReference of ['r1', 'r2'])
      await tell(store, agreed, { transactionReference, outcome: whole, reference: null })
    expect((await read(store, agreed))?.conflict).toBe(false)
  }
})

test('a success of a whole set conflicts with a row that has failed, in whichever order the two come', async () => {
  const store = await emptyStore()
  const [whole, row] = [{}, { transactionReference: 'r1', outcome: 'failed' }] as const
  for (const events of [
    [whole, row],
    [row, whole],
  ]) {
    const claim = await claimSet(store)
    for (const event of events) await tell(store, claim, event)
    const after = await read(store, claim)
    expect([after?.state, after?.conflict]).toEqual(['succeeded', true])
  }
})

test('S66: an event that may be about a row which an operator resolved settles no row of another set', async () => {
  const store = await emptyStore()
  const first = await claimSet(store)
  const second = await claimSet(store, { owner: first.owner })
  for (const claim of [first, second]) await store.record(claim, acceptedOutcome(now))
  const said = {
    outcome: 'succeeded',
    evidence: { text: 'On the statement', reference: null, at: null },
  } as const
  const resolved = await store.resolve({ key: first, said, by: 'olu', fourEyes: false, now })
  expect(resolved.type).toBe('resolved')
  await tell(store, first, {})
  await tell(store, second, { transactionReference: 'r2', reference: null, serviceReference: 'S2' })
  expect((await store.listRows(second, -1, 10)).map(({ state }) => state)).toEqual(['awaited', 'awaited'])
  expect((await read(store, second))?.ambiguous).toMatchObject({ candidates: 2, succeeded: 1 })
})

test('a set that failed after a row of it was carried out still holds its possible duplicate back', async () => {
  const store = await emptyStore()
  const claim = await claimSet(store, { heldBack: { acceptedSince: 0, finalSince: 0, confirmed: null } })
  await store.record(claim, acceptedOutcome(now))
  await tell(store, claim, { transactionReference: 'r1', outcome: 'failed' })
  const again = { ...claim, id: `${claim.id}-again` }
  await tell(store, claim, { transactionReference: 'r2' })
  expect((await read(store, claim))?.state).toBe('failed')
  expect((await store.claim(again)).type).toBe('possibleDuplicate')
})

test('a set that has some rows of an earlier one is held back by these rows, unless they failed or were confirmed', async () => {
  const store = await emptyStore()
  const heldBack = { acceptedSince: 0, finalSince: 0, confirmed: null }
  const first = await claimSet(store)
  await store.record(first, acceptedOutcome(now))
  const more = { reference: 'r3', amount: '5' }
  const next = { ...first, id: `${first.id}-next`, heldBack, rows: [more, ...first.rows] }
  const held = await store.claim(next)
  expect(held.type).toBe('possibleDuplicate')
  expect(held.type === 'possibleDuplicate' && [held.operation.id, held.rows]).toEqual([
    first.id,
    [
      { position: 1, reference: 'r1', amount: '5', operationId: first.id },
      { position: 2, reference: 'r2', amount: '5', operationId: first.id },
    ],
  ])
  await tell(store, first, { transactionReference: 'r1', outcome: 'failed' })
  const left = await store.claim(next)
  expect(left.type === 'possibleDuplicate' && left.rows.map(({ position }) => position)).toEqual([2])
  const other = { ...next, rows: [{ reference: 'r2', amount: '6' }, more] }
  expect((await store.claim({ ...other, id: `${first.id}-other` })).type).toBe('claimed')
  const confirmed = { ...next, rows: first.rows, heldBack: { ...heldBack, confirmed: first.id } }
  expect((await store.claim(confirmed)).type).toBe('claimed')
})
