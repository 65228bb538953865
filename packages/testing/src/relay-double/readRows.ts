import { toAmount } from '@onlend/core'
import type { OperationRow } from '@onlend/core/relay'

/** The rows of a set, none of which has settled. */
export function readRows(body: Readonly<Record<string, unknown>> | null): OperationRow[] {
  const rows = body?.transactions ?? body?.payments
  if (!Array.isArray(rows)) return []
  // The cast follows from the two endpoints that have such a list: its entries are objects.
  return (rows as Readonly<Record<string, unknown>>[]).map((row, position) => {
    const amount = row.amount_payable ?? row.amount
    return {
      position,
      reference: String(row.transaction_reference),
      amount: typeof amount === 'number' || typeof amount === 'string' ? toAmount(amount) : null,
      state: 'awaited',
      message: null,
      settledAt: null,
    }
  })
}
