import type { Operation, Session } from '@onlend/core'
import { identityFields, parseJson, toSeenLine, type WriteName } from '@onlend/core/internal'
import { createReference, operations } from '@onlend/core/operations'
import { type CreditedLines, type RelayErrorCode, relayHeaders } from '@onlend/core/relay'
import type { SpendingRules } from './approvals/createSpendingRules.ts'
import type { Ledger } from './Ledger.ts'
import type { ClaimParameters, Finish, LedgerEntry } from './LedgerEntry.ts'
import { findLineHolders } from './lines/findLineHolders.ts'
import type { Losses } from './createLosses.ts'
import { readJson } from './readJson.ts'
import { refuse } from './refuse.ts'

type Forwarded = { status: number; body: string; retryAfter: string | null }

export type SendThroughLedgerParameters = {
  ledger: Ledger
  losses: Pick<Losses, 'find'>
  spending: SpendingRules
  /** The person who asks for the write. */
  actor: Pick<Session, 'userId' | 'displayName'>
  kind: WriteName
  owner: { customerPartnerId: string | null; channelPartnerId: string | null }
  headers: Headers
  /** The fields of the write; a file that the relay holds is named by its id. */
  body: Readonly<Record<string, unknown>> | null
  /** The digests of the statement lines that carry the money of each row. */
  lines?: ClaimParameters['lines']
  /** Milliseconds for which the double holds a possible duplicate back. */
  duplicateWindow: number
  /** Refuses a new write before the ledger records it. */
  check?: () => Response | null
  forward: () => Promise<Forwarded>
  /** The facts of the sent files that the ledger keeps. */
  files?: Finish['files']
  onAccepted?: () => void
}

/** Records an operation, calls the service exactly once, and keeps the result; the ledger answers a repeated key. */
export async function sendThroughLedger(parameters: SendThroughLedgerParameters): Promise<Response> {
  const { ledger, losses, spending, actor, kind, owner, headers, body, duplicateWindow, forward } = parameters
  const id = headers.get(relayHeaders.idempotencyKey) ?? ''
  // This `await` comes before the look-up, so that no other code runs between the look-up and the record.
  const reference = await createReference(kind, id)
  const { summarise, destinationKey } = operations[kind]
  const summary = summarise(body)
  const institutionName = readInstitutionName(headers, summary)
  const claim = { id, kind, ...owner, body, actor, reference, institutionName, lines: parameters.lines ?? [] }

  const known = ledger.find(id)
  if (known && known.fingerprint !== JSON.stringify([kind, owner.customerPartnerId, body]))
    return refuse('idempotency_key_reused')
  if (known) return answerEntry(known, { replayed: true })
  const loss = losses.find(id)
  if (loss) return refuse(loss.code, { operationId: loss.data && id, data: loss.data })
  const inTheWay = parameters.check?.()
  if (inTheWay) return inTheWay
  const credited = findCredited(ledger.entries(), claim)
  if (credited) return refuse('line_credited', { data: credited })
  const duplicate = ledger.findDuplicate(claim, duplicateWindow)
  const isConfirmed = headers.get(relayHeaders.confirm) === `duplicate=${duplicate?.operation.id}`
  if (duplicate && !isConfirmed) return refuse('possible_duplicate', { data: duplicate })

  const question = {
    ...{ id, kind, headers, customerPartnerId: owner.customerPartnerId, actor: actor.userId },
    ...{ summary, destination: destinationKey(body) },
  }
  const refusal = spending.check(question)
  if (refusal) return refusal

  const approval = spending.approval(question)
  const entry = ledger.claim({ ...claim, approval }, duplicate?.operation.id ?? null)
  const answer = () => answerEntry(ledger.find(id) ?? entry, { replayed: false })
  const send = async (): Promise<Response> => {
    // The connection broke after the request was sent: the outcome is not known.
    const told = await forward().catch(() => null)
    ledger.finish(entry, {
      ...(told ? readOutcome(told) : { state: 'unknown', answer: null, message: null }),
      files: parameters.files,
    })
    if (entry.operation.acceptedAt !== null) parameters.onAccepted?.()
    return answer()
  }
  if (approval === null) return send()
  ledger.hold(id, send)
  return answer()
}

const inconclusive = new Set([408, 409, 425])

/** Reads the meaning of an answer to a write from its status, never from its words. */
function readOutcome({ status, body, retryAfter }: Forwarded): Finish {
  if (status === 401 || status === 403)
    return { state: 'rejected', answer: null, message: null, refusal: 'credentials_refused' }
  const value = readJson(body)
  // A refusal counts even if its body is not JSON; a success must be readable.
  const isOpen = status >= 500 || inconclusive.has(status) || (status < 300 && value === undefined)
  if (isOpen) return { state: 'unknown', answer: null, message: null, status }
  const { message = null } = typeof value === 'object' && value !== null && 'message' in value ? value : {}
  const kept = value === undefined ? body : JSON.stringify(withoutIdentity(parseJson(body)))
  const answer = {
    status,
    body: status < 300 || value !== undefined ? kept : null,
    retryAfter: status < 300 ? null : retryAfter,
  }
  return {
    state: status < 300 ? 'accepted' : 'rejected',
    answer,
    message: typeof message === 'string' ? message.slice(0, 500) : null,
  }
}

const identity: ReadonlySet<string> = new Set(identityFields.map(fold))

function fold(key: string): string {
  return key.toLowerCase().replace(/[-_]/g, '')
}

/** Removes the fields that identify a person from an answer; the ledger keeps the rest. */
function withoutIdentity(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIdentity)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => !identity.has(fold(key)))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutIdentity(inner)]))
}

/** The highest number of letters of a name; a longer one is cut. */
const longestName = 80
/** Reads the name that the person saw beside the code of a bank, unless it could hold an account or phone number. */
function readInstitutionName(headers: Headers, { institution }: Operation['summary']): string | null {
  const sent = headers.get(relayHeaders.institution)
  if (sent === null || institution === null || sent.length > longestName * 12) return null
  const name = toSeenLine(decode(sent))
  const cut = [...name].slice(0, longestName).join('').trim()
  return cut === '' || /\d{6}/.test(name.replace(/[\s.-]/g, '')) ? null : cut
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // The kit's client does not send such a header.
    return ''
  }
}

/** Answers a write from the ledger alone. */
function answerEntry(
  { operation, answer }: Pick<LedgerEntry, 'operation' | 'answer'>,
  { replayed }: { replayed: boolean },
): Response {
  const { id, state, refusal, serviceMessage } = operation
  const headers: Record<string, string> = { [relayHeaders.operation]: id }
  if (replayed) headers[relayHeaders.replayed] = 'true'
  const no = (code: RelayErrorCode) => refuse(code, { data: operation, headers })
  const pass = (body: string, status: number, retryAfter: string | null = null) => {
    const pause = retryAfter === null ? {} : { 'Retry-After': retryAfter }
    return new Response(body, {
      status,
      headers: { ...headers, ...pause, 'Content-Type': 'application/json' },
    })
  }
  const message = serviceMessage ?? state
  if (state === 'rejected') {
    // The cast names the codes that the double itself has written.
    if (refusal) return no(refusal as RelayErrorCode)
    const body = answer?.body ?? JSON.stringify({ status: 'error', message, data: null })
    return pass(body, answer?.status ?? 422, answer?.retryAfter)
  }
  if (state === 'awaiting_approval') return no(state)
  if (state === 'submitting') return no('operation_in_flight')
  if (state === 'unknown') return no('outcome_unknown')
  const isTaken = answer !== null && answer.status < 300
  if (isTaken && answer.body !== null) return pass(answer.body, answer.status)
  const status = isTaken ? answer.status : 200
  return pass(JSON.stringify({ status: 'success', message, data: [] }), status)
}

/** Finds the rows of a set whose statement line other operations hold; `null` when there is none. */
function findCredited(
  entries: readonly LedgerEntry[],
  claim: Pick<ClaimParameters, 'id' | 'customerPartnerId' | 'channelPartnerId' | 'lines'>,
): CreditedLines | null {
  const held = (claim.lines ?? []).map((digests) =>
    digests.flatMap((digest) => findLineHolders(entries, claim, digest)),
  )
  const operations = new Set(held.flat())
  if (operations.size === 0) return null
  return {
    rows: held.flatMap((holders, position) => (holders.length > 0 ? [position] : [])),
    operations: entries.map(({ operation }) => operation.id).filter((id) => operations.has(id)),
  }
}
