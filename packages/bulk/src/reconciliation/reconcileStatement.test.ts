import type { Operation } from '@onlend/core'
import type { OperationRow } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { statementWorld } from '../../test/statementWorld.ts'
import type { StatementLine } from '../repayments/index.ts'
import { type Reconciliation, reconcileStatement } from './index.ts'

const { operation, line, statement } = statementWorld
const now = Date.parse('2026-06-02T09:00:00Z')
/** Lines that make it a statement of the whole month, and that nothing asked for. */
const month = [
  line(900, { day: '2026-05-01', amount: '1', direction: 'in' }),
  line(901, { day: '2026-05-31', amount: '2', direction: 'in' }),
]

function reconcile(
  operations: readonly Operation[],
  lines: readonly StatementLine[],
  rows: Readonly<Record<string, readonly OperationRow[]>> = {},
): Reconciliation {
  return reconcileStatement({
    ...{ statement: statement([...month, ...lines]), operations, now, timeZone: 'Africa/Lagos' },
    rows: new Map(Object.entries(rows)),
  })
}
/** What needs a person, without the two lines that begin and end the month. */
const found = ({ findings }: Reconciliation) =>
  findings.filter((one) => one.type !== 'lineWithoutOperation' || one.line.line < 900)
const row = (position: number, amount: `${number}`, said: Partial<OperationRow> = {}): OperationRow => ({
  ...{ position, reference: `T-${position}`, amount, state: 'succeeded', message: null, settledAt: null },
  ...said,
})

test('a withdrawal is paired by its amount with the one line that went out within three days', () => {
  const one = operation('one')
  const on = line(1, { day: '2026-05-06' })
  const { pairs, counts, ...rest } = reconcile([one], [on])
  expect(pairs).toEqual([{ operation: one, lines: [on], by: 'amount' }])
  expect(found({ pairs, counts, ...rest })).toEqual([])
  expect(counts).toEqual({ operations: 1, lines: 3, paired: 1, awaited: 0, findings: 2 })
})

test.each([
  ['another amount', { amount: '50000.01' }],
  ['another direction', { direction: 'in' }],
  ['too late', { day: '2026-05-07' }],
  ['before it was sent', { day: '2026-05-02' }],
] as const)('a line that differs is not its line: %s', (_what, said) => {
  expect(found(reconcile([operation('one')], [line(1, said)]))).toMatchObject([
    { type: 'operationWithoutLine', days: 28, direction: 'out', mayBeEarlier: false },
    { type: 'lineWithoutOperation', isCharge: false },
  ])
})

test.each([
  ['no_direction', true],
  ['no_amount', true],
  ['not_booked', false],
] as const)('a withdrawal without its line may stand on a line that is %s: %s', (reason, mayBeUnread) => {
  const result = reconcileStatement({
    ...{ statement: { ...statement(month), unread: [{ line: 3, reason }] }, operations: [operation('one')] },
    ...{ now, timeZone: 'Africa/Lagos' },
  })
  expect(found(result)).toMatchObject([{ type: 'operationWithoutLine', mayBeUnread }])
})

test('the day of a withdrawal is that of the lender’s zone', () => {
  const late = operation('one', { acceptedAt: '2026-05-03T23:30:00.000Z' })
  expect(reconcile([late], [line(1, { day: '2026-05-03' })]).pairs).toEqual([])
  expect(reconcile([late], [line(1, { day: '2026-05-04' })]).pairs).toHaveLength(1)
})

test('a line that names the reference is paired first, however the bank wrote it and when it came', () => {
  const twins = [operation('op-aaa1'), operation('op-aaa2')]
  const lines = [
    line(1, { text: 'NIP/wd aaa1 2k7q/OKAFOR', day: '2026-05-20' }),
    line(2, { reference: 'WDAAA22K7Q' }),
  ]
  expect(reconcile(twins, lines).pairs).toMatchObject([
    { operation: { id: 'op-aaa1' }, lines: [{ line: 1 }], by: 'reference' },
    { operation: { id: 'op-aaa2' }, lines: [{ line: 2 }], by: 'reference' },
  ])
})

test('a withdrawal without an outcome has evidence where exactly one line fits it', () => {
  const lost = operation('one', { state: 'unknown', acceptedAt: null, settledAt: null })
  const on = line(1)
  const result = reconcile([lost, operation('two', { amount: '9' })], [on, line(2, { amount: '9' })])
  expect(found(result)).toEqual([{ type: 'evidence', operation: lost, line: on, by: 'amount' }])
  expect(result.counts).toMatchObject({ operations: 2, paired: 2 })
  const stale = operation('one', { state: 'stale', settledAt: null })
  expect(found(reconcile([stale], [on]))).toMatchObject([{ type: 'evidence' }])
})

test.each(['succeeded', 'failed', 'rejected', 'stale'] as const)(
  'a line that could be of another withdrawal, %s, is no evidence',
  (state) => {
    const lost = operation('one', { state: 'unknown', settledAt: null })
    const result = reconcile([lost, operation('two', { state })], [line(1)])
    expect(found(result).map(({ type }) => type)).toEqual(['ambiguous'])
  },
)

test('a line that names a reference of ours that is not known here is no evidence', () => {
  const lost = operation('one', { state: 'unknown', settledAt: null })
  const types = found(reconcile([lost], [line(1, { text: 'TRF WD-9ZZ9-0A1B' })])).map(({ type }) => type)
  expect(types).toEqual(['operationWithoutLine', 'lineWithoutOperation'])
})

test('equal withdrawals with as many lines are ambiguous, and say that no money is missing', () => {
  const result = reconcile([operation('one'), operation('two')], [line(1), line(2)])
  expect(found(result)).toMatchObject([
    { type: 'ambiguous', operations: [{ id: 'one' }, { id: 'two' }], lines: [{ line: 1 }, { line: 2 }] },
  ])
  expect(found(result)).toMatchObject([{ isBalanced: true }])
  expect(found(reconcile([operation('one')], [line(1), line(2)]))).toMatchObject([
    { type: 'ambiguous', isBalanced: false },
  ])
})

test('a line of what failed or was refused is a contradiction, and none is expected otherwise', () => {
  const failed = operation('one', { state: 'failed' })
  expect(found(reconcile([failed], [line(1)]))).toMatchObject([
    { type: 'contradiction', reason: 'outcome', operation: { id: 'one' } },
  ])
  expect(found(reconcile([failed], []))).toEqual([])
  // What was tried again and succeeded is what the line is of.
  const again = reconcile([failed, operation('two')], [line(1)])
  expect([found(again), again.pairs]).toMatchObject([[], [{ operation: { id: 'two' } }]])
})

test('a line that names a withdrawal and tells another amount contradicts it; one that tells that it came back is told', () => {
  const one = operation('op-aaa1')
  const text = 'WD-AAA1-2K7Q'
  expect(found(reconcile([one], [line(1, { text, amount: '40000' })]))).toMatchObject([
    { type: 'contradiction', reason: 'amount' },
  ])
  expect(found(reconcile([one], [line(1, { text }), line(2, { text, direction: 'in' })]))).toMatchObject([
    { type: 'takenBack', lines: [{ line: 2 }] },
  ])
})

test('a charge stays a finding, also one that names the withdrawal it is for', () => {
  const lines = [
    line(1, { text: 'WD-AAA1-2K7Q' }),
    line(2, { text: 'NIP CHARGE WD-AAA1-2K7Q', amount: '52.50' }),
  ]
  const result = reconcile([operation('op-aaa1')], lines)
  expect(result.pairs).toHaveLength(1)
  expect(found(result)).toMatchObject([{ type: 'lineWithoutOperation', isCharge: true, line: { line: 2 } }])
  // What moves as much as anything else is no charge, whatever it says.
  expect(found(reconcile([], [line(1, { text: 'SCHOOL FEES' })]))).toMatchObject([{ isCharge: false }])
})

test('operations of other days, and those whose line may still come, are no findings', () => {
  const before = operation('before', { day: '2026-04-28' })
  const late = operation('late', { day: '2026-05-30' })
  const open = operation('open', { state: 'accepted', settledAt: null })
  const result = reconcile([before, late, open], [])
  expect(found(result)).toEqual([])
  expect(result.others.map(({ why }) => why)).toEqual(['outside', 'awaited', 'awaited'])
  expect(result.counts).toMatchObject({ operations: 0, awaited: 2 })
})

test('lines of days whose operations could not all be read are not said to be asked for by none', () => {
  const result = reconcileStatement({
    ...{ statement: statement([line(1), ...month]), operations: [], now, knownFrom: '2026-05-15' },
  })
  expect(result.knownFrom).toBe('2026-05-15')
  expect(result.findings).toMatchObject([{ type: 'lineWithoutOperation', line: { line: 901 } }])
  expect(result.others).toMatchObject([{ why: 'unknownDays' }, { why: 'unknownDays' }])
})

test('money that came back has two lines, or none', () => {
  const back = operation('one', { state: 'reversed', reversedAt: '2026-05-05T12:00:00.000Z' })
  const lines = [line(1), line(2, { direction: 'in', day: '2026-05-06' })]
  expect(reconcile([back], lines).pairs).toMatchObject([{ lines: [{ line: 1 }, { line: 2 }] }])
  expect(found(reconcile([back], []))).toEqual([])
  expect(found(reconcile([back], [line(1)]))).toMatchObject([
    { type: 'operationWithoutLine', direction: 'in' },
  ])
})

test('a drawdown is paired with money that came in within two weeks', () => {
  const drawdown = operation('one', { kind: 'requestDrawdown', state: 'accepted', settledAt: null })
  const paid = line(1, { direction: 'in', day: '2026-05-17' })
  expect(reconcile([drawdown], [paid]).pairs).toMatchObject([{ operation: { id: 'one' }, by: 'amount' }])
})

test('a set of repayments is paired with one line for all of it, or with a line for each row', () => {
  const set = operation('set', { kind: 'reconcileRepayments', amount: '300' })
  const rows = { set: [row(0, '100'), row(1, '100'), row(2, '100')] }
  const paid = (at: number, amount: `${number}`) => line(at, { direction: 'in', amount, day: '2026-05-02' })
  expect(reconcile([set], [paid(1, '300')], rows).pairs).toMatchObject([{ lines: [{ line: 1 }] }])
  const each = reconcile([set], [paid(1, '100'), paid(2, '100'), paid(3, '100')], rows)
  expect([found(each), each.pairs]).toMatchObject([[], [{ lines: [{ line: 1 }, { line: 2 }, { line: 3 }] }]])
  expect(found(reconcile([set], [paid(1, '100'), paid(2, '100')], rows))).toMatchObject([
    { type: 'rowsWithoutLine', missing: 1, lines: [{ line: 1 }, { line: 2 }] },
  ])
  // Both would be twice the money.
  expect(found(reconcile([set], [paid(1, '300'), paid(2, '100')], rows))).toMatchObject([
    { type: 'ambiguous' },
    { type: 'ambiguous' },
  ])
  expect(found(reconcile([set], [], rows))).toMatchObject([
    { type: 'operationWithoutLine', mayBeEarlier: true },
  ])
})

test('what an operator resolved on a line has that line, in this file and in another', () => {
  const evidence = {
    ...{ text: 'Seen', reference: null, at: null },
    line: { digest: 'digest-of-line-1', fileDigest: 'cd', day: '2026-05-03', amount: '50000', line: 7 },
  } as const
  const resolution = { outcome: 'succeeded', evidence, by: 'hana', confirmedBy: 'femi', at: '2026-06-01' }
  const resolved = operation('one', { matched: 'resolved', resolution })
  const twin = operation('two', { state: 'unknown', settledAt: null })
  const result = reconcile([resolved, twin], [line(1)])
  expect(result.pairs).toMatchObject([{ operation: { id: 'one' }, by: 'evidence' }])
  expect(found(result)).toMatchObject([{ type: 'operationWithoutLine', operation: { id: 'two' } }])
  expect(reconcile([resolved], []).others).toMatchObject([{ why: 'outside' }])
})

test.each(['unknown', 'stale', 'succeeded', 'failed'] as const)(
  'money that came back is told with both lines, and is evidence for nothing: %s',
  (state) => {
    const one = operation('one', { state })
    const result = reconcile(
      [one],
      [
        line(1, { text: 'TRF TO CHIDI OKAFOR 0123456789' }),
        line(2, { direction: 'in', day: '2026-05-06', text: 'RVSL TRF CHIDI OKAFOR' }),
      ],
    )
    const [told] = found(result)
    expect(found(result)).toMatchObject([{ type: 'takenBack', operation: { id: 'one' } }])
    // The own line of one that succeeded stands in its pair.
    const numbers = told?.type === 'takenBack' ? told.lines.map(({ line: number }) => number) : []
    expect(numbers).toEqual(state === 'succeeded' ? [2] : [1, 2])
    expect(result.counts.operations).toBe(1)
  },
)

test.each(['REVERSAL', 'RVSL NIP OKAFOR', 'REVERSAL wd aaa1 2k7q', 'Returned'])(
  'a line that reads like a reversal of one that is not in the file is evidence for nothing: %s',
  (text) => {
    for (const kind of ['requestDrawdown', 'withdraw'] as const)
      for (const state of ['unknown', 'succeeded'] as const) {
        const direction = kind === 'withdraw' ? 'out' : 'in'
        const result = reconcile(
          [
            operation('op-aaa1', {
              kind,
              state,
              settledAt: state === 'unknown' ? null : '2026-05-04T09:00:00Z',
            }),
          ],
          [line(1, { direction, text })],
        )
        expect(result.pairs).toEqual([])
        expect(found(result)).toMatchObject([{ type: 'takenBack', lines: [{ line: 1 }] }])
      }
  },
)

test('a refund that a person sent is a withdrawal like any other, and one that came in is evidence for nothing', () => {
  const text = 'REFUND TO OKAFOR'
  const sent = operation('one', { state: 'unknown', settledAt: null })
  expect(found(reconcile([sent], [line(1, { text })]))).toMatchObject([{ type: 'evidence' }])
  const asked = operation('two', { kind: 'requestDrawdown', state: 'unknown', settledAt: null })
  const came = line(1, { direction: 'in', text })
  expect(found(reconcile([asked], [came]))).toMatchObject([{ type: 'takenBack' }])
})

test('money that a line brings back under the reference of the operation is no contradiction beside it', () => {
  const lost = operation('op-aaa1', { state: 'unknown', settledAt: null })
  const result = reconcile(
    [lost],
    [
      line(1, { text: 'NIP/wd aaa1 2k7q' }),
      line(2, { direction: 'in', day: '2026-05-06', text: 'REVERSAL wd aaa1 2k7q' }),
    ],
  )
  expect(found(result).map(({ type }) => type)).toEqual(['takenBack'])
})

test('a reversed withdrawal keeps both of its lines', () => {
  const back = operation('one', { state: 'reversed', reversedAt: '2026-05-05T12:00:00.000Z' })
  const result = reconcile(
    [back],
    [line(1, { text: 'TRF CHIDI' }), line(2, { direction: 'in', day: '2026-05-05', text: 'RVSL TRF CHIDI' })],
  )
  expect(result.pairs).toMatchObject([{ lines: [{ line: 1 }, { line: 2 }] }])
  expect(found(result)).toEqual([])
})
