import { assert, expect, test } from 'vitest'
import { newPerson, spending } from '../../../test/claims.ts'
import { emptyStore } from '../../../test/emptyStore.ts'
import type { Claim, ClaimResult } from '../Claim.ts'
import type { SpendingCheck } from './SpendingCheck.ts'
import type { RelayStore } from '../../RelayStore.ts'
import { acceptedOutcome, newOwner, withdrawClaim } from '../../../test/storeFixtures.ts'

const { now } = withdrawClaim(newOwner())

const day = 86_400_000

function getRefusal(result: ClaimResult): unknown {
  assert(result.type === 'notAllowed', result.type)
  return result.refusal
}

async function claimAs(store: RelayStore, actor: string, changes: Partial<Claim> = {}): Promise<ClaimResult> {
  const check = spending({ perPersonAndDay: '250' })
  return store.claim(withdrawClaim(newOwner(), { actor, spending: check, ...changes }))
}

test('S104: what may have moved money counts, and what did not move any does not', async () => {
  const store = await emptyStore()
  const outcomes = [
    ['accepted', 'notAllowed'],
    ['unknown', 'notAllowed'],
    ['rejected', 'claimed'],
  ] as const
  for (const [state, expected] of outcomes) {
    const actor = newPerson()
    const first = withdrawClaim(newOwner(), { actor, spending: spending() })
    await store.claim(first)
    await store.record(first, { ...acceptedOutcome(now), state })
    await claimAs(store, actor)
    expect((await claimAs(store, actor)).type, state).toBe(expected)
  }
})

test('S104: only operations of the same kind, currency and day count, and those from before there were rules', async () => {
  const store = await emptyStore()
  const counted = async (changes: Partial<Claim>): Promise<boolean> => {
    const actor = newPerson()
    await store.claim(withdrawClaim(newOwner(), { actor, amount: '200', ...changes }))
    return (await claimAs(store, actor)).type === 'notAllowed'
  }
  expect(await counted({ spending: null })).toBe(true)
  expect(await counted({ spending: spending() })).toBe(true)
  expect(await counted({ spending: spending({ currency: 'GHS' }) })).toBe(false)
  expect(await counted({ kind: 'requestDrawdown' })).toBe(false)
  expect(await counted({ now: now - 1_001 })).toBe(false)
  expect(await counted({ now: now - 1_000 })).toBe(true)
  // Less than nothing makes no room.
  const actor = newPerson()
  await store.claim(withdrawClaim(newOwner(), { actor, amount: '-1000' }))
  await store.claim(withdrawClaim(newOwner(), { actor, amount: '200' }))
  expect((await claimAs(store, actor)).type).toBe('notAllowed')
})

test('S104: an operation of more than one may move at once never passes, whatever was moved', async () => {
  const store = await emptyStore()
  const check = spending({ perOperation: '99.99', perPersonAndDay: '99' })
  const result = await store.claim(withdrawClaim(newOwner(), { spending: check }))
  expect(getRefusal(result)).toEqual({
    code: 'limit_exceeded',
    limit: { control: 'operation', limit: '99.99', used: null, currency: 'NGN', until: null },
  })
  const tooMuch = spending({ perPersonAndDay: '99' })
  const person = await store.claim(withdrawClaim(newOwner(), { actor: newPerson(), spending: tooMuch }))
  // Waiting does not help either.
  expect(getRefusal(person)).toEqual({
    code: 'limit_exceeded',
    limit: { control: 'personDay', limit: '99', used: '0', currency: 'NGN', until: null },
  })
})

test('S104: a key that is known is answered as it is, also where the limit is used up by then', async () => {
  const store = await emptyStore()
  const claim = withdrawClaim(newOwner(), {
    actor: newPerson(),
    spending: spending({ perPersonAndDay: '100' }),
  })
  expect((await store.claim(claim)).type).toBe('claimed')
  expect((await store.claim(claim)).type).toBe('known')
})

test('S105: a new destination is held from the first attempt on, and one that money has gone to is not', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  const summary = { ...withdrawClaim(owner).summary, method: 'bank', institution: 'GTB' } as const
  const destination = {
    ...{ hash: 'number at a bank', accountHash: 'hash-of-account' },
    ...{ method: 'bank', institution: 'gtb', coolingOff: 5_000 },
  }
  const attempt = (at: number, changes: Partial<typeof destination> = {}): Promise<ClaimResult> =>
    store.claim(
      withdrawClaim(owner, {
        ...{ now: at, summary },
        spending: spending({ destination: { ...destination, ...changes } }),
      }),
    )
  const held = (until: number) => ({
    code: 'destination_held',
    limit: { control: 'destination', limit: null, used: null, currency: 'NGN', until },
  })
  expect(getRefusal(await attempt(now))).toEqual(held(now + 5_000))
  expect(getRefusal(await attempt(now + 4_999))).toEqual(held(now + 5_000))
  const passed = await attempt(now + 5_000)
  assert(passed.type === 'claimed')
  await store.record(passed.operation, acceptedOutcome(now + 5_000))
  expect((await attempt(now + 5_001, { hash: 'another spelling', coolingOff: day })).type).toBe('claimed')
  // The same number at another bank is another destination, and so is the same one of another partner.
  const elsewhere = { hash: 'number at another bank', institution: 'uba' }
  expect((await attempt(now + 5_002, elsewhere)).type).toBe('notAllowed')
  const foreign = withdrawClaim(newOwner(), { summary, spending: spending({ destination }) })
  expect((await store.claim(foreign)).type).toBe('notAllowed')
})

test('S108: a proof is asked for last, when everything else is in order, and leaves nothing behind', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  const ask = (changes: Partial<SpendingCheck>): Promise<ClaimResult> =>
    store.claim(withdrawClaim(owner, { spending: spending({ stepUp: 'required', ...changes }) }))
  expect(getRefusal(await ask({}))).toEqual({ code: 'step_up_required' })
  expect((await store.listOperations(owner, 5)).length).toBe(0)
  expect(JSON.stringify(getRefusal(await ask({ perOperation: '1' })))).toMatch(/limit_exceeded/)
  expect((await ask({ stepUp: 'done' })).type).toBe('claimed')
})
