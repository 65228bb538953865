import { expect, test } from 'vitest'
import { emptyStore } from '../../../test/emptyStore.ts'
import type { Claim } from '../../ledger/Claim.ts'
import type { RelayStore } from '../../RelayStore.ts'
import { newOwner, receiveEvents, withdrawClaim } from '../../../test/storeFixtures.ts'

async function readState(store: RelayStore, { owner, id }: Claim): Promise<string | undefined> {
  return (await store.findOperation([owner], id))?.state
}

test('S67: a partner cannot draw a settlement event without a partner to itself by choosing an id', async () => {
  const store = await emptyStore()
  const own = withdrawClaim(newOwner(), { id: `TRX-${crypto.randomUUID()}`, amount: '1' })
  const paid = withdrawClaim(newOwner(), { destinationHash: crypto.randomUUID(), destinationEnd: '4321' })
  for (const claim of [own, paid]) await store.claim(claim)
  const event = { reference: own.id, amount: '100' }
  const ofOwn = { reference: own.id, amount: '1' }
  await receiveEvents(store, [{ ...event, destinationEnd: '4321' }, event, ofOwn])
  await receiveEvents(store, [{ reference: own.id }, { reference: own.reference }])
  expect(await readState(store, own)).toBe('submitting')
  expect(await readState(store, paid)).toBe('submitting')
  await receiveEvents(store, [{ ...event, destinationHash: paid.destinationHash }])
  expect([await readState(store, own), await readState(store, paid)]).toEqual(['submitting', 'succeeded'])
})

test('S67: a settlement event about a row that names no partner needs the amount and one owner of that transaction reference', async () => {
  const store = await emptyStore()
  const reference = `tx_${crypto.randomUUID()}`
  const set = { kind: 'registerTransactions', rows: [{ reference, amount: '5' }] } as const
  const [first, second] = [
    withdrawClaim(newOwner(), { ...set, rows: [...set.rows] }),
    withdrawClaim(newOwner(), { ...set, rows: [...set.rows] }),
  ]
  const event = { kind: set.kind, transactionReference: reference }
  await store.claim(first)
  await receiveEvents(store, [event, { ...event, amount: '6' }])
  expect(await readState(store, first)).toBe('submitting')
  await store.claim(second)
  await receiveEvents(store, [{ ...event, amount: '5' }])
  const states = async () => [await readState(store, first), await readState(store, second)]
  expect(await states()).toEqual(['submitting', 'submitting'])
  await receiveEvents(store, [{ ...event, amount: '5', customerPartnerId: first.owner.id }])
  expect(await states()).toEqual(['succeeded', 'submitting'])
})

test('S67: a reference to an operation of another amount or destination settles nothing, also not what is alike', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  const named = withdrawClaim(owner, { amount: '1' })
  const alike = withdrawClaim(owner)
  for (const claim of [named, alike]) await store.claim(claim)
  const event = { customerPartnerId: owner.id, reference: named.id }
  await receiveEvents(store, [
    { ...event, amount: '100', destinationHash: alike.destinationHash },
    { ...event, amount: '1', destinationHash: 'another' },
    { ...event, destinationEnd: '0000' },
  ])
  expect([await readState(store, named), await readState(store, alike)]).toEqual(['submitting', 'submitting'])
  expect((await store.listUnmatched([owner], { limit: 10 })).length).toBe(3)
  await receiveEvents(store, [{ ...event, amount: '1', destinationEnd: named.destinationEnd }])
  expect(await readState(store, named)).toBe('succeeded')
})

test('a settlement event that names a set and one of its rows settles the row and not the set', async () => {
  const store = await emptyStore()
  const rows = ['r1', 'r2'].map((reference) => ({ reference, amount: '5' }))
  const claim = withdrawClaim(newOwner(), { kind: 'reconcileRepayments', amount: '10', rows })
  await store.claim(claim)
  const event = { kind: 'reconcileRepayments', customerPartnerId: claim.owner.id } as const
  await receiveEvents(store, [{ ...event, reference: claim.id, transactionReference: 'r1', amount: '5' }])
  const half = await store.findOperation([claim.owner], claim.id)
  expect([half?.state, half?.rows]).toEqual(['submitting', { total: 2, succeeded: 1, failed: 0 }])
})
