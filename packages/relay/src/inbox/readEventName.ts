import { type FinalStatus, readFinalStatus } from './readFinalStatus.ts'
import type { EventKind } from './WebhookEvent.ts'

/** The words of services for each kind, alone or beside a final status. */
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
 * Reads the name of an event: one of the kinds, alone or with one final status before or after the kind.
 *
 * @returns `outcome: null` for a kind alone or with `complete`; `null` for every name outside of the lists.
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
  // Some services call a failed payment complete too: the status decides.
  if (word === 'complete' || word === 'completed') return { kind, outcome: null }
  const outcome = readFinalStatus(word, kind)
  return outcome && { kind, outcome }
}
