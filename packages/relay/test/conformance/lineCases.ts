import assert from 'node:assert/strict'
import type { CallOutcome, Claim } from '../../src/ledger/OperationStore.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { newOwner } from './newOwner.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const now = 1_700_000_001_000
const outcome = (state: CallOutcome['state']): CallOutcome => {
  return { ...acceptedOutcome(now), state, answer: null, serviceMessage: null }
}

/** A set of two rows, each of which is the money of a line. */
function setClaim(changes: Partial<Claim> = {}, hashes: readonly string[] = ['line 1', 'line 2']): Claim {
  const rows = hashes.map((_, at) => ({ reference: `${crypto.randomUUID()}-${at}`, amount: '5' }))
  const statementLines = hashes.map((hash, position) => ({ hash, positions: [position] }))
  return withdrawClaim(newOwner(), { kind: 'reconcileRepayments', rows, statementLines, ...changes })
}

const resolve = (store: RelayStore, key: Claim, changes: { lineHash?: string; fourEyes?: boolean } = {}) =>
  store.resolve({
    ...{ key, by: 'olu', fourEyes: changes.fourEyes ?? false, now },
    said: {
      ...{ outcome: 'succeeded', evidence: { text: 'x', reference: null, at: null } },
      lineHash: changes.lineHash ?? null,
    },
  })

/** Which operation a line of a bank's statement belongs to. */
export const lineCases: readonly StoreCase[] = [
  {
    name: 'a line is held by one operation of its owner, and by another owner’s as well',
    async run(store) {
      const first = setClaim()
      const { owner } = first
      assert.equal((await store.claim(first)).type, 'claimed')
      const again = await store.claim(setClaim({ owner }, ['line 3', 'line 2']))
      assert.deepEqual(again, { type: 'lineCredited', rows: [1], operations: [first.id] })
      assert.equal((await store.claim(first)).type, 'known')
      assert.equal((await store.claim(setClaim({ owner }, ['line 3']))).type, 'claimed')
      assert.equal((await store.claim(setClaim())).type, 'claimed')
    },
  },
  {
    name: 'of claims with one line that are made at once, one is let through',
    async run(store) {
      const owner = newOwner()
      const results = await Promise.all(
        Array.from({ length: 10 }, () => store.claim(setClaim({ owner }, ['line 1']))),
      )
      const types = results.map(({ type }) => type)
      assert.deepEqual(types.sort(), ['claimed', ...Array.from({ length: 9 }, () => 'lineCredited')])
    },
  },
  {
    name: 'a set that was refused gives its lines up, one whose outcome is unknown does not',
    async run(store) {
      for (const [state, expected] of [
        ['rejected', 'claimed'],
        ['unknown', 'lineCredited'],
        ['accepted', 'lineCredited'],
      ] as const) {
        const first = setClaim()
        await store.claim(first)
        await store.record(first, outcome(state))
        assert.equal((await store.claim(setClaim({ owner: first.owner }))).type, expected)
      }
    },
  },
  {
    name: 'a line is evidence for one operation, from the proposal on, until another proposal takes its place',
    async run(store) {
      const first = withdrawClaim(newOwner())
      const { owner } = first
      const other = withdrawClaim(owner)
      for (const claim of [first, other]) {
        await store.claim(claim)
        await store.record(claim, outcome('unknown'))
      }
      assert.equal((await resolve(store, first, { lineHash: 'line 1', fourEyes: true })).type, 'proposed')
      const used = await resolve(store, other, { lineHash: 'line 1' })
      assert.deepEqual(used, { type: 'lineUsed', operations: [first.id] })
      assert.equal((await store.claim(setClaim({ owner }, ['line 1']))).type, 'lineCredited')
      assert.equal((await resolve(store, first, { lineHash: 'line 2', fourEyes: true })).type, 'proposed')
      assert.equal((await resolve(store, other, { lineHash: 'line 1' })).type, 'resolved')
      assert.equal((await resolve(store, first, { lineHash: 'line 1' })).type, 'lineUsed')
      assert.equal((await resolve(store, first, { lineHash: 'line 2' })).type, 'resolved')
    },
  },
]
