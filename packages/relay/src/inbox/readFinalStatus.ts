import type { EventKind } from './WebhookEvent.ts'

/** What a name or a status says for good. */
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

/** What is final of one kind, and something else of another: a transaction that is paid is not one that is registered. */
const ofOneKind: Readonly<Record<EventKind, readonly string[]>> = {
  withdraw: ['paid', 'settled'],
  registerTransactions: ['registered'],
  reconcileRepayments: ['reconciled', 'settled'],
}

/** Of money that was sent: it came back. */
const ofMoneyBack = ['reversed', 'reversal', 'returned']

/** What a status says for good of a kind; `null` for every other one. */
export function readFinalStatus(status: unknown, kind: EventKind): FinalStatus['outcome'] | null {
  if (typeof status !== 'string') return null
  const word = status.trim().toLowerCase()
  if (ofOneKind[kind].includes(word)) return 'succeeded'
  if (kind === 'withdraw' && ofMoneyBack.includes(word)) return 'reversed'
  return Object.hasOwn(ofEveryKind, word) ? (ofEveryKind[word] ?? null) : null
}
