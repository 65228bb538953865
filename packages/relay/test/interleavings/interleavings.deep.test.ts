import * as fc from 'fast-check'
import { test } from 'vitest'
import { daySeed } from '../daySeed.ts'
import { openSharedDatabase } from '../openSharedDatabase.ts'
import { testDatabase } from '../testDatabase.ts'
import { examples } from './support/examples.ts'
import { interleaving } from './support/interleaving.ts'
import { type Reached, runInterleaving } from './support/runInterleaving.ts'

/** All but one of the moves, crash points and answers that 400 orders reach are reached by the 120th; a new seed each day adds more than more runs of one. */
const runs = Number(process.env.INTERLEAVINGS_RUNS ?? 120)
const seed = Number(process.env.INTERLEAVINGS_SEED ?? daySeed)

test('S56, S57, S58, S60, S64, S66, S67, S69: the ledger keeps its promises in every order of events', {
  timeout: 60_000 + runs * 2_000,
}, async () => {
  await testDatabase()
  const database = await openSharedDatabase()
  const reached: Reached = {
    moves: new Set(),
    crashes: new Set(),
    answers: new Set(),
    replies: new Set(),
    meetings: new Set(),
    calls: 0,
    runs: 0,
  }
  const property = fc.asyncProperty(interleaving, ({ instances, steps }) =>
    runInterleaving({ database, instances, steps, reached }),
  )
  console.info(`${runs} interleavings, INTERLEAVINGS_SEED=${seed}`)
  await fc.assert(property, { numRuns: runs, seed, examples })
})
