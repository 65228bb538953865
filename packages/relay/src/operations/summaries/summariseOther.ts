import { toAmount } from '@onlend/core'
import { emptySummary } from './emptySummary.ts'
import type { Intent } from './Intent.ts'

/** A write that nothing more is known about: its amount, if it has one, to show. Nothing to compare or to match by. */
export function summariseOther({ amount }: Readonly<Record<string, unknown>>): Intent {
  const sent = typeof amount === 'number' || typeof amount === 'string' ? toAmount(amount) : null
  return {
    summary: { ...emptySummary, amount: sent },
    amount: null,
    destination: null,
    likeness: null,
    rows: [],
  }
}
