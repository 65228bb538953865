import type { EventKind } from './WebhookEvent.ts'

/** The kind and the final outcome in a name or a status. */
export type FinalStatus = { kind: EventKind; outcome: 'succeeded' | 'failed' | 'reversed' }

const ofEveryKind: Readonly<Record<string, FinalStatus['outcome']>> = {
  success: 'succeeded',
  successful: 'succeeded',
  succeeded: 'succeeded',
  completed: 'succeeded',
  complete: 'succeeded',
  fail: 'failed',
  failed: 'failed',
  failure: 'failed',
  rejected: 'failed',
  declined: 'failed',
  cancelled: 'failed',
  canceled: 'failed',
}

/** Statuses that are final for one kind only: a transaction that is paid need not be registered. */
const ofOneKind: Readonly<Record<EventKind, readonly string[]>> = {
  withdraw: ['paid', 'settled'],
  registerTransactions: ['registered'],
  reconcileRepayments: ['reconciled', 'settled'],
}

/** Statuses of a withdrawal whose money came back. */
const ofMoneyBack = ['reversed', 'reversal', 'returned']

/** The final outcome of a status for a kind; `null` for a status that is not final. */
export function readFinalStatus(status: unknown, kind: EventKind): FinalStatus['outcome'] | null {
  if (typeof status !== 'string') return null
  const word = status.trim().toLowerCase()
  if (ofOneKind[kind].includes(word)) return 'succeeded'
  if (kind === 'withdraw' && ofMoneyBack.includes(word)) return 'reversed'
  return Object.hasOwn(ofEveryKind, word) ? (ofEveryKind[word] ?? null) : null
}
