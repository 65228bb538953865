import type { BatchRow } from '../Batch.ts'

/** For tests: repayments of lines that pay as many loans each as `groups` says, over and over. */
export function makePayments(count: number, groups: readonly number[]): BatchRow<'reconcileRepayments'>[] {
  const rows: BatchRow<'reconcileRepayments'>[] = []
  for (let line = 0; rows.length < count; line += 1)
    for (let left = groups[line % groups.length] ?? 1; left > 0 && rows.length < count; left -= 1)
      rows.push({
        line: line + 2,
        payment: { transaction_reference: `INV-${String(rows.length).padStart(5, '0')}`, amount: '10.50' },
        statementLines: [String(line).padStart(22, '0')],
      })
  return rows
}
