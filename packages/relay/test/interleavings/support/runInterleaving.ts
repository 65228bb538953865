import type { Database } from '../../../src/database/Database.ts'
import { checkAnswers } from './checkAnswers.ts'
import { checkCalls } from './checkCalls.ts'
import { checkFacts } from './checkFacts.ts'
import { checkEnd } from './checkEnd.ts'
import { checkFiles } from './checkFiles.ts'
import { checkInbox } from './checkInbox.ts'
import { checkChangeEvents } from './checkChangeEvents.ts'
import { checkOperations } from './checkOperations.ts'
import { createWorld } from './createWorld.ts'
import { emptyLedger } from './emptyLedger.ts'
import { readLedger } from './readLedger.ts'
import type { Step } from './Step.ts'
import type { Sent, World } from './World.ts'

/** What interleavings reached, so that a run can show that it tried what it claims to. */
export type Reached = {
  moves: Set<string>
  crashes: Set<string>
  answers: Set<string>
  replies: Set<string>
  /** What became of a withdrawal that met an event beside an equal one that is stale, or open as well. */
  meetings: Set<string>
  calls: number
  runs: number
}

type RunInterleavingParameters = {
  /** Empty. */
  database: Database
  instances: 1 | 2
  steps: readonly Step[]
  reached: Reached
}

/**
 * Takes relays through one order of events and checks every promise of the ledger after every step and at the end.
 *
 * @throws Error with the sentence that did not hold.
 */
export async function runInterleaving({
  database,
  instances,
  steps,
  reached,
}: RunInterleavingParameters): Promise<void> {
  await emptyLedger(database, reached.runs)
  reached.runs += 1
  const world = await createWorld(database, instances)
  const answered = new Set<Sent>()
  let before = await readLedger(database)
  const check = async (): Promise<void> => {
    const after = world.isRead ? before : await readLedger(database)
    world.isRead = true
    const moment = { world, before, after }
    checkCalls(moment)
    checkOperations(moment, reached.moves)
    checkChangeEvents(moment)
    checkInbox(moment)
    checkFacts(moment, reached.meetings)
    checkFiles(moment)
    checkAnswers(moment, answered)
    before = after
  }
  world.observe = check
  for (const step of steps) {
    await world.take(step)
    await check()
  }
  await settleWorld(world)
  await checkEnd(world)
  await repeatEveryKey(world)
  for (const point of world.crashes) reached.crashes.add(point)
  for (const { answer } of world.sent) if (answer) reached.answers.add(answer.code ?? String(answer.status))
  for (const { reply } of world.calls) if (reply) reached.replies.add(reply)
  reached.calls += world.calls.length
}

const way = { instance: 0, far: 0, reply: 0 }

/** Everything that still runs ends, leases run out, and a sweep finds what is left. */
async function settleWorld(world: World): Promise<void> {
  await world.settle()
  await world.take({ type: 'sweep', ...way, after: 700_000 })
  await world.settle()
}

/** Every key once more, after everything: the ledger knows each, and none goes out. */
async function repeatEveryKey(world: World): Promise<void> {
  const calls = world.calls.length
  const known = [...(await readLedger(world.database)).operations.keys()]
  for (const owner of [0, 1]) {
    for (const key of [0, 1, 2]) {
      if (!known.includes(`${owner === 0 ? 'cp_a' : 'cp_b'}/key-000${key}`)) continue
      await world.take({ type: 'send', ...way, owner, key, payload: 0, confirm: true })
      await world.settle()
    }
  }
  if (world.calls.length > calls) throw new Error('A key that the ledger knows was sent again')
}
