import { type FinalStatus, readFinalStatus } from './readFinalStatus.ts'
import type { EventKind } from './WebhookEvent.ts'

/** What services call each kind, alone or before a final status. */
const kinds: Readonly<Record<string, EventKind>> = {
  withdrawal: 'withdraw',
  withdraw: 'withdraw',
  transfer: 'withdraw',
  payout: 'withdraw',
  disbursement: 'withdraw',
  repayment: 'reconcileRepayments',
  reconciliation: 'reconcileRepayments',
  payment: 'reconcileRepayments',
  bulk_payment: 'reconcileRepayments',
  transaction: 'registerTransactions',
  registration: 'registerTransactions',
  transaction_registration: 'registerTransactions',
}

type EventName = { kind: EventKind; outcome: FinalStatus['outcome'] | null }

/**
 * Reads the name of an event: one of the kinds, or one of them with one final status before or after it, and nothing else.
 *
 * @returns `outcome: null` for a kind alone, and for one that is only said to be complete; `null` for every name that is not in the lists.
 */
export function readEventName(name: unknown): EventName | null {
  if (typeof name !== 'string' || name.length > 100) return null
  const words = name
    .toLowerCase()
    .split(/[._:\s/-]+/)
    .filter((word) => word !== '')
  const whole = findKind(words)
  if (whole) return { kind: whole, outcome: null }
  const last = words.at(-1)
  const after = findKind(words.slice(0, -1))
  if (after) return withOutcome(after, last)
  const before = findKind(words.slice(1))
  return before ? withOutcome(before, words[0]) : null
}

function findKind(words: readonly string[]): EventKind | null {
  const name = words.join('_')
  return Object.hasOwn(kinds, name) ? (kinds[name] ?? null) : null
}

function withOutcome(kind: EventKind, word: string | undefined): EventName | null {
  // Some services call a payment complete that failed: the status says which.
  if (word === 'complete' || word === 'completed') return { kind, outcome: null }
  const outcome = readFinalStatus(word, kind)
  return outcome && { kind, outcome }
}
