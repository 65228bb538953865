import type { Operation, OperationState } from '@onlend/core'
import type { OperationRow } from '@onlend/core/relay'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { statementWorld } from '../../test/statementWorld.ts'
import type { StatementLine } from '../repayments/index.ts'
import { type Reconciliation, type ReconciliationFinding, reconcileStatement } from './index.ts'

const { operation, line, statement } = statementWorld
const now = Date.parse('2026-07-01T09:00:00Z')

// Few amounts and days, so that much of it fits much else.
const amounts = fc.constantFrom('100', '200', '300')
const days = fc.integer({ min: 1, max: 12 }).map((day) => `2026-05-${String(day).padStart(2, '0')}`)
const states: OperationState[] = [
  'succeeded',
  'failed',
  'unknown',
  'stale',
  'accepted',
  'reversed',
  'rejected',
]
const operations = fc
  .array(
    fc.record({
      kind: fc.constantFrom(
        'withdraw',
        'withdraw',
        'requestDrawdown',
        'reconcileRepayments',
        'registerCustomer',
      ),
      ...{ state: fc.constantFrom(...states), amount: amounts, day: days },
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map((said, at): Operation => {
      const one = operation(`op-a${String(at).padStart(3, '0')}`, said)
      return said.state === 'reversed' ? { ...one, reversedAt: one.settledAt } : one
    }),
  )
const lines = fc
  .array(
    fc.record({
      ...{ day: days, amount: amounts, direction: fc.constantFrom('in', 'out') },
      text: fc.constantFrom('TRANSFER', 'TRANSFER', 'WD-A001-2K7Q', 'TRF T-ROW-1', 'SMS CHARGE'),
    }),
    { maxLength: 14 },
  )
  .map((all) => all.map((said, at): StatementLine => line(at + 1, said)))
const rows: readonly OperationRow[] = (['100', '100', '100'] as const).map((amount, position) => ({
  ...{ position, reference: `T-ROW-${position}`, amount, state: 'succeeded', message: null, settledAt: null },
}))
const world = fc.record({ operations, lines })

function reconcile(of: {
  operations: readonly Operation[]
  lines: readonly StatementLine[]
}): Reconciliation {
  return reconcileStatement({
    ...{ statement: statement(of.lines), operations: of.operations, now, timeZone: 'UTC' },
    rows: new Map(of.operations.map(({ id }) => [id, rows])),
  })
}
const getLines = (finding: ReconciliationFinding): readonly StatementLine[] => {
  if ('line' in finding) return [finding.line]
  return finding.type === 'ambiguous' || finding.type === 'takenBack' ? finding.lines : []
}

test('every line is in one place and no operation in two pairs, however much fits', () => {
  fc.assert(
    fc.property(world, (of) => {
      const { pairs, findings, others } = reconcile(of)
      const placed = [
        ...pairs.flatMap((pair) => pair.lines),
        ...findings.flatMap(getLines),
        ...others.flatMap(({ line: one }) => one ?? []),
      ]
      expect(placed.map((one) => one.line).sort((a, b) => a - b)).toEqual(of.lines.map((one) => one.line))
      expect(new Set(pairs.map((pair) => pair.operation)).size).toBe(pairs.length)
      const told = new Set([
        ...pairs.map((pair) => pair.operation),
        ...others.map((other) => other.operation),
        ...findings.flatMap((one) =>
          'operations' in one ? one.operations : 'operation' in one ? [one.operation] : [],
        ),
      ])
      for (const one of of.operations) expect(told.has(one)).toBe(one.kind !== 'registerCustomer')
    }),
    { numRuns: 150 },
  )
})

test('the order in which lines and operations come makes no difference', () => {
  const shuffled = world.chain((of) =>
    fc.record({
      ...{ of: fc.constant(of), operations: shuffle(of.operations), lines: shuffle(of.lines) },
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ of, ...other }) => {
      const strip = (one: Reconciliation) => ({
        ...one,
        // In one order: two sets are compared each with each, which takes longer than all else here.
        pairs: sortBy(one.pairs, (pair) => pair.operation.id),
        others: sortBy(one.others, (other) => other.operation?.id ?? `line ${other.line?.line}`),
      })
      expect(strip(reconcile(other))).toEqual(strip(reconcile(of)))
    }),
    { numRuns: 150 },
  )
})

function sortBy<Value>(all: readonly Value[], toKey: (value: Value) => string): Value[] {
  return [...all].sort((one, other) => (toKey(one) < toKey(other) ? -1 : 1))
}

function shuffle<Value>(all: readonly Value[]): fc.Arbitrary<Value[]> {
  return fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length })
}

test('evidence is a line and a withdrawal without an outcome that fit nothing else: a second of either makes it ambiguous', () => {
  fc.assert(
    fc.property(world, fc.boolean(), (of, isLine) => {
      const byAmount = reconcile(of).findings.flatMap((one) =>
        one.type === 'evidence' && one.by === 'amount' ? [one] : [],
      )
      for (const { operation: lost, line: on } of byAmount) {
        expect(['unknown', 'stale']).toContain(lost.state)
        const more = isLine
          ? { ...of, lines: [...of.lines, { ...on, line: 99, digest: 'another' }] }
          : { ...of, operations: [...of.operations, { ...lost, id: 'another', reference: 'WD-ZZZZ-2K7Q' }] }
        const { pairs, findings } = reconcile(more)
        const ofLine = findings.filter((one) => getLines(one).some(({ digest }) => digest === on.digest))
        expect(ofLine.map(({ type }) => type)).toEqual(['ambiguous'])
        expect(pairs.some((pair) => pair.lines.includes(on))).toBe(false)
      }
    }),
    { numRuns: 150 },
  )
})

test('five thousand equal withdrawals and as many equal lines are no more work than sorting them', () => {
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + (at % 150))).toISOString().slice(0, 10)
  const at = Array.from({ length: 5_000 }, (_, index) => index)
  const result = reconcile({
    operations: at.map((index) => operation(`op-${index}`, { day: day(index) })),
    lines: at.map((index) => line(index + 1, { day: day(index) })),
  })
  expect(result.findings).toMatchObject([{ type: 'ambiguous', isBalanced: true }])
})
