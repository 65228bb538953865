import { emptySummary } from './emptySummary.ts'
import type { Intent } from './Intent.ts'
import { likenessOfRows } from './likenessOfRows.ts'
import { readRows } from './readRows.ts'
import { sumRows } from './sumRows.ts'

/** Repayments: how many and how much; the same payments look alike (Partner API, Endpoint 6). */
export function summariseRepayments(body: Readonly<Record<string, unknown>>): Intent {
  const rows = readRows(body.payments, 'amount')
  const amount = sumRows(rows)
  return {
    summary: { ...emptySummary, amount, count: rows.length },
    amount,
    destination: null,
    likeness: likenessOfRows(rows),
    rows,
  }
}
