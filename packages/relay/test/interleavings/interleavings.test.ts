import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSharedDatabase } from '../openSharedDatabase.ts'
import { testDatabase } from '../testDatabase.ts'
import { examples } from './support/examples.ts'
import { interleaving } from './support/interleaving.ts'
import { type Reached, runInterleaving } from './support/runInterleaving.ts'
import { transitions } from './support/transitions.ts'

test('S56, S57, S58, S60, S64, S66, S67, S69: the ledger keeps its promises in the orders of events that are known to be hard, and in a few others', async () => {
  await testDatabase()
  const reached: Reached = {
    moves: new Set(),
    crashes: new Set(),
    answers: new Set(),
    replies: new Set(),
    meetings: new Set(),
    calls: 0,
    runs: 0,
  }
  const others = fc.sample(interleaving, { numRuns: 4, seed: 20_260_302 })
  for (const { instances, steps } of [...examples.map(([example]) => example), ...others])
    await runInterleaving({ database: await openSharedDatabase(), instances, steps, reached })
  // A run that never got somewhere has shown nothing about it.
  // Nothing here waits for approval: approvals.deep.test.ts is about that.
  // No settlement event here tells of a reversal: those moves are in transitions.deep.test.ts and reversals.test.ts.
  const moves = Object.entries(transitions)
    .flatMap(([from, to]) => to.map((state) => `${from} -> ${state}`))
    .filter((move) => !move.endsWith(' -> reversed') && !move.startsWith('awaiting_approval'))
  expect([...reached.moves].sort()).toEqual(moves.sort())
  expect([...reached.crashes]).toEqual(
    expect.arrayContaining(['before claim', 'after claim', 'call', 'before record', 'after record']),
  )
  // The person was told first, and the late answer was recorded after.
  expect([...reached.replies]).toEqual(expect.arrayContaining(['lateAccepted', 'lateRefused']))
  expect([...reached.meetings].sort()).toEqual(['ambiguous', 'facts', 'reference'])
  expect([...reached.answers]).toEqual(
    expect.arrayContaining([
      ...['200', '422', 'idempotency_key_reused', 'operation_in_flight', 'outcome_unknown'],
      ...['possible_duplicate', 'store_unavailable'],
    ]),
  )
})
