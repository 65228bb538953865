import { expect, test } from 'vitest'
import { statementWorld } from '../../test/statementWorld.ts'
import { readStatement } from '../repayments/index.ts'
import { createComparisonWork } from './createComparisonWork.ts'
import { reconcileStatement, type ReportWords } from './index.ts'

const context = { onProgress: () => undefined, signal: new AbortController().signal }
const settings = { now: Date.parse('2026-06-02T09:00:00Z'), timeZone: 'Africa/Lagos' }
const operations = [
  statementWorld.operation('lost', { state: 'unknown' }),
  ...['paid', 'twice', 'again', 'gone'].map((id, at) =>
    statementWorld.operation(id, {
      summary: { ...statementWorld.operation(id).summary, amount: at % 2 === 0 ? '70.01' : '71.01' },
    }),
  ),
]
const entries = operations.map((operation) => ({ operation, rows: [] }))
const charges = Array.from({ length: 120 }, (_, at) => `2026-05-07\tSMS CHARGE\tC${at}\t${1 + at / 100}\t`)
const pasted = [
  'Date\tDetails\tReference\tDebit\tCredit',
  '2026-05-01\tPOS\tS1\t\t900000.00',
  '2026-05-05\tNIP TRANSFER\tS2\t50000.00\t',
  '2026-05-05\tNIP TRANSFER\tS3\t70.01\t',
  '2026-05-05\tNIP TRANSFER\tS4\t71.01\t',
  ...charges,
  '2026-05-31\tPOS\tS9\t\t2.00',
].join('\n')

const words: ReportWords = {
  facts: {
    ...{ file: 'File', digest: 'Digest', period: 'Period', currency: 'Currency', made: 'Made' },
    ...{ daysToArrive: 'Days', operations: 'Operations', lines: 'Lines', paired: 'Paired' },
    ...{ awaited: 'Awaited', findings: 'Findings', knownFrom: 'From' },
  },
  columns: {
    ...{ result: 'Result', line: 'Line', day: 'Day', direction: 'In / out', amount: 'Amount', text: 'Text' },
    ...{ kind: 'Kind', reference: 'Reference', requested: 'Requested', operationAmount: 'Asked' },
    ...{ state: 'State', resolvedBy: 'By', confirmedBy: 'Confirmed by' },
  },
  kinds: { withdraw: 'Withdrawal', other: 'Request' },
  states: {
    ...{ submitting: '1', awaiting_approval: '2', accepted: '3', succeeded: 'Done', failed: '5' },
    ...{ rejected: '6', unknown: 'Not confirmed', stale: '8', reversed: '9', conflict: '10' },
  },
  findings: {
    ...{ evidence: 'Evidence', contradiction: '2', takenBack: '3', ambiguous: 'Ambiguous' },
    ...{ operationWithoutLine: '5', rowsWithoutLine: '6', lineWithoutOperation: 'No request' },
  },
  pairedBy: { evidence: 'By evidence', reference: 'By reference', amount: 'By amount' },
  others: { outside: '1', awaited: '2', noneExpected: '3', unknownDays: '4' },
  directions: { in: 'In', out: 'Out' },
}

async function open() {
  const work = createComparisonWork()
  const { reading } = await work.readStatement({ source: { pasted } }, context)
  for (const at of entries.keys()) work.addOperations({ from: at, entries: entries.slice(at, at + 1) })
  const order = { reading, operations: entries.length, ...settings, daysToArrive: 3 }
  return { work, order, shown: await work.compareStatement(order, context) }
}

test('the worker finds the pairs and the findings that `reconcileStatement` finds, and returns the first of each type', async () => {
  const { work, order, shown } = await open()
  const statement = await readStatement({ pasted }, { createWorker: null })
  const {
    pairs,
    findings,
    others: _others,
    ...facts
  } = reconcileStatement({ statement, operations, ...settings })
  expect(shown.facts).toEqual(facts)
  expect(shown.pairs).toEqual({ total: pairs.length, shown: pairs })
  for (const { type, total, shown: some } of shown.findings) {
    const ofType = findings.filter((finding) => finding.type === type)
    expect(total).toBe(ofType.length)
    expect(some.map(({ finding }) => finding)).toEqual(ofType.slice(0, 10))
    expect(new Set(some.map(({ id }) => id)).size).toBe(some.length)
  }
  expect(shown.findings).toMatchObject([
    {
      type: 'evidence',
      total: 1,
      shown: [{ finding: { operation: { id: 'lost' }, line: { reference: 'S2' } } }],
    },
    { type: 'ambiguous' },
    { type: 'lineWithoutOperation', total: 122 },
  ])
  const more = work.showMore({ ...order, part: 'lineWithoutOperation' })
  expect(more.findings.at(-1)?.shown).toHaveLength(110)
  // Another comparison of the same statement shows as much.
  const again = await work.compareStatement(order, context)
  expect(again.findings.at(-1)?.shown).toHaveLength(110)
  const report = await work.writeReport({ ...order, words, madeAt: settings.now, daysToArrive: 3 }).text()
  expect(report.split('\r\n').filter((row) => row.startsWith('No request,'))).toHaveLength(122)
  expect(report).toMatch(/\r\nEvidence,3,2026-05-05,Out,50000\.00,.*,Withdrawal,.*,Not confirmed,,\r\n/)
})

test('a finding of many lines and requests has six of each on the page, and all in the report', async () => {
  const work = createComparisonWork()
  const equal = Array.from({ length: 9 }, (_, at) => `2026-05-05\tNIP TRANSFER\tS${at}\t50000.00\t`)
  const many = ['Date\tDetails\tReference\tDebit\tCredit', ...equal, '2026-05-31\tPOS\tT1\t\t2.00'].join('\n')
  const { reading } = await work.readStatement({ source: { pasted: many } }, context)
  const same = Array.from({ length: 8 }, (_, at) => ({
    operation: statementWorld.operation(`o${at}`),
    rows: [],
  }))
  work.addOperations({ from: 0, entries: same })
  const { findings } = await work.compareStatement({ reading, operations: 8, ...settings }, context)
  const [group] = findings.filter(({ type }) => type === 'ambiguous')
  const finding = group?.shown[0]?.finding
  if (finding?.type !== 'ambiguous') throw new Error('No finding is ambiguous.')
  expect([finding.lines.length, finding.operations.length]).toEqual([6, 6])
  const report = await work.writeReport({ reading, words, madeAt: settings.now, daysToArrive: 3 }).text()
  expect(report.match(/\r\nAmbiguous,/g)).toHaveLength(17)
})

test('lines of an earlier reading are not compared, shown or reported', async () => {
  const { work, order } = await open()
  const { reading } = await work.readStatement({ source: { pasted } }, context)
  await expect(work.compareStatement(order, context)).rejects.toMatchObject({ code: 'changed' })
  const changed = expect.objectContaining({ code: 'changed' })
  expect(() => work.showMore({ ...order, part: 'pairs' })).toThrow(changed)
  // The new reading has no comparison before its own.
  expect(() => work.showMore({ reading, part: 'pairs' })).toThrow(changed)
  expect(() => work.writeReport({ reading, words, madeAt: 0, daysToArrive: 3 })).toThrow(changed)
})
