import { type Amount, getCreditLimit, type Operation } from '@onlend/core'
import {
  type Endpoint,
  type EndpointName,
  parseJson,
  toSeenLine,
  withoutSecrets,
  type WriteName,
} from '@onlend/core/internal'
import { createReference, operations } from '@onlend/core/operations'
import { type CreditSnapshot, type RelayErrorCode, relayHeaders } from '@onlend/core/relay'
import type { Sandbox } from '@onlend/sandbox'
import type { Audit } from './createAudit.ts'
import type { Ledger, LedgerEntry } from './createLedger.ts'
import type { SpendingRules } from './createSpendingRules.ts'
import type { DoubleCall } from './DoubleCall.ts'
import { findDuplicate } from './findDuplicate.ts'
import { type Forwarded, readOutcome } from './readOutcome.ts'
import { isRecord } from './isRecord.ts'
import { readJson } from './readJson.ts'
import { refuse } from './refuse.ts'
import { stagedForm } from './stagedForm.ts'
import type { StagedFiles } from './createStagedFiles.ts'

type CreateServiceParameters = {
  sandbox: Sandbox
  /** The key that a browser never sees. */
  apiKey: string
  ledger: Ledger
  spending: SpendingRules
  files: StagedFiles
  audit: Audit
  /** Keeps a credit limit that was read. */
  onCreditLimit: (customerPartnerId: string, snapshot: CreditSnapshot) => void
}

type ServiceEndpoint = Endpoint & { name: EndpointName }
type Fields = Readonly<Record<string, unknown>>

/** Makes the way to the service: a read passes unchanged, a write through the ledger. */
export function createService(
  parameters: CreateServiceParameters,
): (endpoint: ServiceEndpoint, call: DoubleCall) => Promise<Response> {
  const { sandbox, apiKey, ledger, spending, files, audit, onCreditLimit } = parameters
  const { now } = sandbox.clock
  const iso = (): string => new Date(now()).toISOString()

  const forward = async (
    { method, path }: DoubleCall,
    body: BodyInit | null,
    type: string | null,
  ): Promise<Forwarded> => {
    const headers = new Headers({ Authorization: `Bearer ${apiKey}`, Accept: 'application/json' })
    if (type) headers.set('Content-Type', type)
    const response = await sandbox.fetch(path, { method, headers, body, redirect: 'error' })
    const text = await response.text()
    return {
      status: response.status,
      body: text.includes('app_key') ? JSON.stringify(withoutSecrets(parseJson(text))) : text,
      retryAfter: response.headers.get('Retry-After'),
    }
  }

  const read = async ({ name }: ServiceEndpoint, call: DoubleCall): Promise<Response> => {
    const forwarded = await forward(call, null, null).catch(() => null)
    if (!forwarded) return refuse('upstream_unreachable')
    const { status, body, retryAfter } = forwarded
    const snapshot = name === 'getCreditLimit' && status === 200 ? readSnapshot(body, iso()) : null
    if (snapshot) onCreditLimit(call.parameters.customerPartnerId ?? '', snapshot)
    if (status === 401 || status === 403) return refuse('credentials_refused')
    if (readJson(body) === undefined) return refuse('upstream_invalid')
    return passOn(body, status, { 'Retry-After': retryAfter })
  }

  const write = async (endpoint: ServiceEndpoint, call: DoubleCall): Promise<Response> => {
    const { session, headers, body: sent } = call
    // As at the relay, a form with files is none of the bodies of a write.
    if (typeof sent !== 'string') return refuse('unsupported_media_type')
    const parts = stagedForm.read(headers, sent)
    const body = parts ? stagedForm.toFields(parts) : readJson(sent)
    const id = headers.get(relayHeaders.idempotencyKey)
    if (id === null) return refuse('idempotency_key_required')
    if (!isRecord(body)) return refuse('malformed_request')
    // The cast follows from the method: this is a write.
    const kind = endpoint.name as WriteName
    const customerPartnerId = call.parameters.customerPartnerId ?? null
    const channelPartnerId = customerPartnerId === null ? session.channelPartnerId : null
    // This `await` comes before the look-up, so that no other code runs between the look-up and the record.
    const reference = await createReference(kind, id)
    const entry = createEntry({ id, kind, customerPartnerId, channelPartnerId, reference }, body, call)
    const known = ledger.find(id)
    if (known)
      return toFingerprint(known) === toFingerprint(entry)
        ? answerEntry(known, true)
        : refuse('idempotency_key_reused')
    const loss = ledger.findLoss(id)
    if (loss) return refuse(loss.code, { data: loss.data, headers: { [relayHeaders.operation]: id } })
    const staged = parts && files.find(parts, { customerPartnerId, kind })
    if (staged instanceof Response) return staged
    const holders = entry.lines.map((digests) =>
      digests.flatMap((digest) => ledger.findHolders(customerPartnerId, digest)),
    )
    const rows = holders.flatMap((found, position) => (found.length > 0 ? [position] : []))
    if (rows.length > 0)
      return refuse('line_credited', { data: { rows, operations: [...new Set(holders.flat())] } })
    const duplicate = findDuplicate(ledger.entries(), entry, {
      ...{ now: now(), window: session.operations.duplicateWindow },
    })
    const earlier = duplicate?.operation.id ?? null
    if (duplicate && headers.get(relayHeaders.confirm) !== `duplicate=${earlier}`)
      return refuse('possible_duplicate', { data: duplicate })
    const refusal = spending.check(entry, headers)
    if (refusal) return refusal

    const send = async (): Promise<Response> => {
      const form = staged && stagedForm.write(staged)
      const type = form?.contentType ?? headers.get('Content-Type')
      // A connection that breaks after the request was sent leaves the outcome unknown.
      const forwarded = await forward(call, form?.body ?? sent, type).catch(() => null)
      ledger.change(entry, readOutcome(entry, forwarded, { at: iso(), files: staged?.facts }))
      if (staged && entry.operation.acceptedAt !== null) files.forget(staged)
      return answerEntry(entry, false)
    }
    const approval = spending.findApproval(entry.operation)
    entry.operation.confirmedDuplicate = earlier
    if (approval) {
      entry.operation.state = 'awaiting_approval'
      entry.operation.approval = {
        ...{ ...approval, askedBy: session.userId, askedByName: session.displayName, decision: null },
        ...{ decidedBy: null, decidedByName: null, reason: null, decidedAt: null },
      }
      entry.send = send
    }
    ledger.add(entry)
    if (earlier !== null) {
      const note = { by: session.userId, customerPartnerId, channelPartnerId, subject: id }
      audit.append({ action: 'duplicateConfirmed', ...note, facts: { kind, earlier } })
    }
    return approval ? answerEntry(entry, false) : send()
  }

  const createEntry = (
    owned: Pick<Operation, 'id' | 'customerPartnerId' | 'channelPartnerId' | 'reference'> & {
      kind: WriteName
    },
    body: Fields,
    { headers, session }: DoubleCall,
  ): LedgerEntry => {
    const { summarise, rows: readRows } = operations[owned.kind]
    const summary = summarise(body)
    const institutionName = readInstitutionName(headers)
    const rows = readRows(body).map(({ reference, amount }, position) => ({
      // The cast is safe: rows are read as decimals.
      ...{ position, reference, amount: amount as Amount | null, message: null, settledAt: null },
      state: 'awaited' as const,
    }))
    const { length } = rows
    const lines = headers.get(relayHeaders.statementLines)?.split(',') ?? []
    return {
      ...{ body, rows, proposal: null, answer: null, actor: session.userId, releasedAt: null, send: null },
      lines: lines.map((digests) => (digests === '-' ? [] : digests.split('+'))),
      operation: {
        ...{ ...owned, state: 'submitting', approval: null },
        summary: { ...summary, ...(institutionName && summary.institution && { institutionName }) },
        ...{ status: null, serviceMessage: null, refusal: null, matched: null, ambiguous: null },
        ...{ verified: null, conflict: false, resolution: null, laterEvidence: [], result: null },
        rows: length > 0 ? { total: length, succeeded: 0, failed: 0, awaited: length } : null,
        ...{ createdAt: iso(), updatedAt: iso(), acceptedAt: null, settledAt: null, reversedAt: null },
      },
    }
  }

  return (endpoint, call) => {
    if (!call.rights.call(endpoint.name)) return Promise.resolve(refuse('forbidden'))
    return endpoint.method === 'GET' ? read(endpoint, call) : write(endpoint, call)
  }
}

function passOn(body: string, status: number, headers: Readonly<Record<string, string | null>>): Response {
  const kept = Object.entries(headers).filter((header): header is [string, string] => header[1] !== null)
  return new Response(body, {
    status,
    headers: { ...Object.fromEntries(kept), 'Content-Type': 'application/json' },
  })
}

function readSnapshot(body: string, at: string): CreditSnapshot | null {
  try {
    const creditLimit = getCreditLimit.output.parse(JSON.parse(body))
    if (!creditLimit) return null
    const { limit, drawn, amount_available: available, currency } = creditLimit
    return { at, limit, drawn, available, currency }
  } catch {
    // The sandbox has a fault whose answer no kit understands.
    return null
  }
}

function toFingerprint({ operation: { kind, customerPartnerId }, body }: LedgerEntry): string {
  return JSON.stringify([kind, customerPartnerId, body])
}

/** Reads the name that the person saw beside the code of a bank, unless it could hold an account or phone number. */
function readInstitutionName(headers: Headers): string | null {
  const name = toSeenLine(decodeURIComponent(headers.get(relayHeaders.institution) ?? ''))
  return /\d{6}/.test(name.replace(/[\s.-]/g, '')) ? null : name || null
}

/** Answers a write from the ledger alone. */
function answerEntry({ operation, answer }: LedgerEntry, isReplayed: boolean): Response {
  const { id, state, refusal, serviceMessage } = operation
  const headers = { [relayHeaders.operation]: id, ...(isReplayed && { [relayHeaders.replayed]: 'true' }) }
  const codes: Readonly<Record<string, string | null>> = {
    ...{ rejected: refusal, awaiting_approval: 'awaiting_approval' },
    ...{ submitting: 'operation_in_flight', unknown: 'outcome_unknown' },
  }
  const code = codes[state]
  // The cast names the codes that the double itself has written.
  if (code) return refuse(code as RelayErrorCode, { data: operation, headers })
  const isTaken = state !== 'rejected'
  const isAnswer = answer !== null && answer.status < 300 === isTaken
  const written = {
    ...{ status: isTaken ? 'success' : 'error', message: serviceMessage ?? state },
    data: isTaken ? [] : null,
  }
  return passOn((isAnswer && answer.body) || JSON.stringify(written), isAnswer ? answer.status : 200, {
    ...headers,
    'Retry-After': answer?.retryAfter ?? null,
  })
}
