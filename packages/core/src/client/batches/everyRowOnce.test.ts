import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../testing/seededRandom.ts'
import { settle } from '../../testing/settle.ts'
import type { Batch, BatchKind, BatchRow } from './Batch.ts'
import type { OpenBatch, StartBatch } from './Batches.ts'
import { openBatch } from './openBatch.ts'
import { startBatch } from './startBatch.ts'
import { createDevice, createLocks } from './test/createDevice.ts'
import { createModelRelay, type Fault } from './test/createModelRelay.ts'
import { makePayments } from './test/makePayments.ts'
import { makeRows } from './test/makeRows.ts'

const faults: readonly Fault[] = [
  'lostBefore',
  'lostAfter',
  'timeout',
  'timeout',
  'timeout',
  'late',
  'busy',
  'away',
  'serviceBusy',
  'serviceRefuses',
  'serviceUnknown',
]

/** Pages that are open at the same time: on which device, and after how many requests each is closed. */
const pages = fc.array(
  fc.record({ device: fc.nat(1), lives: fc.integer({ min: 1, max: 40 }), doubles: fc.boolean() }),
  { minLength: 1, maxLength: 3 },
)
const story = fc.record({
  kind: fc.constantFrom('registerTransactions', 'reconcileRepayments'),
  /** Of repayments: how many loans each line of the statement pays, over and over. */
  groups: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
  /** Of its lines: those that a colleague has credited before. */
  colleagues: fc.array(fc.nat(40), { maxLength: 6 }),
  rows: fc.integer({ min: 1, max: 120 }),
  pieceSize: fc.integer({ min: 1, max: 30 }),
  relayMost: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
  /** What the service takes at once, from the beginning and later. */
  serviceMost: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 2 }),
  faultRate: fc.constantFrom(0, 0.1, 0.3),
  firstLives: fc.integer({ min: 1, max: 60 }),
  rounds: fc.array(pages, { maxLength: 3 }),
  seed: fc.nat(),
})

type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never

/** Presses what a person would press, until nothing is left to be sent; `false` where it never ends. */
async function pressOn(
  batch: Pick<OpenBatch, 'get' | 'send' | 'skip' | 'leaveOutCredited'>,
): Promise<boolean> {
  for (let presses = 0; presses < 400; presses += 1) {
    await batch.send()
    const { state, pieces } = batch.get()
    if (state === 'sent') return true
    const refused = pieces.find((piece) => piece.state === 'refused' && piece.isLeftOut !== true)
    if (state === 'stopped' && refused?.problem?.creditedRows.length)
      batch.leaveOutCredited(refused.operationId)
    else if (state === 'stopped' && refused) batch.skip(refused.operationId)
    await batch.send()
  }
  return false
}

async function play(told: Story) {
  const random = seededRandom(told.seed)
  const relay = createModelRelay({ relayMost: told.relayMost })
  const [firstMost, laterMost] = told.serviceMost
  if (firstMost !== undefined) relay.limitService(firstMost)
  const colleagues = told.colleagues.map((line) => String(line).padStart(22, '0'))
  relay.creditElsewhere(colleagues)
  const browsers = [createLocks(), createLocks()]
  const openPage = (device: number, lives: number, faultRate = told.faultRate) => {
    const page = createDevice({
      relay,
      lives,
      nextTurns: () => Math.floor(random() * 40),
      nextFault: (method) => {
        if (random() < 0.1) relay.releaseLate(1)
        if (random() >= faultRate) return 'none'
        const fault = faults[Math.floor(random() * faults.length)] ?? 'none'
        return method === 'GET' && fault === 'late' ? 'lostBefore' : fault
      },
    })
    const locks = browsers[device]?.(page.died) ?? null
    return { ...page, lending: { ...page.lending, locks } }
  }
  const { kind, pieceSize } = told
  const isRepayments = kind === 'reconcileRepayments'
  const rows: readonly BatchRow[] = isRepayments ? makePayments(told.rows, told.groups) : makeRows(told.rows)
  const start = {
    ...{ kind, rows, pieceSize, fileName: 'a.csv', fileDigest: 'd' },
    shared: isRepayments ? null : { sector: 'Lender' },
    // The cast: rows and what they share are those of the kind.
  } as StartBatch<BatchKind>

  const first = openPage(0, told.firstLives)
  let id: string | null = null
  const beginning = startBatch(first.lending, start).then(async (batch) => {
    id = batch.get().id
    await pressOn(batch)
  })
  await Promise.race([beginning.catch(() => undefined), first.died])
  if (laterMost !== undefined) relay.limitService(laterMost)
  if (id === null) return { relay, batch: null, rows, colleagues }
  const known: string = id
  for (const round of told.rounds) {
    await Promise.all(
      round.map(async ({ device, lives, doubles }) => {
        const page = openPage(device, lives)
        const work = async () => {
          const batch = await openBatch(page.lending, { kind, id: known })
          if (!batch) return
          if (doubles) void batch.send().catch(() => undefined)
          await pressOn(batch)
        }
        await Promise.race([work().catch(() => undefined), page.died])
      }),
    )
  }
  // The links are good at last, and what was late has arrived.
  relay.releaseLate()
  const last = openPage(1, Number.POSITIVE_INFINITY, 0)
  const batch = await openBatch(last.lending, { kind, id: known })
  if (!batch) throw new Error('The batch is lost.')
  expect(await pressOn(batch)).toBe(true)
  relay.releaseLate()
  await settle()
  return { relay, batch, rows, colleagues }
}

/** What has to be true of every batch at any moment. */
function checkPieces({ pieces, total }: Batch) {
  let next = 0
  for (const { from, to } of pieces) {
    expect(from).toBe(next)
    expect(to).toBeGreaterThan(from)
    next = to
  }
  expect(next).toBe(total)
  expect(new Set(pieces.map(({ operationId }) => operationId)).size).toBe(pieces.length)
}

test('S146: whatever is lost, late, closed, too large or sent from two devices, every row reaches the service once', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const { relay, batch, rows, colleagues } = await play(told)
      // A batch that never came to be has sent nothing.
      if (!batch) {
        expect(relay.writes()).toEqual([])
        return
      }
      const references = rows.map((row) =>
        'payment' in row ? row.payment.transaction_reference : row.transaction.transaction_reference,
      )
      // Rows of one line went out together: of two pieces the relay would take the first alone.
      expect([...relay.credited].filter((line) => !colleagues.includes(line))).toEqual([])
      expect([...relay.taken.values()].filter((times) => times > 1)).toEqual([])
      checkPieces(batch.get())
      expect(batch.rows).toEqual(rows)
      for (const { operationId, from, to, state } of batch.get().pieces) {
        const entry = relay.ledger.get(operationId)
        // The rows of an operation are those of the piece that bears its id.
        if (entry) expect(entry.rows).toEqual(references.slice(from, to))
        const reached = references.slice(from, to).filter((reference) => relay.taken.has(reference))
        if (state === 'accepted' || state === 'unknown') expect(reached).toHaveLength(to - from)
        else expect([state, reached]).toEqual(['refused', []])
      }
      for (const row of rows)
        if ('payment' in row && row.statementLines.some((line) => colleagues.includes(line)))
          expect(relay.taken.has(row.payment.transaction_reference)).toBe(false)
      // What was not refused is there, and nothing else.
      const known = new Set(references)
      expect([...relay.taken.keys()].every((reference) => known.has(reference))).toBe(true)
    }),
    { numRuns: 80 },
  )
}, 120_000)
