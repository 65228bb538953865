import type { BatchRecord } from './BatchRecord.ts'

/** A row as it was received, with its line in the person's file. */
export type KeptRow = { line: number } & (
  | { transaction: Record<string, unknown>; financed: Record<string, unknown> | null }
  | { payment: Record<string, unknown>; statementLines: readonly string[] }
)

/** The sector of a batch without one. */
const usualSector = 'Lender'

/** Makes the body for the service from rows. */
export function writeBody(
  { kind, owner, sector }: Pick<BatchRecord, 'kind' | 'owner' | 'sector'>,
  rows: readonly KeptRow[],
): Record<string, unknown> {
  const named = { customer_partner_id: owner.id }
  if (kind === 'reconcileRepayments')
    return { ...named, payments: rows.flatMap((row) => ('payment' in row ? [row.payment] : [])) }
  const transactions = rows.flatMap((row) => ('transaction' in row ? [row] : []))
  return {
    ...named,
    sector: sector ?? usualSector,
    transactions: transactions.map(({ transaction }) => transaction),
    financed_transactions: transactions.flatMap(({ financed }) => (financed ? [financed] : [])),
  }
}
