import type { Session } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import { operations } from '@onlend/core/operations'
import { relayHeaders } from '@onlend/core/relay'
import type { SpendingRules } from './approvals/createSpendingRules.ts'
import type { Ledger } from './createLedger.ts'
import type { LedgerEntry } from './LedgerEntry.ts'
import type { Losses } from './createLosses.ts'
import { refuse } from './refuse.ts'

type Forwarded = { status: number; body: string; contentType: string }

export type SendThroughLedgerParameters = {
  ledger: Ledger
  losses: Pick<Losses, 'find'>
  spending: SpendingRules
  /** Who asks for it. */
  actor: Pick<Session, 'userId' | 'displayName'>
  kind: WriteName
  owner: { customerPartnerId: string | null; channelPartnerId: string | null }
  headers: Headers
  /** The fields of the write; a file that the relay holds is named by its id. */
  body: Readonly<Record<string, unknown>> | null
  /** Milliseconds in which a possible duplicate is held back. */
  duplicateWindow: number
  /** Says no to a write that is new, before anything is written down. */
  check?: () => Response | null
  forward: () => Promise<Forwarded>
  onAccepted?: () => void
}

/** Writes an operation down, calls the service exactly once, and keeps what it learnt; the same key again is answered from there. */
export async function sendThroughLedger(parameters: SendThroughLedgerParameters): Promise<Response> {
  const { ledger, losses, spending, actor, kind, owner, headers, body, duplicateWindow, forward } = parameters
  const id = headers.get(relayHeaders.idempotencyKey)
  if (id === null) return refuse('idempotency_key_required')
  const shown = headers.get(relayHeaders.institution)
  const claim = { id, kind, ...owner, body, actor, institutionName: shown && decodeURIComponent(shown) }

  const known = ledger.find(id)
  if (known) return replay(known, JSON.stringify([kind, owner.customerPartnerId, body]))
  const loss = losses.find(id)
  if (loss) return refuse(loss.code, { operationId: id, data: loss.data })
  const duplicate = ledger.findDuplicate(claim, duplicateWindow)
  const isConfirmed = headers.get(relayHeaders.confirm) === `duplicate=${duplicate?.operation.id}`
  if (duplicate && !isConfirmed) return refuse('possible_duplicate', { data: duplicate })

  const { summarise, destination } = operations[kind]
  const question = {
    ...{ id, kind, headers, customerPartnerId: owner.customerPartnerId, actor: actor.userId },
    ...{ summary: summarise(body), destination: destination(body) },
  }
  const refusal = parameters.check?.() ?? spending.check(question)
  if (refusal) return refusal

  const approvalEnd = spending.approvalEnd(question)
  const entry = ledger.claim({ ...claim, approvalEnd }, duplicate?.operation.id ?? null)
  const send = async (): Promise<Response> => {
    try {
      const answer = await forward()
      const response = finish(ledger, entry, answer)
      if (response.ok) parameters.onAccepted?.()
      return response
    } catch {
      // The connection broke after the request was sent: its outcome is not known.
      ledger.finish(entry, { state: 'unknown', answer: null, message: null })
      return refuse('outcome_unknown', { operationId: id })
    }
  }
  if (approvalEnd === null) return send()
  ledger.hold(id, send)
  return refuse('awaiting_approval', { operationId: id, data: entry.operation })
}

function finish(ledger: Ledger, entry: LedgerEntry, { status, body, contentType }: Forwarded): Response {
  const { id } = entry.operation
  const message = messageIn(body)
  if (status === 401 || status === 403) {
    ledger.finish(entry, { state: 'rejected', answer: { status, body }, message: null })
    return refuse('credentials_refused', { operationId: id })
  }
  const isInconclusive = status >= 500 || status === 408 || status === 409 || status === 425
  // A refusal is one even where its page is not JSON; a yes must be readable.
  if (isInconclusive || (status < 400 && !contentType.includes('json'))) {
    ledger.finish(entry, { state: 'unknown', answer: null, message: null, status })
    return refuse('outcome_unknown', { operationId: id })
  }
  ledger.finish(entry, { state: status < 400 ? 'accepted' : 'rejected', answer: { status, body }, message })
  return respond(entry, { status, body }, {})
}

function replay(known: LedgerEntry, fingerprint: string): Response {
  const { id, state, refusal } = known.operation
  const facts = { operationId: id, data: known.operation }
  if (known.fingerprint !== fingerprint) return refuse('idempotency_key_reused', { operationId: id })
  if (state === 'awaiting_approval') return refuse(state, facts)
  if (refusal === 'approval_refused') return refuse('approval_refused', facts)
  if (refusal === 'approval_expired') return refuse('approval_expired', facts)
  if (state === 'submitting') return refuse('operation_in_flight', { operationId: id })
  if (!known.answer) return refuse('outcome_unknown', { operationId: id })
  if (known.answer.status === 401 || known.answer.status === 403)
    return refuse('credentials_refused', { operationId: id })
  return respond(known, known.answer, { [relayHeaders.replayed]: 'true' })
}

function respond(
  entry: LedgerEntry,
  { status, body }: { status: number; body: string },
  extra: Record<string, string>,
): Response {
  const headers = {
    'Content-Type': 'application/json',
    [relayHeaders.operation]: entry.operation.id,
    [relayHeaders.requestId]: 'req_double',
    ...extra,
  }
  return new Response(body, { status, headers })
}

function messageIn(body: string): string | null {
  try {
    const { message }: { message?: unknown } = JSON.parse(body)
    return typeof message === 'string' ? message : null
  } catch {
    // An HTML page: the service said nothing that could be shown.
    return null
  }
}
