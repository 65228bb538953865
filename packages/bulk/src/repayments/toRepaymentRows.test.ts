import { expect, test } from 'vitest'
import { toRepaymentRows } from './toRepaymentRows.ts'
import type { StatementLine } from './StatementLine.ts'

function accepted(line: number, ...references: string[]): Parameters<typeof toRepaymentRows>[0][number] {
  const own: StatementLine = {
    ...{ line, digest: String(line).padStart(22, 'd'), day: '2026-05-04', amount: '100', currency: 'NGN' },
    ...{ direction: 'in', text: '', reference: null, counterparty: null, balance: null },
  }
  return {
    proposal: {
      line: own,
      ...{
        allocations: [],
        kind: 'none',
        confidence: 'low',
        reasons: [],
        doubt: null,
        others: [],
        counterLine: null,
      },
    },
    allocations: references.map((reference, at) => ({ reference, amount: `${at + 1}` as const })),
  }
}

test('S144: each allocation of a line is a row that names the line, in the order of the statement', () => {
  expect(toRepaymentRows([accepted(9, 'INV-1', 'INV-2'), accepted(3, 'INV-1')])).toEqual([
    {
      line: 9,
      payment: { transaction_reference: 'INV-1', amount: '1' },
      statementLines: ['9'.padStart(22, 'd')],
    },
    {
      line: 9,
      payment: { transaction_reference: 'INV-2', amount: '2' },
      statementLines: ['9'.padStart(22, 'd')],
    },
    {
      line: 3,
      payment: { transaction_reference: 'INV-1', amount: '1' },
      statementLines: ['3'.padStart(22, 'd')],
    },
  ])
})

test('a line that pays nothing is no row', () => {
  expect(toRepaymentRows([accepted(1), accepted(2, 'INV-2')]).map(({ line }) => line)).toEqual([2])
  expect(toRepaymentRows([])).toEqual([])
})
