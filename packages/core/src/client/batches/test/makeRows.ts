import type { BatchRow } from '../Batch.ts'

/** For tests: rows to register, each with a reference of its own. */
export function makeRows(count: number): BatchRow<'registerTransactions'>[] {
  return Array.from({ length: count }, (_, at) => ({
    line: at + 2,
    transaction: {
      client: { first_name: 'Adaeze', last_name: 'Obi' },
      transaction_reference: `INV-${String(at).padStart(5, '0')}`,
      disbursement_date: '2026-11-01',
      expected_payment_date: '2026-12-01',
      amount_payable: '1500.50' as const,
      financier: 'Others',
    },
    financed: null,
  }))
}
