import { PossibleDuplicate } from '@onlend/core'
import { expect, test } from 'vitest'
import { withoutRepeated } from './withoutRepeated.ts'

const operation = {
  ...{ id: 'op_earlier', kind: 'reconcileRepayments', state: 'accepted', reference: 'RP-1', summary: {} },
  ...{ createdAt: '2026-01-10T08:00:00.000Z', updatedAt: '2026-01-10T08:00:00.000Z' },
}
const repeating = (...positions: number[]): PossibleDuplicate =>
  PossibleDuplicate.parse({
    operation,
    rows: positions.map((position) => ({ position, reference: 'x', amount: '5', operationId: 'op_earlier' })),
  })
const rows = ['loan 1', 'loan 2', 'loan 3'].map((transaction_reference) => ({ transaction_reference }))

test('a set is left with the rows that were not sent before', () => {
  expect(withoutRepeated({ payments: rows }, repeating(0, 2))).toEqual({
    body: { payments: [rows[1]] },
    count: 1,
  })
})

test('the terms of financing go with their transactions', () => {
  const body = { sector: 'Lender', transactions: rows, financed_transactions: [rows[0], rows[1]] }
  expect(withoutRepeated(body, repeating(0))?.body).toEqual({
    sector: 'Lender',
    transactions: [rows[1], rows[2]],
    financed_transactions: [rows[1]],
  })
})

test('no rows are left where every row repeats, or where the repeated rows are not known', () => {
  expect(withoutRepeated({ payments: rows }, repeating(0, 1, 2))).toBeNull()
  expect(withoutRepeated({ payments: rows }, repeating())).toBeNull()
  expect(withoutRepeated({ amount: '5' }, repeating())).toBeNull()
  expect(withoutRepeated({ payments: rows }, null)).toBeNull()
})
