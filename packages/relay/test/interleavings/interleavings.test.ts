import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '../../src/database/Database.ts'
import { migrate } from '../../src/migrate.ts'
import { openOwnDatabase } from '../openOwnDatabase.ts'
import { examples } from './support/examples.ts'
import { interleaving } from './support/interleaving.ts'
import { type Reached, runInterleaving } from './support/runInterleaving.ts'
import { transitions } from './support/transitions.ts'

const runs = Number(process.env.INTERLEAVINGS_RUNS ?? 120)
/** Another one each day in continuous integration, so that every run tries new orders; the seed that is printed finds the same ones again. */
const today = process.env.CI ? Number(new Date().toISOString().slice(0, 10).replaceAll('-', '')) : 20_260_302
/** The deep run asks twice, on a core each: the second time for other orders, which no other day begins with. */
const share = Number(process.env.INTERLEAVINGS_SHARE ?? 0)
const seed = Number(process.env.INTERLEAVINGS_SEED ?? today + share * 100_000_000)

let database: Database | null = null
afterAll(() => database?.close())

test('S56, S57, S58, S60, S64, S66, S67, S69: the ledger keeps its promises in every order of events', {
  timeout: 60_000 + runs * 1_000,
}, async () => {
  // Its own: what an earlier test left running must not write into an interleaving.
  database = await openOwnDatabase()
  await migrate(database)
  const reached: Reached = {
    moves: new Set(),
    crashes: new Set(),
    answers: new Set(),
    replies: new Set(),
    meetings: new Set(),
    calls: 0,
    runs: 0,
  }
  const own = database
  const property = fc.asyncProperty(interleaving, ({ instances, steps }) =>
    runInterleaving({ database: own, instances, steps, reached }),
  )
  console.info(`${runs} interleavings, INTERLEAVINGS_SEED=${seed}`)
  await fc.assert(property, { numRuns: runs, seed, examples })

  // A run that never got somewhere has shown nothing about it.
  // Nothing here waits for approval: approvals.test.ts is about that.
  // The settlement events here are the default parser's, which tells of no reversal: those moves are in transitions.test.ts and reversals.test.ts.
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
      '200',
      '422',
      'idempotency_key_reused',
      'operation_in_flight',
      'outcome_unknown',
      'possible_duplicate',
      'store_unavailable',
    ]),
  )
})
