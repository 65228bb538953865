import { toAmount } from '@onlend/core'
import type { PendingOperation } from '@onlend/core/client'
import type { SentWrite } from './WriteOutcome.ts'

/** Reads the write that this device kept, after a reload. Other code can write to the storage: a value of another shape is left out. */
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
      // The method says whether the digits belong to an account or to a phone: without it, leave them out.
      destinationEnd: method && (text(kept.maskedDestination)?.slice(-4) ?? null),
      count: null,
    },
    sentAt: createdAt,
    endedAt: null,
  }
}
