import type { Operation } from '@onlend/core'
import { foldAmount } from '@onlend/core/operations'
import type { OperationRow } from '@onlend/core/relay'
import type { SandboxWebhook } from '@onlend/sandbox'
import { createAmbiguousEvents } from './createAmbiguousEvents.ts'
import { countRows } from './countRows.ts'
import { findDuplicate } from './findDuplicate.ts'
import { forOperators } from './forOperators.ts'
import type { Ledger } from './Ledger.ts'
import { resolveEntry } from './resolveEntry.ts'
import { createEntry } from './createEntry.ts'
import type { ClaimParameters, LedgerEntry } from './LedgerEntry.ts'
import type { Audit } from './createAudit.ts'
import type { Inbox } from './inbox/createInbox.ts'
import { decideAssignment } from './inbox/decideAssignment.ts'
import { takeLines } from './lines/takeLines.ts'
import type { HeldEvent } from './inbox/HeldEvent.ts'
import { toHeldEvent } from './inbox/toHeldEvent.ts'
import { toDestination } from './toDestination.ts'
import { sweepEntries } from './sweepEntries.ts'
import { toResult } from './toResult.ts'
import { settleEntry } from './settleEntry.ts'

type CreateLedgerParameters = {
  now: () => number
  staleAfter: number
  /** The inbox for events without an operation. */
  inbox: Inbox
  audit: Pick<Audit, 'append'>
  onChange: (operation: Operation) => void
}

type ToldOfRow = Pick<Operation, 'matched' | 'verified'> & {
  state: 'succeeded' | 'failed'
  message: string | null
}

const kinds = {
  withdrawal: 'withdraw',
  transaction: 'registerTransactions',
  repayment: 'reconcileRepayments',
} as const
const open: ReadonlySet<string> = new Set(['submitting', 'accepted', 'unknown', 'stale'])

/** Milliseconds that an event looks back for an operation with equal facts. */
const matchWindow = 259_200_000

const copy = (entry: LedgerEntry): LedgerEntry => ({ ...entry, operation: { ...entry.operation } })
const sentAt = ({ releasedAt, operation }: LedgerEntry): number =>
  releasedAt ?? Date.parse(operation.createdAt)

/** Makes an empty ledger. */
export function createLedger({ now, staleAfter, inbox, audit, onChange }: CreateLedgerParameters): Ledger {
  const entries: LedgerEntry[] = []
  let proposals = 0
  const iso = () => new Date(now()).toISOString()
  const change = (entry: LedgerEntry, changes: Partial<Operation>) => {
    Object.assign(entry.operation, changes, { updatedAt: iso() })
    onChange(entry.operation)
  }
  const sweep = () => sweepEntries(entries, { now, staleAfter, change })

  const toFingerprint = ({ kind, customerPartnerId, body }: ClaimParameters) =>
    JSON.stringify([kind, customerPartnerId, body])
  const settleRow = (entry: LedgerEntry, row: OperationRow, told: ToldOfRow) => {
    Object.assign(row, { state: told.state, message: told.message, settledAt: iso() })
    const counts = countRows(entry.rows)
    const { operation } = entry
    const ended = counts.failed > 0 ? 'failed' : 'succeeded'
    change(entry, {
      // A settlement event about one row also proves that the service took the set.
      state: counts.awaited === 0 ? ended : operation.state === 'unknown' ? 'accepted' : operation.state,
      rows: counts,
      matched: told.matched,
      verified: told.verified,
      serviceMessage: told.state === 'failed' ? told.message : operation.serviceMessage,
      settledAt: counts.awaited === 0 ? iso() : null,
    })
  }

  const told = createAmbiguousEvents()
  const settleAlike = (alike: readonly LedgerEntry[], webhook: SandboxWebhook, receivedAt: string) => {
    const changes = told.weigh(webhook, alike.length)
    if (changes === null) return
    const ids = alike.map(({ operation }) => operation.id)
    const settledAt = changes.state === undefined ? {} : { settledAt: iso() }
    for (const entry of alike) {
      if (changes.state !== undefined) entry.proposal = null
      change(entry, { ...changes, ...settledAt })
    }
    if (changes.state === undefined)
      inbox.add(toHeldEvent(webhook, { why: 'ambiguous', kind: 'withdraw', candidates: ids, receivedAt }))
    else inbox.remove(ambiguousAmong(ids).map(({ event }) => event.id))
  }
  /** The open events that fit one of some operations. */
  const ambiguousAmong = (ids: readonly string[]) =>
    inbox
      .open()
      .filter(({ event }) => event.why === 'ambiguous' && event.candidates?.some((id) => ids.includes(id)))
  const forgetAlike = ({ event, webhook }: HeldEvent) => {
    if (!webhook || !event.candidates) return
    told.forget(webhook)
    for (const id of event.candidates) {
      const entry = entries.find((one) => one.operation.id === id)
      const { ambiguous } = entry?.operation ?? {}
      if (!entry || !ambiguous) continue
      const left = ambiguousAmong([id])
      const count = (outcome: string) => left.filter((one) => one.event.outcome === outcome).length
      const counts = { ...ambiguous, succeeded: count('succeeded'), failed: count('failed') }
      change(entry, { ambiguous: left.length === 0 ? null : counts })
    }
  }

  /** Settles an operation with an event that came before the ledger knew it. */
  const matchWaiting = ({ kind, customerPartnerId, state }: Operation) => {
    if (!open.has(state)) return
    const waiting = inbox
      .open()
      .filter(
        ({ event }) =>
          event.why === 'unmatched' && event.kind === kind && event.customerPartnerId === customerPartnerId,
      )
    for (const { event, webhook } of waiting) {
      if (!webhook) continue
      inbox.remove([event.id])
      settle(webhook, event.receivedAt)
    }
  }
  const settle: Ledger['settle'] = (webhook, receivedAt = iso()) => {
    sweep()
    // The real relay would refuse an event that is signed with another secret.
    if (webhook.forged) return
    const { data, event } = webhook.payload
    // The cast follows from the names of the sandbox's events: a kind, a dot and an outcome.
    const kind = kinds[event.split('.')[0] as keyof typeof kinds]
    const holdBack = () =>
      inbox.add(toHeldEvent(webhook, { why: 'unmatched', kind, candidates: [], receivedAt }))
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
        const { status: state, message } = data
        if (row) return settleRow(entry, row, { state, message, matched: 'reference', verified: true })
      }
      return holdBack()
    }
    const [destination, heardAt] = [toDestination(data), Date.parse(receivedAt)]
    const alike = candidates.filter(
      (one) =>
        destination !== null &&
        one.destination === destination &&
        // An event does not match by its facts an operation that is stale or younger than the event.
        one.operation.state !== 'stale' &&
        heardAt >= sentAt(one) &&
        heardAt - sentAt(one) <= matchWindow &&
        foldAmount(one.operation.summary.amount) === foldAmount(data.amount),
    )
    if (alike.length === 0) return holdBack()
    settleAlike(alike, webhook, receivedAt)
  }
  return {
    clear: () => void entries.splice(0),
    take: (id) => {
      const at = entries.findIndex((one) => one.operation.id === id)
      const [taken] = at === -1 ? [] : entries.splice(at, 1)
      return taken ? taken.operation : null
    },
    entries: () => {
      sweep()
      return entries.map(copy)
    },
    find: (id) => {
      sweep()
      const entry = entries.find((one) => one.operation.id === id)
      return entry ? copy(entry) : null
    },
    list: (customerPartnerId) => {
      sweep()
      return entries
        .map((entry) => entry.operation)
        .filter(
          (operation) => customerPartnerId === null || operation.customerPartnerId === customerPartnerId,
        )
        .map((operation) => ({ ...operation }))
        .reverse()
    },
    findDuplicate: (claim, window) => {
      sweep()
      return findDuplicate(entries, claim, { now: now(), window })
    },
    claim: (claim, confirmedDuplicate) => {
      const written = { claim, confirmedDuplicate, fingerprint: toFingerprint(claim), createdAt: iso() }
      const entry = createEntry(written)
      entries.push(entry)
      takeLines(entries, entry)
      if (confirmedDuplicate !== null) {
        const { id, kind, customerPartnerId, channelPartnerId, actor } = claim
        const note = { by: actor.userId, customerPartnerId, channelPartnerId, subject: id }
        audit.append({ action: 'duplicateConfirmed', ...note, facts: { kind, earlier: confirmedDuplicate } })
      }
      onChange(entry.operation)
      return entry
    },
    hold: (id, send) => {
      const entry = entries.find((one) => one.operation.id === id)
      if (entry) entry.send = send
    },
    decide: (id, { decision, by, byName, reason }) => {
      sweep()
      const entry = entries.find((one) => one.operation.id === id)
      const { state, approval } = entry?.operation ?? {}
      if (!entry || !approval || state !== 'awaiting_approval') return null
      const decided = { decidedBy: by, decidedByName: byName, decidedAt: iso(), reason }
      const isApproved = decision === 'approved'
      if (isApproved) entry.releasedAt = now()
      change(entry, {
        state: isApproved ? 'submitting' : 'rejected',
        refusal: isApproved ? null : 'approval_refused',
        approval: { ...approval, ...decided, decision },
      })
      const taken = { ...entry }
      entry.send = null
      return taken
    },
    finish: (entry, { state, answer, message, status, refusal = null, files }) => {
      const told = state === 'accepted' && answer?.body ? toResult(entry.operation.kind, answer.body) : null
      entry.answer = answer
      const isOpen = entry.operation.state === 'submitting' || entry.operation.state === 'unknown'
      change(entry, {
        // A settlement event that overtook the answer stays final.
        state: isOpen ? state : entry.operation.state,
        status: answer?.status ?? status ?? null,
        refusal: isOpen ? refusal : entry.operation.refusal,
        serviceMessage: entry.operation.serviceMessage ?? message,
        acceptedAt: state === 'accepted' ? iso() : entry.operation.acceptedAt,
        result: state === 'accepted' && files ? { ...told, files } : told,
      })
      matchWaiting(entry.operation)
    },
    settle,
    assign: (held, assignment) => {
      const entry = entries.find((one) => one.operation.id === assignment.operationId)
      if (!entry) return 'not_found'
      const decided = decideAssignment(held, entry, assignment)
      if (typeof decided === 'string') return decided
      const { row, outcome } = decided
      const { id, message, signed: verified } = held.event
      inbox.remove([id])
      if (row) settleRow(entry, row, { state: decided.outcome, message, matched: 'assigned', verified })
      else {
        const changes = settleEntry(entry.operation, { outcome, message, verified }, iso())
        change(entry, changes.matched ? { ...changes, matched: 'assigned', ambiguous: null } : changes)
      }
      forgetAlike(held)
      return { ...entry.operation }
    },
    forgetAlike,
    tell: (id, event) => {
      const entry = entries.find((one) => one.operation.id === id)
      if (!entry) return
      entry.proposal = null
      change(entry, settleEntry(entry.operation, event, iso()))
    },
    resolve: (id, body, said) => {
      const entry = entries.find((one) => one.operation.id === id)
      if (!entry) return { refusal: 'not_found', operation: null }
      sweep()
      const standing = copy(entry)
      proposals += 1
      const proposalId = `proposal_${proposals}`
      const { state: stateBefore, kind, customerPartnerId } = standing.operation
      const asked = { ...said, at: iso(), proposalId, entries }
      const { refusal, proposal, changes } = resolveEntry(standing, body, asked)
      if (refusal === null) {
        const outcome = changes?.resolution?.outcome ?? proposal?.outcome ?? null
        const action = proposal ? 'proposed' : body.confirms === undefined ? 'resolved' : 'confirmed'
        const facts = { outcome, stateBefore, conflictBefore: standing.operation.conflict === true, kind }
        audit.append({ action, by: said.by, customerPartnerId, subject: id, facts })
      }
      if (proposal !== undefined) entry.proposal = proposal
      if (changes) change(entry, changes)
      return { refusal, operation: forOperators(copy(entry)) }
    },
    attention: () => {
      sweep()
      return entries
        .filter(
          ({ operation: { state, conflict }, proposal }) =>
            state === 'unknown' || state === 'stale' || conflict === true || proposal !== null,
        )
        .map((entry) => forOperators(copy(entry)))
    },
  }
}
