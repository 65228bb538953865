import type { Database } from '../../../src/database/Database.ts'
import { checkCalls } from './checkCalls.ts'
import { checkFacts } from './checkFacts.ts'
import { checkInbox } from './checkInbox.ts'
import { checkOperations } from './checkOperations.ts'
import { createWorld } from './createWorld.ts'
import { readLedger, type LedgerOperation } from './readLedger.ts'
import type { Step } from './Step.ts'
import type { Sent, World } from './World.ts'
import type { Moment } from './Moment.ts'
import { assertHolds } from './assertHolds.ts'
import { fits } from './fits.ts'

const open = ['submitting', 'accepted', 'unknown']
const matchWindow = 259_200_000

/** When everything has come to rest: no sender is left, every kept webhook was read, and what it says has found its operation. */
async function checkEnd({ database }: World): Promise<void> {
  const { operations, events, deliveries } = await readLedger(database)
  const all = [...operations.values()]
  for (const operation of all) {
    assertHolds(operation.state !== 'submitting', 'A dead sender leaves unknown', operation)
  }
  for (const delivery of deliveries) {
    assertHolds(delivery.applied_at !== null, 'A kept webhook is read in the end', delivery)
  }
  for (const event of events) {
    if (event.state !== 'unmatched' || event.customer_partner_id === null) continue
    const own = all.filter(
      ({ owner_id, kind }) => owner_id === event.customer_partner_id && kind === event.kind,
    )
    // One that names an operation and says another amount or account of it is an operator's.
    if (own.some((operation) => event.reference === operation.id && !fits(event, operation))) continue
    // A reference that the service gave to one operation and a client chose for another names two.
    if (event.reference !== null && own.some((operation) => event.reference === operation.service_reference))
      continue
    // One of several that may be about the same is a person's, and so is one of several that conflict with each other.
    if (event.candidates !== null) continue
    const others = events.filter(
      ({ id, state, amount, destination_hash }) =>
        id !== event.id &&
        state === 'unmatched' &&
        amount === event.amount &&
        destination_hash === event.destination_hash,
    )
    const missed = own.find((operation) => {
      if (operation.created_at > event.received_at) return false
      const isNamed = event.reference === operation.id
      const isAlike =
        event.kind === 'withdraw' &&
        event.amount === operation.amount &&
        event.destination_hash === operation.destination_hash
      const isLate = operation.created_at < event.received_at - matchWindow
      return isNamed || (isAlike && !isLate && others.length === 0 && open.includes(operation.state))
    })
    assertHolds(missed === undefined, 'A settlement event finds the operation that waits for it', {
      event,
      missed,
    })
  }
}

const tables = [
  'onlend_drafts',
  'onlend_uploads',
  'onlend_events',
  'onlend_deliveries',
  'onlend_change_events',
  'onlend_operation_rows',
  'onlend_operations',
  'onlend_owners',
]

/** Deleting the few rows of one interleaving is ten times as quick as emptying the files of every table, and leaves dead rows behind. */
const runsBetweenTruncations = 200

/** Empties the tables before the run with this number. */
async function emptyLedger(database: Database, run: number): Promise<void> {
  if (run % runsBetweenTruncations === 0) {
    await database.query(`truncate ${tables.join(', ')}`)
    return
  }
  for (const table of tables) await database.query(`delete from ${table}`)
}

const taken = ['accepted', 'stale', 'succeeded', 'failed']

/** What people were answered agrees with the ledger. */
function checkAnswers(moment: Moment, answered: Set<Sent>): void {
  for (const sent of moment.world.sent) {
    if (!sent.answer || answered.has(sent)) continue
    answered.add(sent)
    checkAnswer(moment, sent, sent.answer)
  }
}

function checkAnswer({ world, after }: Moment, sent: Sent, answer: NonNullable<Sent['answer']>): void {
  const { status, code } = answer
  const operation = after.operations.get(`${sent.owner}/${sent.key}`)
  const facts = { answer, operation }
  const wasCalled = world.calls.some((call) => call.sent === sent)
  const isSame = operation?.payload_hash === sent.payloadHash
  if (answer.replayed) assertHolds(!wasCalled, 'A replay makes no call', facts)
  if (status < 300) {
    assertHolds(taken.includes(operation?.state ?? ''), 'A yes stands in the ledger', facts)
    assertHolds(isSame, 'A yes is about what was asked', facts)
  } else if (code === null || code === 'credentials_refused' || code === 'upstream_unreachable') {
    assertHolds(operation?.state === 'rejected', 'A no stands in the ledger', facts)
  } else if (code === 'possible_duplicate' || code === 'store_unavailable') {
    assertHolds(!wasCalled, 'What is held back or not written down is not sent', facts)
  } else if (code === 'idempotency_key_reused') {
    assertHolds(!wasCalled, 'A key of another request is not sent', facts)
    assertHolds(operation !== undefined && !isSame, 'A reused key stands for something else', facts)
  } else {
    const isOpen = code === 'outcome_unknown' || code === 'operation_in_flight'
    assertHolds(isOpen && operation !== undefined, 'What may have been sent stands in the ledger', facts)
  }
}

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

/** A file goes along with the write that the service has taken, in the same step, and stays whatever else becomes of a write. */
function checkFiles({ world, after }: Moment): void {
  for (const { id, operation_id } of after.uploads) {
    if (operation_id === null) assertHolds(world.files.here.has(id), 'A file that waits has its bytes', id)
  }
  for (const id of world.files.staged) {
    const [owner, key] = [id.slice(0, 4), id.slice(5)]
    const operation = after.operations.get(`${owner}/${key}`)
    const isTaken = operation?.kind === 'registerCustomer' && operation.accepted_at !== null
    const waits = after.uploads.some((upload) => upload.id === id && upload.operation_id === null)
    assertHolds(waits === !isTaken, 'A file waits until a write has taken it along, and not longer', {
      id,
      operation,
    })
  }
}

/** Every change that a person could see has a change event, and an owner's numbers have no gap. */
function checkChangeEvents({ before, after }: Moment): void {
  const next = new Map<string, number>()
  for (const { owner_id, sequence } of after.changeEvents) {
    const expected = (next.get(owner_id) ?? 0) + 1
    assertHolds(sequence === expected, 'The change events of an owner are numbered without a gap', {
      owner_id,
      sequence,
    })
    next.set(owner_id, expected)
  }
  const fresh = after.changeEvents.slice()
  for (const { owner_id, sequence } of before.changeEvents) {
    const at = fresh.findIndex(
      (changeEvent) => changeEvent.owner_id === owner_id && changeEvent.sequence === sequence,
    )
    assertHolds(at !== -1, 'A change event stays', { owner_id, sequence })
    fresh.splice(at, 1)
  }
  for (const [key, operation] of after.operations) {
    const earlier = before.operations.get(key)
    if (earlier && visible(earlier) === visible(operation)) continue
    const isTold = fresh.some(
      ({ owner_id, operation_id }) => owner_id === operation.owner_id && operation_id === operation.id,
    )
    assertHolds(isTold, 'A change has a change event', operation)
  }
}

function visible({ updated_at: _, ...shown }: LedgerOperation): string {
  return JSON.stringify(shown)
}
