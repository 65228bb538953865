import type { Operation } from '@onlend/core'
import { foldAmount, foldDestination, isSettledByEvent, operations } from '@onlend/core/operations'
import type { InboxEvent, LaterEvidence, OperationRow } from '@onlend/core/relay'
import type { SandboxWebhook } from '@onlend/sandbox'
import type { Ledger, LedgerEntry } from './createLedger.ts'
import type { HeldEventFacts, SettlementFacts } from './RelayDouble.ts'

type Assignment = { outcome?: SettlementFacts['outcome'] | undefined; force?: boolean | undefined }

/** The settlement events of the service: an event settles its operation, or waits in the inbox for an operator. */
export type Settlements = ReturnType<typeof createSettlements>

const kinds: Readonly<Record<string, InboxEvent['kind']>> = {
  withdrawal: 'withdraw',
  transaction: 'registerTransactions',
  repayment: 'reconcileRepayments',
}
const awaiting: ReadonlySet<string> = new Set(['submitting', 'accepted', 'unknown', 'stale'])
const final: ReadonlySet<string> = new Set(['succeeded', 'failed', 'rejected', 'reversed'])

/** Makes the settlement of the operations of a ledger, with an empty inbox. */
export function createSettlements({ ledger, now }: { ledger: Ledger; now: () => number }) {
  let held: InboxEvent[] = []
  const iso = (): string => new Date(now()).toISOString()
  const hold = (facts: HeldEventFacts): void => {
    const receivedAt = facts.receivedAt ?? iso()
    const event = { ...unknownFacts, ...facts, receivedAt, place: `${Date.parse(receivedAt)}_${facts.id}` }
    held = [...held, event].toSorted((one, other) => (one.place < other.place ? -1 : 1))
  }
  const remove = (gone: readonly InboxEvent[]): void => {
    held = held.filter((event) => !gone.includes(event))
  }

  const settleRow = (entry: LedgerEntry, row: OperationRow, { outcome, message }: InboxEvent): void => {
    const { state, serviceMessage } = entry.operation
    const isFailed = outcome === 'failed'
    Object.assign(row, { state: isFailed ? 'failed' : 'succeeded', message, settledAt: iso() })
    const rows = countRows(entry.rows)
    const ended = rows.failed > 0 ? 'failed' : 'succeeded'
    ledger.change(entry, {
      // A settlement event about one row also proves that the service took the set.
      state: rows.awaited === 0 ? ended : state === 'unknown' ? 'accepted' : state,
      ...{ rows, matched: 'reference', verified: true },
      serviceMessage: isFailed ? message : serviceMessage,
      settledAt: rows.awaited === 0 ? iso() : null,
    })
  }

  /** Counts the open events that fit an operation and others, after the set of those events has changed. */
  const recount = (ids: readonly string[]): void => {
    for (const id of ids) {
      const entry = ledger.find(id)
      const left = held.filter(({ why, candidates }) => why === 'ambiguous' && candidates?.includes(id))
      const count = (outcome: string): number => left.filter((event) => event.outcome === outcome).length
      const candidates = left.at(-1)?.candidates?.length
      const counts = candidates && { candidates, succeeded: count('succeeded'), failed: count('failed') }
      if (entry && awaiting.has(entry.operation.state)) ledger.change(entry, { ambiguous: counts || null })
    }
  }

  /** Settles the withdrawals that an event fits, or holds the event; equal withdrawals settle when each has an event of the same outcome. */
  const settle = (event: InboxEvent, destination: string | null): void => {
    const candidates = ledger
      .entries()
      .filter(
        ({ operation }) =>
          operation.kind === event.kind &&
          operation.customerPartnerId === event.customerPartnerId &&
          awaiting.has(operation.state),
      )
    if (event.transactionReference !== null) {
      const isIts = ({ reference, state }: OperationRow) =>
        reference === event.transactionReference && state === 'awaited'
      const entry = candidates.find(({ rows }) => rows.some(isIts))
      const row = entry?.rows.find(isIts)
      if (entry && row) settleRow(entry, row, event)
      else hold(event)
      return
    }
    const alike = candidates.filter(
      ({ operation, body }) =>
        destination !== null &&
        operations.withdraw.destinationKey(body) === destination &&
        foldAmount(operation.summary.amount) === foldAmount(event.amount),
    )
    const ids = alike.map(({ operation }) => operation.id)
    const equals = held.filter((other) => other.candidates?.join() === ids.join())
    const isAgreed = equals.every(({ outcome }) => outcome === event.outcome)
    if (alike.length === 0 || equals.length + 1 < alike.length || !isAgreed) {
      hold(alike.length === 0 ? event : { ...event, why: 'ambiguous', candidates: ids })
      recount(ids)
      return
    }
    remove(equals)
    for (const entry of alike) {
      entry.proposal = null
      // The cast names the outcomes of the sandbox's events.
      const state = event.outcome as 'succeeded' | 'failed'
      const settled = { matched: 'facts', verified: true, ambiguous: null, settledAt: iso() } as const
      ledger.change(entry, { state, serviceMessage: event.message, ...settled })
    }
  }

  return {
    hold,
    /** The events of the inbox, oldest first, the dismissed among them. */
    events: (): readonly InboxEvent[] => held,
    receive: (webhook: SandboxWebhook): void => {
      const { account_number: account, mobile_no: mobile } = webhook.payload.data
      const destination = foldDestination(account)?.account ?? foldDestination(mobile)?.mobile ?? null
      // The real relay refuses an event that is signed with another secret.
      if (!webhook.forged) settle(readWebhook(webhook, iso()), destination)
    },
    /** Applies an event to one operation, in any state. */
    tell: (operationId: string, event: SettlementFacts): void => {
      const entry = ledger.find(operationId)
      if (!entry) return
      entry.proposal = null
      ledger.change(entry, settleOperation(entry.operation, event, iso()))
    },
    /** Ties an event to an operation for an operator; returns the code of a refusal. */
    assign: (
      event: InboxEvent,
      entry: LedgerEntry,
      { outcome: said, force = false }: Assignment,
    ): 'not_found' | 'assignment_conflict' | null => {
      const { operation } = entry
      const { kind, message, signed: verified, candidates } = event
      // The cast names the outcomes that the parsers of webhooks return.
      const outcome = (kind === null ? said : event.outcome) as SettlementFacts['outcome'] | undefined
      if (!outcome || !isSettledByEvent(operation.kind)) return 'not_found'
      // The double ties no event to a row of a set.
      const isOther =
        operation.state === 'awaiting_approval' ||
        (kind ?? operation.kind) !== operation.kind ||
        (event.transactionReference !== null && operation.rows !== null)
      if (isOther || (!force && namesAnother(event, operation))) return 'assignment_conflict'
      remove([event])
      const changes = settleOperation(operation, { outcome, message, verified }, iso())
      ledger.change(entry, changes.matched ? { ...changes, matched: 'assigned', ambiguous: null } : changes)
      recount(candidates ?? [])
      return null
    },
    dismiss: (event: InboxEvent, dismissal: InboxEvent['dismissal']): void => {
      Object.assign(event, { why: 'dismissed', dismissal })
      recount(event.candidates ?? [])
    },
  }
}

const unknownFacts: Omit<InboxEvent, 'id' | 'why' | 'receivedAt' | 'place'> = {
  ...{ source: 'service', signed: true, kind: null, outcome: null, customerPartnerId: null },
  ...{ reference: null, transactionReference: null, amount: null, destinationEnd: null, message: null },
  ...{ candidates: null, body: null, dismissal: null },
}

/** Reads a webhook of the sandbox as an event that fits no operation yet. */
function readWebhook({ id, payload: { event, data } }: SandboxWebhook, receivedAt: string): InboxEvent {
  const account = data.account_number ?? data.mobile_no
  return {
    ...{ ...unknownFacts, id, receivedAt, why: 'unmatched', outcome: data.status, candidates: [] },
    ...{ message: data.message, customerPartnerId: data.customer_partner_id ?? null },
    kind: kinds[event.split('.')[0] ?? ''] ?? null,
    reference: data.reference ?? null,
    transactionReference: data.transaction_reference ?? null,
    amount: data.amount === undefined ? null : String(data.amount),
    destinationEnd: typeof account === 'string' ? account.slice(-4) : null,
    place: `${Date.parse(receivedAt)}_${id}`,
  }
}

function countRows(rows: readonly OperationRow[]): NonNullable<Operation['rows']> {
  const count = (state: OperationRow['state']): number => rows.filter((row) => row.state === state).length
  const [succeeded, failed, awaited] = [count('succeeded'), count('failed'), count('awaited')]
  return { total: rows.length, succeeded, failed, awaited }
}

/** Returns the changes that an event makes in its operation: the final state, a reversal, a conflict, or later evidence. */
function settleOperation(
  { state, conflict, laterEvidence, reversedAt }: Operation,
  { outcome, message = null, reference, verified = true }: SettlementFacts,
  at: string,
): Partial<Operation> {
  if (!final.has(state)) {
    const settled = { state: outcome, matched: 'reference', verified, serviceMessage: message, settledAt: at }
    return { ...settled, reversedAt: outcome === 'reversed' ? at : null }
  }
  const later: LaterEvidence = { outcome, message, reference: reference ?? null, verified, at }
  const isReversal = state === 'succeeded' && outcome === 'reversed'
  const isContrary =
    outcome === 'succeeded'
      ? state === 'failed' || state === 'rejected'
      : outcome === 'failed' && state === 'succeeded'
  return {
    laterEvidence: [...(laterEvidence ?? []), later],
    conflict: conflict === true || isContrary,
    state: isReversal ? 'reversed' : state,
    reversedAt: isReversal ? at : reversedAt,
  }
}

/** Whether an event names another partner, amount or account than an operation. A missing value contradicts none. */
function namesAnother(event: InboxEvent, { customerPartnerId, summary }: Operation): boolean {
  const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
  return (
    differ(event.customerPartnerId, customerPartnerId) ||
    differ(foldAmount(event.amount), foldAmount(summary.amount)) ||
    differ(event.destinationEnd, summary.destinationEnd)
  )
}
