import assert from 'node:assert/strict'
import type { OperatorResolution, ResolutionResult, CallOutcome } from '../../src/ledger/OperationStore.ts'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { appliedReading } from './appliedReading.ts'
import { receiveEvents } from './receiveEvents.ts'
import { newOwner } from './newOwner.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const { now } = appliedReading
const evidence = { text: 'On the statement\0', reference: 'ST-1', at: 5 }
const kept = { ...evidence, text: 'On the statement\ufffd' }
const lost: CallOutcome = {
  ...{ state: 'unknown', answer: null, refusal: null, serviceMessage: null, result: null },
  now,
}
const failed = { said: { outcome: 'failed', evidence }, by: 'olu', fourEyes: false, now } as const
const getId = (result: ResolutionResult): string =>
  result.type === 'proposed' ? (result.operation.proposal?.id ?? '') : ''

/** What operators decide about operations without an outcome, or with a doubtful one. */
export const resolutionCases: readonly StoreCase[] = [
  {
    name: 'an operation that awaits its outcome is resolved once, with the evidence, and no longer waits for an operator',
    async run(store) {
      const key = withdrawClaim(newOwner())
      await store.claim(key)
      const resolve = (changes: Partial<OperatorResolution> = {}): Promise<ResolutionResult> =>
        store.resolve({ key, ...failed, ...changes })
      // It may still be on its way.
      assert.equal((await resolve()).type, 'notResolvable')
      await store.record(key, lost)
      const isListed = async (): Promise<boolean> =>
        (await store.listAttention('sandbox', { limit: 10_000 })).some(({ id }) => id === key.id)
      assert.equal(await isListed(), true)
      const countUnknown = async (): Promise<number> =>
        (await store.attention('sandbox')).waiting.unknown.count
      const unknown = await countUnknown()
      const result = await resolve()
      assert.ok(result.type === 'resolved')
      const { state, matched, resolution, settledAt } = result.operation
      assert.deepEqual([state, matched, settledAt], ['failed', 'resolved', now])
      assert.deepEqual(resolution, {
        outcome: 'failed',
        evidence: kept,
        by: 'olu',
        confirmedBy: null,
        at: now,
      })
      assert.deepEqual([await isListed(), await countUnknown()], [false, unknown - 1])
      assert.equal((await resolve()).type, 'notResolvable')
      assert.equal((await resolve({ key: { owner: newOwner(), id: key.id } })).type, 'notFound')
    },
  },
  {
    name: 'of two operators who resolve at once, one does',
    async run(store) {
      const key = withdrawClaim(newOwner())
      await store.claim(key)
      await store.record(key, lost)
      const results = await Promise.all(
        ['olu', 'ife', 'ada'].map((by) => store.resolve({ key, ...failed, by })),
      )
      assert.equal(results.filter(({ type }) => type === 'resolved').length, 1)
      assert.equal((await store.listResolutions(key)).length, 1)
    },
  },
  {
    name: 'where two are asked for, the newest proposal is confirmed, by another person, and each step is in the audit',
    async run(store) {
      const key = withdrawClaim(newOwner())
      await store.claim(key)
      await store.record(key, lost)
      const propose = { key, ...failed, fourEyes: true }
      const older = getId(await store.resolve(propose))
      const newer = getId(await store.resolve({ ...propose, now: now + 1 }))
      const confirm = (confirms: string, by: string): Promise<ResolutionResult> =>
        store.resolve({ ...propose, said: { confirms }, by })
      assert.deepEqual((await store.findOperation([key.owner], key.id))?.state, 'unknown')
      assert.equal((await confirm(older, 'ife')).type, 'notResolvable')
      assert.equal((await confirm(newer, 'olu')).type, 'samePerson')
      assert.equal((await confirm(newer, 'ife')).type, 'resolved')
      const audit = await store.listResolutions(key)
      assert.deepEqual(
        audit.map(({ step, by, confirms, stateBefore }) => [step, by, confirms, stateBefore]),
        [
          ['proposed', 'olu', null, 'unknown'],
          ['proposed', 'olu', null, 'unknown'],
          ['confirmed', 'ife', newer, 'unknown'],
        ],
      )
      assert.deepEqual(audit.at(-1)?.evidence, kept)
    },
  },
  {
    name: 'a resolution ends a conflict; evidence that conflicts with it later is kept, and is one again',
    async run(store) {
      const key = withdrawClaim(newOwner())
      const about = { customerPartnerId: key.owner.id, reference: key.id }
      await store.claim(key)
      await store.record(key, acceptedOutcome(now))
      await receiveEvents(store, [about])
      await receiveEvents(store, [{ ...about, outcome: 'failed', message: 'Returned' }])
      const { conflicts } = (await store.attention('sandbox')).waiting
      const result = await store.resolve({ key, ...failed })
      assert.ok(result.type === 'resolved')
      assert.deepEqual([result.operation.state, result.operation.conflict], ['failed', false])
      assert.equal((await store.attention('sandbox')).waiting.conflicts.count, conflicts.count - 1)
      await receiveEvents(store, [about])
      const after = await store.findOperation([key.owner], key.id)
      assert.deepEqual(
        [
          after?.state,
          after?.conflict,
          after?.laterEvidence.map(({ outcome, message }) => [outcome, message]),
        ],
        [
          'failed',
          true,
          [
            ['failed', 'Returned'],
            ['succeeded', null],
          ],
        ],
      )
    },
  },
  {
    name: 'a success that was undone becomes reversed, by an event that names it or by an operator',
    async run(store) {
      for (const undo of ['event', 'operator'] as const) {
        const key = withdrawClaim(newOwner())
        const about = { customerPartnerId: key.owner.id, reference: key.id }
        await store.claim(key)
        await receiveEvents(store, [about])
        if (undo === 'event')
          await receiveEvents(store, [{ ...about, outcome: 'reversed' }], { now: now + 1 })
        else {
          const said = { outcome: 'reversed', evidence } as const
          assert.equal((await store.resolve({ key, ...failed, said, now: now + 1 })).type, 'resolved')
        }
        const after = await store.findOperation([key.owner], key.id)
        assert.deepEqual([after?.state, after?.settledAt, after?.reversedAt], ['reversed', now, now + 1])
      }
    },
  },
  {
    name: 'a set is resolved for the rows that still await their outcome, and fails when any row did',
    async run(store) {
      const rows = ['one', 'two', 'three'].map((reference) => ({ reference, amount: null }))
      const key = withdrawClaim(newOwner(), { kind: 'reconcileRepayments', rows })
      const about = { kind: 'reconcileRepayments', customerPartnerId: key.owner.id } as const
      await store.claim(key)
      await store.record(key, acceptedOutcome(now))
      await receiveEvents(store, [
        { ...about, transactionReference: 'two', outcome: 'failed', message: 'Closed' },
      ])
      assert.equal(
        (await store.resolve({ key, ...failed, said: { outcome: 'reversed', evidence } })).type,
        'notResolvable',
      )
      const said = { outcome: 'succeeded', evidence } as const
      const result = await store.resolve({ key, ...failed, said })
      assert.ok(result.type === 'resolved')
      assert.deepEqual(
        [result.operation.state, result.operation.rows],
        ['failed', { total: 3, succeeded: 2, failed: 1 }],
      )
      const listed = await store.listRows(key, -1, 10)
      assert.deepEqual(
        listed.map(({ state, message }) => [state, message]),
        [
          ['succeeded', kept.text],
          ['failed', 'Closed'],
          ['succeeded', kept.text],
        ],
      )
    },
  },
]
