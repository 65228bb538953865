import type { EventKind } from './WebhookEvent.ts'

/** What a name or a status says for good. */
export type FinalWord = { kind: EventKind; outcome: 'succeeded' | 'failed' }

/** What services call each kind, alone or before a final word. */
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

const ofEveryKind: Readonly<Record<string, FinalWord['outcome']>> = {
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

/** What makes a payment another one, or no end of one. */
const otherwise =
  /revers|refund|return|chargeback|dispute|fee|charge|commission|levy|receipt|receiv|incoming|inbound|inflow|deposit|credit|collect|checkout|remind|pending|process|progress|queue|initiat|creat|schedul|approv|hold|\bnot\b|\bun|\bnon|\bno\b/

/**
 * Reads the name of an event: one of the kinds, or one of them with one final word before or after it, and nothing else.
 *
 * @returns `outcome: null` for a kind alone; `null` for every name that is not in the lists.
 */
export function readEventName(
  name: unknown,
): { kind: EventKind; outcome: FinalWord['outcome'] | null } | null {
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

/** What a status says for good of a kind; `null` for every other one. */
export function readFinalStatus(status: unknown, kind: EventKind): FinalWord['outcome'] | null {
  if (typeof status !== 'string') return null
  const word = status.trim().toLowerCase()
  if (ofOneKind[kind].includes(word)) return 'succeeded'
  return Object.hasOwn(ofEveryKind, word) ? (ofEveryKind[word] ?? null) : null
}

/** Whether a word about the kind of a payment makes it another one than what was asked for here, or one that goes on. */
export function saysOtherwise(word: unknown): boolean {
  return typeof word === 'string' && otherwise.test(word.toLowerCase())
}

function findKind(words: readonly string[]): EventKind | null {
  const name = words.join('_')
  return Object.hasOwn(kinds, name) ? (kinds[name] ?? null) : null
}

function withOutcome(
  kind: EventKind,
  word: string | undefined,
): { kind: EventKind; outcome: FinalWord['outcome'] } | null {
  const outcome = readFinalStatus(word, kind)
  return outcome && { kind, outcome }
}
