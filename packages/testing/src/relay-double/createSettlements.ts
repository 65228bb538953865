import { createOperationId, type Operation } from '@onlend/core'
import { foldAmount, foldDestination, isSettledByEvent, operations } from '@onlend/core/operations'
import type { InboxEvent, LaterEvidence, OperationRow } from '@onlend/core/relay'
import type { SandboxWebhook } from '@onlend/sandbox'
import type { Ledger, LedgerEntry } from './createLedger.ts'
import type { HeldEventFacts, SettlementFacts } from './RelayDouble.ts'

/** A settlement event, with the destination that operators do not get, in the spelling that equal ones share. */
type HeldEvent = { event: InboxEvent; destination: string | null }

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

/** Milliseconds that an event looks back for an operation with equal facts. */
const matchWindowMs = 259_200_000

/** Makes the settlement of the operations of a ledger, with an empty inbox. */
export function createSettlements({ ledger, now }: { ledger: Ledger; now: () => number }) {
  let held: HeldEvent[] = []
  const heard = new Set<string>()
  const iso = (): string => new Date(now()).toISOString()
  const find = (id: string): HeldEvent | undefined => held.find(({ event }) => event.id === id)
  const remove = (gone: readonly HeldEvent[]): void => {
    held = held.filter((one) => !gone.includes(one))
  }
  const add = (facts: HeldEventFacts, destination: string | null = null): void => {
    const receivedAt = facts.receivedAt ?? iso()
    const place = `${Date.parse(receivedAt)}_${facts.id}`
    held = [...held, { event: { ...unknownFacts, ...facts, receivedAt, place }, destination }].toSorted(
      ({ event: one }, { event: other }) =>
        Date.parse(one.receivedAt) - Date.parse(other.receivedAt) || (one.id < other.id ? -1 : 1),
    )
  }

  const settleRow = (
    entry: LedgerEntry,
    row: OperationRow,
    event: Pick<Operation, 'matched' | 'verified'> & Pick<InboxEvent, 'message' | 'outcome'>,
  ): void => {
    const { outcome, message, matched, verified } = event
    const { state, serviceMessage } = entry.operation
    const rowState = outcome === 'failed' ? 'failed' : 'succeeded'
    Object.assign(row, { state: rowState, message, settledAt: iso() })
    const rows = countRows(entry.rows)
    const ended = rows.failed > 0 ? 'failed' : 'succeeded'
    ledger.change(entry, {
      // A settlement event about one row also proves that the service took the set.
      state: rows.awaited === 0 ? ended : state === 'unknown' ? 'accepted' : state,
      ...{ rows, matched, verified },
      serviceMessage: outcome === 'failed' ? message : serviceMessage,
      settledAt: rows.awaited === 0 ? iso() : null,
    })
  }

  /** Counts the open events that fit an operation and others, after the set of those events has changed. */
  const recount = (ids: readonly string[]): void => {
    for (const id of ids) {
      const entry = ledger.find(id)
      const left = held.filter(
        ({ event: { why, candidates } }) => why === 'ambiguous' && candidates?.includes(id),
      )
      const count = (outcome: string): number => left.filter(({ event }) => event.outcome === outcome).length
      const candidates = left.at(-1)?.event.candidates?.length
      const counts = candidates && { candidates, succeeded: count('succeeded'), failed: count('failed') }
      if (entry && awaiting.has(entry.operation.state)) ledger.change(entry, { ambiguous: counts || null })
    }
  }

  const settle = (one: HeldEvent): void => {
    const { event, destination } = one
    const { kind, customerPartnerId, outcome, message, transactionReference, reference } = event
    const candidates = ledger
      .entries()
      .filter(
        ({ operation }) =>
          operation.kind === kind &&
          operation.customerPartnerId === customerPartnerId &&
          awaiting.has(operation.state),
      )
    if (transactionReference !== null) {
      for (const entry of candidates) {
        const row = entry.rows.find((r) => r.reference === transactionReference && r.state === 'awaited')
        if (!row) continue
        settleRow(entry, row, { outcome, message, matched: 'reference', verified: true })
        return
      }
      add(event, destination)
      return
    }
    const heardAt = Date.parse(event.receivedAt)
    const alike = candidates.filter(({ operation, body, releasedAt }) => {
      const sentAt = releasedAt ?? Date.parse(operation.createdAt)
      return (
        destination !== null &&
        operations.withdraw.destinationKey(body) === destination &&
        // An event does not match by its facts an operation that is stale or younger than the event.
        operation.state !== 'stale' &&
        heardAt >= sentAt &&
        heardAt - sentAt <= matchWindowMs &&
        foldAmount(operation.summary.amount) === foldAmount(event.amount)
      )
    })
    if (alike.length === 0) {
      add(event, destination)
      return
    }
    // An event counts once, even if it comes again in other bytes.
    if (reference !== null && heard.has(reference)) return
    if (reference !== null) heard.add(reference)
    const equals = [
      one,
      ...held.filter(
        (other) =>
          other.event.why === 'ambiguous' &&
          other.event.customerPartnerId === customerPartnerId &&
          other.destination === destination &&
          foldAmount(other.event.amount) === foldAmount(event.amount),
      ),
    ]
    const ids = alike.map(({ operation }) => operation.id)
    // Equal operations settle only when as many events report one outcome.
    if (equals.length !== alike.length || equals.some((other) => other.event.outcome !== outcome)) {
      add({ ...event, why: 'ambiguous', candidates: ids }, destination)
      recount(ids)
      return
    }
    remove(equals)
    for (const entry of alike) {
      entry.proposal = null
      const settled = { matched: 'facts', verified: true, ambiguous: null, settledAt: iso() }
      // The cast names the outcomes of the sandbox's events.
      ledger.change(entry, { state: outcome as 'succeeded' | 'failed', serviceMessage: message, ...settled })
    }
  }

  return {
    /** The events of the inbox, oldest first, the dismissed among them. */
    events: (): readonly InboxEvent[] => held.map(({ event }) => event),
    /** Puts an event into the inbox that the sandbox cannot send. */
    hold: (facts: HeldEventFacts): void => add(facts),
    receive: (webhook: SandboxWebhook): void => {
      // The real relay refuses an event that is signed with another secret.
      if (!webhook.forged) settle(readWebhook(webhook, iso()))
    },
    /** Settles an operation with an event that came before the ledger knew it. */
    matchWaiting: ({ kind, customerPartnerId, state }: Operation): void => {
      const waiting = held.filter(
        ({ event }) =>
          event.why === 'unmatched' && event.kind === kind && event.customerPartnerId === customerPartnerId,
      )
      if (!awaiting.has(state)) return
      remove(waiting)
      for (const one of waiting) settle(one)
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
      eventId: string,
      entry: LedgerEntry,
      { outcome: said, force = false }: Assignment,
    ): 'not_found' | 'assignment_conflict' | null => {
      const one = find(eventId)
      const { rows, operation } = entry
      const { kind, message, signed: verified, transactionReference, ...event } = one?.event ?? unknownFacts
      // The cast names the outcomes that the parsers of webhooks return.
      const outcome = (kind === null ? said : event.outcome) as SettlementFacts['outcome'] | null | undefined
      if (!one || !outcome || !isSettledByEvent(operation.kind)) return 'not_found'
      const named =
        transactionReference === null ? [] : rows.filter((r) => r.reference === transactionReference)
      const row = named.find(({ state }) => state === 'awaited') ?? named[0] ?? null
      const isNoRow = transactionReference !== null && row === null
      const isOther =
        operation.state === 'awaiting_approval' ||
        (kind !== null && kind !== operation.kind) ||
        (rows.length > 0 && (isNoRow || outcome === 'reversed'))
      if (isOther || (!force && namesAnother(one, entry, row))) return 'assignment_conflict'
      remove([one])
      if (row) settleRow(entry, row, { outcome, message, matched: 'assigned', verified })
      else {
        const changes = settleOperation(operation, { outcome, message, verified }, iso())
        ledger.change(entry, changes.matched ? { ...changes, matched: 'assigned', ambiguous: null } : changes)
      }
      recount(event.candidates ?? [])
      return null
    },
    dismiss: (eventId: string, dismissal: InboxEvent['dismissal']): void => {
      const one = find(eventId)
      if (one) Object.assign(one.event, { why: 'dismissed', dismissal })
      recount(one?.event.candidates ?? [])
    },
    /** Reads the unmatched events among some again. */
    replay: (eventIds: readonly string[]): void => {
      const again = held.filter(({ event }) => event.why === 'unmatched' && eventIds.includes(event.id))
      remove(again)
      // A webhook that is read again gives another event.
      for (const { event, destination } of again)
        settle({ event: { ...event, id: createOperationId() }, destination })
    },
  }
}

const unknownFacts: Omit<InboxEvent, 'id' | 'why' | 'receivedAt' | 'place'> = {
  ...{ source: 'service', signed: true, kind: null, outcome: null, customerPartnerId: null },
  ...{ reference: null, transactionReference: null, amount: null, destinationEnd: null, message: null },
  ...{ candidates: null, body: null, dismissal: null },
}

/** Reads a webhook of the sandbox as an event that fits no operation yet. */
function readWebhook({ id, payload: { event, data } }: SandboxWebhook, receivedAt: string): HeldEvent {
  const account = data.account_number ?? data.mobile_no
  const destination =
    foldDestination(data.account_number)?.account ?? foldDestination(data.mobile_no)?.mobile ?? null
  return {
    destination,
    event: {
      ...{ ...unknownFacts, id, receivedAt, why: 'unmatched', outcome: data.status, candidates: [] },
      ...{ message: data.message, customerPartnerId: data.customer_partner_id ?? null },
      kind: kinds[event.split('.')[0] ?? ''] ?? null,
      reference: data.reference ?? null,
      transactionReference: data.transaction_reference ?? null,
      amount: data.amount === undefined ? null : String(data.amount),
      destinationEnd: typeof account === 'string' ? account.slice(-4) : null,
      place: `${Date.parse(receivedAt)}_${id}`,
    },
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

/** Whether an event names another partner, amount or account than an operation or its row. A missing value contradicts none. */
function namesAnother(
  { event, destination }: HeldEvent,
  entry: LedgerEntry,
  row: OperationRow | null,
): boolean {
  const { customerPartnerId, summary, kind } = entry.operation
  const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
  const key = kind === 'withdraw' ? operations.withdraw.destinationKey(entry.body) : null
  return (
    differ(event.customerPartnerId, customerPartnerId) ||
    differ(foldAmount(event.amount), foldAmount(row ? row.amount : summary.amount)) ||
    differ(destination, key) ||
    differ(event.destinationEnd, summary.destinationEnd)
  )
}
