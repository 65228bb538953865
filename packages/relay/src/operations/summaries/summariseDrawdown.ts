import { toAmount } from '@onlend/core'
import { foldAmount } from '../foldAmount.ts'
import { emptySummary } from './emptySummary.ts'
import type { Intent } from './Intent.ts'

/** A drawdown request: how much, and compared by its amount and length (Partner API, Endpoint 7). */
export function summariseDrawdown(body: Readonly<Record<string, unknown>>): Intent {
  const amount = foldAmount(body.amount)
  const sent =
    typeof body.amount === 'number' || typeof body.amount === 'string' ? toAmount(body.amount) : null
  return {
    summary: { ...emptySummary, amount: sent },
    amount,
    destination: null,
    likeness: amount ? `${amount}/${String(body.tenor)}` : null,
    rows: [],
  }
}
