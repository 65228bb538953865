import { emptySummary } from './emptySummary.ts'
import type { Intent } from './Intent.ts'
import { likenessOfRows } from './likenessOfRows.ts'
import { readRows } from './readRows.ts'

/** Transactions to register: how many; the same references and amounts look alike (Partner API, Endpoint 4). */
export function summariseTransactions(body: Readonly<Record<string, unknown>>): Intent {
  const rows = readRows(body.transactions, 'amount_payable')
  return {
    summary: { ...emptySummary, count: rows.length },
    amount: null,
    destination: null,
    likeness: likenessOfRows(rows),
    rows,
  }
}
