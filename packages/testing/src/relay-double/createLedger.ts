import type { Amount, Operation, PossibleDuplicate } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import { type SetRow, findEffects, foldAmount, foldDestination, operations } from '@onlend/core/operations'
import type { AttentionOperation, OperationRow, InboxEvent } from '@onlend/core/relay'
import type { SandboxWebhook } from '@onlend/sandbox'
import { createAlikeEvents } from './createAlikeEvents.ts'
import { countRows } from './countRows.ts'
import { findDuplicate } from './findDuplicate.ts'
import { forOperators } from './forOperators.ts'
import { type ResolutionBody, type ResolutionRefusal, resolveEntry } from './resolveEntry.ts'
import { toResult } from './toResult.ts'
import { toUnmatched } from './toUnmatched.ts'
import { type ToldEvent, tellEntry } from './tellEntry.ts'

/** One write as the stand-in relay keeps it. */
export type LedgerEntry = {
  operation: Operation
  fingerprint: string
  destination: string | null
  /** What a possible duplicate would share. */
  duplicateKey: string | null
  /** What became of each row, for a set that settles row by row. */
  rows: OperationRow[]
  /** What one operator proposed and a second one has not confirmed yet. */
  proposal: AttentionOperation['proposal']
  answer: { status: number; body: string } | null
}

type CreateLedgerParameters = {
  now: () => number
  staleAfter: number
  onChange: (operation: Operation) => void
}

/** A write that is about to be sent. */
export type ClaimParameters = {
  id: string
  kind: WriteName
  customerPartnerId: string | null
  channelPartnerId: string | null
  body: Readonly<Record<string, unknown>> | null
  /** The name that stood beside the code of a bank or operator. */
  institutionName?: string | null
}

type Finish = {
  state: 'accepted' | 'rejected' | 'unknown'
  answer: LedgerEntry['answer']
  message: string | null
  /** Of an answer that decides nothing. */
  status?: number
}

/** The memory of a stand-in relay: the same states, in the same order, as the real one keeps. */
export type Ledger = {
  find: (id: string) => LedgerEntry | null
  list: (customerPartnerId: string | null) => Operation[]
  /** The newest operation that holds a claim back, and the rows of it that were sent before. */
  findDuplicate: (claim: ClaimParameters, window: number) => PossibleDuplicate | null
  claim: (claim: ClaimParameters, confirmedDuplicate: string | null) => LedgerEntry
  finish: (entry: LedgerEntry, finish: Finish) => void
  settle: (webhook: SandboxWebhook) => void
  clear: () => void
  /** A settlement event about one operation, in any state. */
  tell: (id: string, event: ToldEvent) => void
  /** What an operator says; the refusal that the relay would answer with, and the entry as it stands. */
  resolve: (
    id: string,
    body: ResolutionBody,
    said: { by: string; fourEyes: boolean },
  ) => { refusal: ResolutionRefusal | 'not_found'; operation: AttentionOperation | null }
  /** What needs an operator, oldest first. */
  attention: () => AttentionOperation[]
  /** Events that no operation was found for, oldest first. */
  unmatched: () => InboxEvent[]
}

const kinds = {
  withdrawal: 'withdraw',
  transaction: 'registerTransactions',
  repayment: 'reconcileRepayments',
} as const
const open: ReadonlySet<string> = new Set(['submitting', 'accepted', 'unknown', 'stale'])

/** Makes an empty ledger. */
export function createLedger({ now, staleAfter, onChange }: CreateLedgerParameters): Ledger {
  const entries: LedgerEntry[] = []
  const unmatched: InboxEvent[] = []
  let proposals = 0
  const iso = () => new Date(now()).toISOString()
  const change = (entry: LedgerEntry, changes: Partial<Operation>) => {
    Object.assign(entry.operation, changes, { updatedAt: iso() })
    onChange(entry.operation)
  }
  const isStale = ({ kind, state, acceptedAt }: Operation) =>
    findEffects(kind).settledBy === 'event' &&
    state === 'accepted' &&
    acceptedAt !== null &&
    now() - Date.parse(acceptedAt) > staleAfter
  const view = (operation: Operation): Operation => ({
    ...operation,
    state: isStale(operation) ? 'stale' : operation.state,
  })

  const fingerprintOf = ({ kind, customerPartnerId, body }: ClaimParameters) =>
    JSON.stringify([kind, customerPartnerId, body])
  const settleRow = (entry: LedgerEntry, row: OperationRow, { data }: SandboxWebhook['payload']) => {
    Object.assign(row, { state: data.status, message: data.message, settledAt: iso() })
    const counts = countRows(entry.rows)
    const { operation } = entry
    const ended = counts.failed > 0 ? 'failed' : 'succeeded'
    change(entry, {
      // A settlement event about one row also proves that the service took the set.
      state: counts.awaited === 0 ? ended : operation.state === 'unknown' ? 'accepted' : operation.state,
      rows: counts,
      matched: 'reference',
      verified: true,
      serviceMessage: data.status === 'failed' ? data.message : operation.serviceMessage,
      settledAt: counts.awaited === 0 ? iso() : null,
    })
  }

  const told = createAlikeEvents()
  const settleAlike = (alike: readonly LedgerEntry[], webhook: SandboxWebhook) => {
    const changes = told.weigh(webhook, alike.length)
    if (changes === null) return
    const settledAt = changes.state === undefined ? {} : { settledAt: iso() }
    for (const entry of alike) change(entry, { ...changes, ...settledAt })
  }

  return {
    clear: () => void entries.splice(0),
    find: (id) => {
      const entry = entries.find((one) => one.operation.id === id)
      return entry ? { ...entry, operation: view(entry.operation) } : null
    },
    list: (customerPartnerId) =>
      entries
        .map((entry) => entry.operation)
        .filter(
          (operation) => customerPartnerId === null || operation.customerPartnerId === customerPartnerId,
        )
        .map(view)
        .reverse(),
    findDuplicate: (claim, window) => findDuplicate(entries, claim, { view, now: now(), window }),
    claim: (claim, confirmedDuplicate) => {
      const createdAt = iso()
      const definition = operations[claim.kind]
      const rows = definition.rows(claim.body).map(toAwaited)
      const entry: LedgerEntry = {
        operation: {
          id: claim.id,
          kind: claim.kind,
          state: 'submitting',
          customerPartnerId: claim.customerPartnerId,
          channelPartnerId: claim.channelPartnerId,
          reference: `${definition.prefix}-${claim.id
            .replace(/[^0-9a-z]/gi, '')
            .slice(0, 8)
            .toUpperCase()}`,
          summary: {
            ...definition.summarise(claim.body),
            ...(claim.institutionName && { institutionName: claim.institutionName }),
          },
          status: null,
          serviceMessage: null,
          refusal: null,
          matched: null,
          ambiguous: null,
          verified: null,
          conflict: false,
          resolution: null,
          laterEvidence: [],
          reversedAt: null,
          rows: rows.length > 0 ? countRows(rows) : null,
          result: null,
          confirmedDuplicate,
          createdAt,
          acceptedAt: null,
          settledAt: null,
          updatedAt: createdAt,
        },
        fingerprint: fingerprintOf(claim),
        destination: definition.destination(claim.body),
        duplicateKey: definition.duplicateKey(claim.body),
        rows,
        proposal: null,
        answer: null,
      }
      entries.push(entry)
      onChange(entry.operation)
      return entry
    },
    finish: (entry, { state, answer, message, status }) => {
      entry.answer = answer
      const isOpen = entry.operation.state === 'submitting' || entry.operation.state === 'unknown'
      change(entry, {
        // A settlement event that overtook the answer stays final.
        state: isOpen ? state : entry.operation.state,
        status: answer?.status ?? status ?? null,
        serviceMessage: entry.operation.serviceMessage ?? message,
        acceptedAt: state === 'accepted' ? iso() : entry.operation.acceptedAt,
        result: state === 'accepted' && answer ? toResult(entry.operation.kind, answer.body) : null,
      })
    },
    settle: (webhook) => {
      // Signed with another secret: the real relay would not take it.
      if (webhook.forged) return
      const { data, event } = webhook.payload
      // The cast follows from the names of the sandbox's events: a kind, a dot and an outcome.
      const kind = kinds[event.split('.')[0] as keyof typeof kinds]
      const candidates = entries.filter(
        ({ operation }) =>
          operation.kind === kind &&
          operation.customerPartnerId === data.customer_partner_id &&
          open.has(operation.state),
      )
      const reference = data.transaction_reference
      if (reference !== undefined) {
        for (const entry of candidates) {
          const row = entry.rows.find((one) => one.reference === reference && one.state === 'awaited')
          if (row) return settleRow(entry, row, webhook.payload)
        }
        unmatched.push(toUnmatched(webhook, kind, iso()))
        return
      }
      const destination = foldDestination(data.account_number ?? data.mobile_no)
      const alike = candidates.filter(
        (one) =>
          destination !== null &&
          one.destination === destination &&
          one.operation.state !== 'stale' &&
          foldAmount(one.operation.summary.amount) === foldAmount(data.amount),
      )
      if (alike.length === 0) {
        unmatched.push(toUnmatched(webhook, kind, iso()))
        return
      }
      settleAlike(alike, webhook)
    },
    tell: (id, event) => {
      const entry = entries.find((one) => one.operation.id === id)
      if (!entry) return
      entry.proposal = null
      change(entry, tellEntry(entry.operation, event, iso()))
    },
    resolve: (id, body, said) => {
      const entry = entries.find((one) => one.operation.id === id)
      if (!entry) return { refusal: 'not_found', operation: null }
      const standing = { ...entry, operation: view(entry.operation) }
      proposals += 1
      const proposalId = `proposal_${proposals}`
      const { refusal, proposal, changes } = resolveEntry(standing, body, { ...said, at: iso(), proposalId })
      if (proposal !== undefined) entry.proposal = proposal
      if (changes) change(entry, changes)
      return { refusal, operation: forOperators({ ...entry, operation: view(entry.operation) }) }
    },
    attention: () =>
      entries
        .map((entry) => ({ ...entry, operation: view(entry.operation) }))
        .filter(
          ({ operation: { state, conflict }, proposal }) =>
            state === 'unknown' || state === 'stale' || conflict === true || proposal !== null,
        )
        .map(forOperators),
    unmatched: () => [...unmatched],
  }
}

/** A row of a set that was just sent. The cast follows from how rows are read: as decimals. */
function toAwaited({ reference, amount }: SetRow, position: number): OperationRow {
  return {
    position,
    reference,
    amount: amount as Amount | null,
    state: 'awaited',
    message: null,
    settledAt: null,
  }
}
