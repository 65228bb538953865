import { getCreditLimit, type Amount, type Operation } from '@onlend/core'
import {
  answerFields,
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
import type { Settlements } from './createSettlements.ts'
import type { SpendingRules } from './createSpendingRules.ts'
import type { DoubleCall } from './DoubleCall.ts'
import type { RelayDoubleOptions } from './RelayDouble.ts'
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
  settlements: Settlements
  files: StagedFiles
  audit: Audit
  /** The snapshots of the credit limits that were read, oldest first, by partner. */
  snapshots: Map<string, CreditSnapshot[]>
  shownFields: RelayDoubleOptions['answerFields']
}

type ServiceEndpoint = Endpoint & { name: EndpointName }
type Fields = Readonly<Record<string, unknown>>

const idempotencyKey = /^(?!\.{1,2}$)[A-Za-z0-9_.~-]{8,128}$/

/** Makes the way to the service: a read passes unchanged, a write through the ledger. */
export function createService(
  parameters: CreateServiceParameters,
): (endpoint: ServiceEndpoint, call: DoubleCall) => Promise<Response> {
  const { sandbox, apiKey, ledger, spending, settlements, files, audit, snapshots, shownFields } = parameters
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

  const read = async (endpoint: ServiceEndpoint, call: DoubleCall): Promise<Response> => {
    const forwarded = await forward(call, null, null).catch(() => null)
    if (!forwarded) return refuse('upstream_unreachable')
    const { status, body, retryAfter } = forwarded
    const { customerPartnerId } = call.parameters
    if (endpoint.name === 'getCreditLimit' && status === 200 && customerPartnerId !== undefined)
      keepSnapshot(customerPartnerId, body)
    if (status === 401 || status === 403) return refuse('credentials_refused')
    if (readJson(body) === undefined) return refuse('upstream_invalid')
    return passOn(body, status, { 'Retry-After': retryAfter })
  }

  const keepSnapshot = (customerPartnerId: string, body: string): void => {
    const seen = readSnapshot(body, iso())
    const earlier = snapshots.get(customerPartnerId) ?? []
    const isSame = seen && JSON.stringify({ ...earlier.at(-1), at: seen.at }) === JSON.stringify(seen)
    if (seen && !isSame) snapshots.set(customerPartnerId, [...earlier, seen])
  }

  const write = async (endpoint: ServiceEndpoint, call: DoubleCall): Promise<Response> => {
    const { session, headers, body: sent } = call
    const id = headers.get(relayHeaders.idempotencyKey) ?? ''
    if (!idempotencyKey.test(id)) return refuse('idempotency_key_required')
    // As at the relay, a form with files is none of the bodies of a write.
    if (typeof sent !== 'string') return refuse('unsupported_media_type')
    const parts = stagedForm.read(headers, sent)
    const body = parts ? stagedForm.toFields(parts) : readJson(sent)
    if (!isRecord(body) && body !== null) return refuse('malformed_request')
    // The casts follow from the method and from the check of the owner: this is a write of one owner.
    const kind = endpoint.name as WriteName
    const customerPartnerId =
      endpoint.owner === 'customerPartnerId' ? (call.parameters[endpoint.owner] as string) : null
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
    const held = entry.lines.map((digests) =>
      digests.flatMap((digest) => ledger.findHolders(entry.operation, digest)),
    )
    if (held.flat().length > 0) return refuse('line_credited', { data: listCredited(held) })
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
      const forwarded = await forward(
        call,
        form?.body ?? sent,
        form?.contentType ?? headers.get('Content-Type'),
      )
        // The connection broke after the request was sent: the outcome is not known.
        .catch(() => null)
      ledger.change(entry, readOutcome(entry, forwarded, { at: iso(), files: staged?.facts }))
      settlements.matchWaiting(entry.operation)
      if (staged && entry.operation.acceptedAt !== null) files.forget(staged)
      return answerEntry(entry, false)
    }
    const approval = spending.findApproval(entry.operation)
    entry.operation.confirmedDuplicate = earlier
    if (approval) {
      const { end, ...rule } = approval
      entry.operation.state = 'awaiting_approval'
      entry.operation.approval = {
        ...{ askedBy: session.userId, askedByName: session.displayName },
        ...{ rule, expiresAt: new Date(end).toISOString() },
        ...{ decision: null, decidedBy: null, decidedByName: null, reason: null, decidedAt: null },
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
    body: Fields | null,
    { headers, session }: DoubleCall,
  ): LedgerEntry => {
    const { summarise, rows: readRows } = operations[owned.kind]
    const summary = summarise(body)
    const institutionName = readInstitutionName(headers, summary)
    const rows = readRows(body).map(({ reference, amount }, position) => ({
      // The cast is safe: rows are read as decimals.
      ...{ position, reference, amount: amount as Amount | null, message: null, settledAt: null },
      state: 'awaited' as const,
    }))
    const { length } = rows
    const lines = headers.get(relayHeaders.statementLines)?.split(',') ?? []
    if (lines.length > 0 && lines.length !== length)
      throw new Error(`The relay refuses statement lines of ${lines.length} rows beside ${length} rows.`)
    return {
      ...{ body, rows, proposal: null, answer: null, actor: session.userId, releasedAt: null, send: null },
      lines: lines.map((digests) => (digests === '-' ? [] : digests.split('+'))),
      operation: {
        ...{ ...owned, state: 'submitting', approval: null },
        summary: { ...summary, ...(institutionName && { institutionName }) },
        ...{ status: null, serviceMessage: null, refusal: null, matched: null, ambiguous: null },
        ...{ verified: null, conflict: false, resolution: null, laterEvidence: [], result: null },
        rows: length > 0 ? { total: length, succeeded: 0, failed: 0, awaited: length } : null,
        ...{ createdAt: iso(), updatedAt: iso(), acceptedAt: null, settledAt: null, reversedAt: null },
      },
    }
  }

  const listCredited = (held: readonly string[][]): { rows: number[]; operations: string[] } => ({
    rows: held.flatMap((holders, position) => (holders.length > 0 ? [position] : [])),
    operations: ledger
      .entries()
      .map(({ operation }) => operation.id)
      .filter((id) => held.some((holders) => holders.includes(id))),
  })

  return async (endpoint, call) => {
    if (!call.rights.call(endpoint.name)) return refuse('forbidden')
    const answer = endpoint.method === 'GET' ? await read(endpoint, call) : await write(endpoint, call)
    const fields = answerFields[endpoint.name]
    const more = shownFields?.[endpoint.name] ?? []
    if (!fields || more === 'all' || !answer.ok) return answer
    const shown = ['status', 'message', ...[...fields, ...more].map((field) => `data.${field}`)]
    const body = project(parseJson(await answer.text()), shown, call.parameters.channelPartnerId)
    return new Response(JSON.stringify(body), answer)
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
function readInstitutionName(headers: Headers, { institution }: Operation['summary']): string | null {
  const sent = headers.get(relayHeaders.institution)
  if (sent === null || institution === null) return null
  const name = toSeenLine(decode(sent))
  return /\d{6}/.test(name.replace(/[\s.-]/g, '')) ? null : [...name].slice(0, 80).join('').trim() || null
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
  const isTaken = answer !== null && answer.status < 300
  const [status, word] =
    state === 'rejected' ? [answer?.status ?? 422, 'error'] : [isTaken ? answer.status : 200, 'success']
  const body = isTaken === (word === 'success') ? answer?.body : null
  const written = { status: word, message: serviceMessage ?? state, data: word === 'error' ? null : [] }
  return passOn(body ?? JSON.stringify(written), status, {
    ...headers,
    'Retry-After': answer?.retryAfter ?? null,
  })
}

/** Keeps the fields of an answer that readers need, and removes rows of another channel partner than the requested one. */
function project(value: unknown, fields: readonly string[], channelPartnerId: string | undefined): unknown {
  if (fields.includes('')) return value
  if (Array.isArray(value))
    return value
      .filter((row) => {
        const owner = isRecord(row) ? (row.channel_partner_id ?? null) : null
        return channelPartnerId === undefined || owner === null || owner === channelPartnerId
      })
      .map((row) => project(row, fields, channelPartnerId))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const inside = fields.filter((field) => field === key || field.startsWith(`${key}.`))
      const rest = inside.map((field) => field.slice(key.length + 1))
      return inside.length > 0 ? [[key, project(inner, rest, channelPartnerId)]] : []
    }),
  )
}
