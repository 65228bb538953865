import { type EndpointName, relayHeaders } from '@onlend/core'
import type { Ledger, LedgerEntry } from './createLedger.ts'
import type { MatchedEndpoint } from './matchEndpoint.ts'
import { refuse } from './refuse.ts'

type Forwarded = { status: number; body: string; contentType: string }

type SendThroughLedgerParameters = {
  ledger: Ledger
  match: MatchedEndpoint
  owner: { customerPartnerId: string | null; channelPartnerId: string | null }
  headers: Headers
  body: unknown
  /** Milliseconds in which a look-alike is held back. */
  duplicateWindow: number
  forward: () => Promise<Forwarded>
}

/** Writes an operation down, calls the service exactly once, and keeps what it learnt; the same key again is answered from there. */
export async function sendThroughLedger(parameters: SendThroughLedgerParameters): Promise<Response> {
  const { ledger, match, owner, headers, duplicateWindow, forward } = parameters
  const id = headers.get(relayHeaders.idempotencyKey)
  if (id === null) return refuse('idempotency_key_required')
  // The casts follow from where they come: an endpoint of the registry, and a JSON body that core has just written.
  const kind = match.endpoint.name as EndpointName
  const body =
    typeof parameters.body === 'string' ? (JSON.parse(parameters.body) as Record<string, unknown>) : null
  const claim = { id, kind, ...owner, body }

  const known = ledger.find(id)
  if (known) return replay(known, JSON.stringify([kind, owner.customerPartnerId, body]))
  const isConfirmed = headers.get(relayHeaders.confirm) === 'duplicate'
  const alike = isConfirmed ? null : ledger.lookAlike(claim, duplicateWindow)
  if (alike) return refuse('possible_duplicate', alike.operation.id)

  const entry = ledger.claim(claim)
  try {
    const answer = await forward()
    return finish(ledger, entry, answer)
  } catch {
    // The connection broke after the request was sent: nobody knows what became of it.
    ledger.finish(entry, { state: 'unknown', answer: null, message: null })
    return refuse('outcome_unknown', id)
  }
}

function finish(ledger: Ledger, entry: LedgerEntry, { status, body, contentType }: Forwarded): Response {
  const { id } = entry.operation
  const message = messageIn(body)
  if (status === 401 || status === 403) {
    ledger.finish(entry, { state: 'rejected', answer: { status, body }, message })
    return refuse('credentials_refused', id)
  }
  const isInconclusive = status >= 500 || status === 408 || status === 409 || status === 425
  if (isInconclusive || !contentType.includes('json')) {
    ledger.finish(entry, { state: 'unknown', answer: null, message })
    return refuse('outcome_unknown', id)
  }
  ledger.finish(entry, { state: status < 400 ? 'accepted' : 'rejected', answer: { status, body }, message })
  return respond(entry, { status, body }, {})
}

function replay(known: LedgerEntry, fingerprint: string): Response {
  const { id, state } = known.operation
  if (known.fingerprint !== fingerprint) return refuse('idempotency_key_reused', id)
  if (state === 'submitting') return refuse('operation_in_flight', id)
  if (!known.answer) return refuse('outcome_unknown', id)
  if (known.answer.status === 401 || known.answer.status === 403) return refuse('credentials_refused', id)
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
