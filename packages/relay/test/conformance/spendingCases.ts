import assert from 'node:assert/strict'
import type { Claim, ClaimResult } from '../../src/ledger/OperationStore.ts'
import type { SpendingCheck } from '../../src/ledger/spending/SpendingCheck.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { newOwner } from './newOwner.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const { now } = withdrawClaim(newOwner())
const day = 86_400_000

/** Nothing is limited until `changes` say so; the amount is that of `withdrawClaim`. */
function spending(changes: Partial<SpendingCheck> = {}): SpendingCheck {
  return {
    ...{ currency: 'NGN', amount: '100', stepUp: 'done', destination: null },
    ...{ perOperation: null, perPersonAndDay: null, perPartnerAndDay: null },
    day: { from: now - 1_000, until: now + day },
    ...changes,
  }
}

const newPerson = (): string => `person-${crypto.randomUUID()}`

function getRefusal(result: ClaimResult): unknown {
  assert.ok(result.type === 'notAllowed', result.type)
  return result.refusal
}

/** Claims of one person for different partners, since those of one partner come in one order anyway. */
function createClaims(actor: string, count: number, check: SpendingCheck): Claim[] {
  return Array.from({ length: count }, () => withdrawClaim(newOwner(), { actor, spending: check }))
}

async function claimAs(store: RelayStore, actor: string, changes: Partial<Claim> = {}): Promise<ClaimResult> {
  const check = spending({ perPersonAndDay: '250' })
  return store.claim(withdrawClaim(newOwner(), { actor, spending: check, ...changes }))
}

/** What people may move. */
export const spendingCases: readonly StoreCase[] = [
  {
    name: 'S104: of many operations of one person at once, for different partners, no more than the limit of the day pass',
    async run(store) {
      const claims = createClaims(newPerson(), 12, spending({ perPersonAndDay: '300' }))
      // The first meeting with an owner alone may put whatever comes together in one order.
      for (const { owner } of claims) await store.claim(withdrawClaim(owner, { actor: newPerson() }))
      const results = await Promise.all(claims.map((claim) => store.claim(claim)))
      assert.equal(results.filter(({ type }) => type === 'claimed').length, 3)
      assert.equal(results.filter(({ type }) => type === 'notAllowed').length, 9)
    },
  },
  {
    name: 'S104: of many operations of one partner at once, by different persons, no more than the limit of the day pass',
    async run(store) {
      const owner = newOwner()
      const check = spending({ perPartnerAndDay: '250.50' })
      const claims = Array.from({ length: 8 }, () =>
        withdrawClaim(owner, { actor: newPerson(), spending: check }),
      )
      const results = await Promise.all(claims.map((claim) => store.claim(claim)))
      assert.equal(results.filter(({ type }) => type === 'claimed').length, 2)
      const refused = results.find(({ type }) => type === 'notAllowed')
      assert.ok(refused)
      assert.deepEqual(getRefusal(refused), {
        code: 'limit_exceeded',
        limit: {
          ...{ control: 'partnerDay', limit: '250.50', used: '200', currency: 'NGN' },
          until: now + day,
        },
      })
      // Nothing was written of what did not pass.
      assert.equal((await store.listOperations(owner, 20)).length, 2)
    },
  },
  {
    name: 'S104: what may have moved money counts, and what did not move any does not',
    async run(store) {
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
        assert.equal((await claimAs(store, actor)).type, expected, state)
      }
    },
  },
  {
    name: 'S104: only operations of the same kind, currency and day count, and those from before there were rules',
    async run(store) {
      const counted = async (changes: Partial<Claim>): Promise<boolean> => {
        const actor = newPerson()
        await store.claim(withdrawClaim(newOwner(), { actor, amount: '200', ...changes }))
        return (await claimAs(store, actor)).type === 'notAllowed'
      }
      assert.equal(await counted({ spending: null }), true)
      assert.equal(await counted({ spending: spending() }), true)
      assert.equal(await counted({ spending: spending({ currency: 'GHS' }) }), false)
      assert.equal(await counted({ kind: 'requestDrawdown' }), false)
      assert.equal(await counted({ now: now - 1_001 }), false)
      assert.equal(await counted({ now: now - 1_000 }), true)
      // Less than nothing makes no room.
      const actor = newPerson()
      await store.claim(withdrawClaim(newOwner(), { actor, amount: '-1000' }))
      await store.claim(withdrawClaim(newOwner(), { actor, amount: '200' }))
      assert.equal((await claimAs(store, actor)).type, 'notAllowed')
    },
  },
  {
    name: 'S104: an operation of more than one may move at once never passes, whatever was moved',
    async run(store) {
      const check = spending({ perOperation: '99.99', perPersonAndDay: '99' })
      const result = await store.claim(withdrawClaim(newOwner(), { spending: check }))
      assert.deepEqual(getRefusal(result), {
        code: 'limit_exceeded',
        limit: { control: 'operation', limit: '99.99', used: null, currency: 'NGN', until: null },
      })
      const tooMuch = spending({ perPersonAndDay: '99' })
      const person = await store.claim(withdrawClaim(newOwner(), { actor: newPerson(), spending: tooMuch }))
      // Waiting does not help either.
      assert.deepEqual(getRefusal(person), {
        code: 'limit_exceeded',
        limit: { control: 'personDay', limit: '99', used: '0', currency: 'NGN', until: null },
      })
    },
  },
  {
    name: 'S104: a key that is known is answered as it is, also where the limit is used up by then',
    async run(store) {
      const claim = withdrawClaim(newOwner(), {
        actor: newPerson(),
        spending: spending({ perPersonAndDay: '100' }),
      })
      assert.equal((await store.claim(claim)).type, 'claimed')
      assert.equal((await store.claim(claim)).type, 'known')
    },
  },
  {
    name: 'S105: a new destination is held from the first attempt on, and one that money has gone to is not',
    async run(store) {
      const owner = newOwner()
      const summary = {
        ...withdrawClaim(owner).summary,
        ...{ method: 'bank', institution: 'GTB' },
      }
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
      assert.deepEqual(getRefusal(await attempt(now)), held(now + 5_000))
      assert.deepEqual(getRefusal(await attempt(now + 4_999)), held(now + 5_000))
      const passed = await attempt(now + 5_000)
      assert.ok(passed.type === 'claimed')
      await store.record(passed.operation, acceptedOutcome(now + 5_000))
      assert.equal(
        (await attempt(now + 5_001, { hash: 'another spelling', coolingOff: day })).type,
        'claimed',
      )
      // The same number at another bank is another destination, and so is the same one of another partner.
      const elsewhere = { hash: 'number at another bank', institution: 'uba' }
      assert.equal((await attempt(now + 5_002, elsewhere)).type, 'notAllowed')
      const foreign = withdrawClaim(newOwner(), { summary, spending: spending({ destination }) })
      assert.equal((await store.claim(foreign)).type, 'notAllowed')
    },
  },
  {
    name: 'S108: a proof is asked for last, when everything else is in order, and leaves nothing behind',
    async run(store) {
      const owner = newOwner()
      const ask = (changes: Partial<SpendingCheck>): Promise<ClaimResult> =>
        store.claim(withdrawClaim(owner, { spending: spending({ stepUp: 'required', ...changes }) }))
      assert.deepEqual(getRefusal(await ask({})), { code: 'step_up_required' })
      assert.equal((await store.listOperations(owner, 5)).length, 0)
      assert.match(JSON.stringify(getRefusal(await ask({ perOperation: '1' }))), /limit_exceeded/)
      assert.equal((await ask({ stepUp: 'done' })).type, 'claimed')
    },
  },
]
