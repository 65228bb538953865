import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Batch, BatchRow } from './Batch.ts'
import { openBatch } from './openBatch.ts'
import { startBatch } from './startBatch.ts'
import { createDevice } from './test/createDevice.ts'
import { createModelRelay } from './test/createModelRelay.ts'
import { makePayments } from './test/makePayments.ts'

const kind = 'reconcileRepayments'
const start = { kind, fileName: 'statement.csv', fileDigest: 'ab', shared: null } as const

const toRanges = ({ pieces }: Batch) => pieces.map(({ from, to, state }) => `${from}-${to} ${state}`)
const findLines = (rows: readonly BatchRow<typeof kind>[], { from, to }: { from: number; to: number }) =>
  new Set(rows.slice(from, to).flatMap(({ statementLines }) => statementLines))

test('S144: rows of one statement line are never parted, wherever a piece would end or be halved', async () => {
  const relay = createModelRelay()
  relay.limitService(6)
  const { lending } = createDevice({ relay })
  const rows = makePayments(27, [1, 3, 5])
  const batch = await startBatch(lending, { ...start, rows, pieceSize: 10 })
  expect(toRanges(batch.get())).toEqual(['0-10 unsent', '10-19 unsent', '19-27 unsent'])
  await batch.send()
  expect(toRanges(batch.get())).toEqual([
    '0-4 accepted',
    '4-10 accepted',
    '10-13 accepted',
    '13-18 accepted',
    '18-22 accepted',
    '22-27 accepted',
  ])
  expect([batch.get().state, relay.credited.size, relay.taken.size]).toEqual(['sent', 0, 27])
  const opened = await openBatch(createDevice({ relay }).lending, { kind, id: batch.get().id })
  expect(opened?.get()).toEqual(batch.get())
})

test('S144: rows that share a line stay together, whatever stands between them and however many lines they have', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat(8), { maxLength: 2 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 8 }),
      async (lines, pieceSize) => {
        const { lending } = createDevice({ relay: createModelRelay() })
        const rows = makePayments(lines.length, [1]).map((row, at) => ({
          ...row,
          statementLines: (lines[at] ?? []).map((line) => String(line).padStart(22, '0')),
        }))
        const { pieces, total } = (await startBatch(lending, { ...start, rows, pieceSize })).get()
        expect(pieces.flatMap(({ from, to }) => [from, to])).toEqual([
          0,
          ...pieces.slice(1).flatMap(({ from }) => [from, from]),
          total,
        ])
        for (const [at, piece] of pieces.entries()) {
          const next = pieces[at + 1]
          if (!next) continue
          const later = findLines(rows, { from: next.from, to: total })
          expect([...findLines(rows, piece)].filter((line) => later.has(line))).toEqual([])
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('S144: rows of one line that are too large together are refused as too large, and the others go out', async () => {
  const relay = createModelRelay({ relayMost: 6 })
  const { lending } = createDevice({ relay })
  const batch = await startBatch(lending, { ...start, rows: makePayments(12, [2, 8, 2]), pieceSize: 12 })
  await batch.send()
  expect([batch.get().state, ...toRanges(batch.get())]).toEqual([
    'stopped',
    '0-2 accepted',
    '2-10 refused',
    '10-12 unsent',
  ])
  const [, refused] = batch.get().pieces
  expect(refused?.problem).toMatchObject({ code: 'body_too_large', creditedRows: [] })
  batch.skip(refused?.operationId ?? '')
  await batch.send()
  expect([batch.get().state, relay.credited.size, relay.taken.size]).toEqual(['sent', 0, 4])
})

test('S144: more lines than their header holds are sent in smaller pieces, and those of one row never', async () => {
  const relay = createModelRelay()
  const { lending } = createDevice({ relay })
  const rows = makePayments(100, [1]).map((row, at) => ({
    ...row,
    statementLines: Array.from({ length: at === 99 ? 400 : 5 }, (_, line) =>
      String(at * 1_000 + line).padStart(22, '0'),
    ),
  }))
  const batch = await startBatch(lending, { ...start, rows })
  await batch.send()
  expect(relay.taken.size).toBe(99)
  expect(batch.get().pieces.at(-1)).toMatchObject({ from: 99, to: 100, state: 'refused' })
  expect(batch.get().pieces.at(-1)?.problem).toMatchObject({ code: 'body_too_large' })
})

test('S144: what was credited before is left out, the rows beside it go out, and the batch accounts for each of them', async () => {
  const relay = createModelRelay()
  const { lending } = createDevice({ relay })
  const rows = makePayments(12, [1, 2])
  const toLine = (line: number) => String(line).padStart(22, '0')
  relay.creditElsewhere([toLine(1), toLine(4)])
  const batch = await startBatch(lending, { ...start, rows, pieceSize: 9 })
  await batch.send()
  const [refused] = batch.get().pieces
  expect(refused).toMatchObject({ state: 'refused', problem: { creditedRows: [1, 2, 6] } })
  // Another device goes on.
  const opened = await openBatch(createDevice({ relay }).lending, { kind, id: batch.get().id })
  opened?.leaveOutCredited(refused?.operationId ?? '')
  await opened?.send()
  expect(opened && [opened.get().state, ...toRanges(opened.get())]).toEqual([
    'sent',
    '0-1 accepted',
    '1-3 refused',
    '3-6 accepted',
    '6-7 refused',
    '7-9 accepted',
    '9-12 accepted',
  ])
  expect(opened?.get().pieces.filter(({ isLeftOut }) => isLeftOut)).toMatchObject([
    { problem: { code: 'line_credited', creditedRows: [1, 2] } },
    { problem: { code: 'line_credited', creditedRows: [6] } },
  ])
  expect(relay.taken.size).toBe(9)
  // The first one is told the same, and comes second.
  batch.leaveOutCredited(refused?.operationId ?? '')
  await batch.send()
  expect(batch.get()).toEqual(opened?.get())
  expect(relay.taken.size).toBe(9)
})
