import { toAmount } from '@onlend/core'
import type { PendingOperation } from '@onlend/core/client'
import type { SentWrite } from './WriteOutcome.ts'

/** What this device kept of a write, for a page that comes back to it. Other code can write to the storage: what has another shape is left out. */
export function readKeptWrite({
  createdAt,
  ...kept
}: Pick<PendingOperation, 'createdAt' | 'amount' | 'method' | 'maskedDestination'>): SentWrite {
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  const method = text(kept.method)
  return {
    summary: {
      amount: toAmount(text(kept.amount) ?? ''),
      method,
      recipient: null,
      institution: null,
      // Without the method the digits may be an account's or a phone's.
      destinationEnd: method && (text(kept.maskedDestination)?.slice(-4) ?? null),
      count: null,
    },
    sentAt: createdAt,
    endedAt: null,
  }
}
