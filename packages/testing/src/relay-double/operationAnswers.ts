import { type Operation, OperationState, type Session } from '@onlend/core'
import type { AttentionOperation, AuditRecord } from '@onlend/core/relay'
import type { Audit } from './createAudit.ts'
import type { Ledger } from './Ledger.ts'
import type { Losses } from './createLosses.ts'
import type { DoubleAnswers } from './DoubleCall.ts'
import type { LedgerEntry } from './LedgerEntry.ts'
import { findLineHolders } from './lines/findLineHolders.ts'
import { mayActForOwner } from './mayActForOwner.ts'
import { mayRead } from './mayRead.ts'
import { readRecord } from './readRecord.ts'
import { readLineEvidence } from './lines/readLineEvidence.ts'
import type { ResolutionBody } from './resolveEntry.ts'
import { refuseField } from './refuseField.ts'
import { refuse } from './refuse.ts'

type OperationAnswersParameters = {
  ledger: Ledger
  losses: Pick<Losses, 'find'>
  audit: Pick<Audit, 'list'>
  operator: boolean
  fourEyes: boolean
  now: () => number
}

type OperationRoute =
  | 'listOperations'
  | 'getOperation'
  | 'listOperationRows'
  | 'listAttention'
  | 'resolveOperation'
  | 'listAudit'

const pageSize = 200

/** Makes the routes of operations, with an operator's resolutions. */
export function operationAnswers({
  ledger,
  losses,
  audit,
  operator,
  fourEyes,
  now,
}: OperationAnswersParameters): DoubleAnswers<OperationRoute> {
  /** Finds an operation that the person sent, or of a kind and owner that they may see. */
  const findReadable = (session: Session, id: string): LedgerEntry | null => {
    const entry = ledger.find(id)
    if (!entry || entry.actor === session.userId) return entry
    return mayActForOwner(session, entry.operation) && mayRead(session, entry.operation.kind) ? entry : null
  }
  const isShown = (session: Session, { id, kind }: Operation): boolean =>
    ledger.find(id)?.actor === session.userId || mayRead(session, kind)
  /** Refuses a missing operation; a forgotten one gets another code than 404, which would prove that nothing was sent. */
  const refuseMissing = (id: string): Response => {
    const loss = losses.find(id)
    return loss ? refuse(loss.code, { operationId: id, data: loss.data }) : refuse('not_found')
  }
  return {
    listOperations: ({ session, parameters: { customerPartnerId, channelPartnerId, inState } }) => {
      const isOne = (customerPartnerId === undefined) !== (channelPartnerId === undefined)
      const isState = inState === undefined || OperationState.safeParse(inState).success
      if (!isOne || !isState) return refuse('malformed_request')
      const owner = {
        customerPartnerId: customerPartnerId ?? null,
        channelPartnerId: channelPartnerId ?? null,
      }
      if (!mayActForOwner(session, owner)) return refuse('forbidden')
      const listed = ledger
        .list(null)
        .filter(
          (operation) =>
            operation.customerPartnerId === owner.customerPartnerId &&
            operation.channelPartnerId === owner.channelPartnerId &&
            (inState === undefined || operation.state === inState) &&
            isShown(session, operation),
        )
      return { data: listed.slice(0, pageSize) }
    },
    getOperation: ({ session, parameters: { operationId = '' } }) => {
      const entry = findReadable(session, operationId)
      return entry ? { data: entry.operation } : refuseMissing(operationId)
    },
    listOperationRows: ({ session, parameters: { operationId = '', after = '-1' } }) => {
      if (!/^(?:-1|\d{1,9})$/.test(after)) return refuse('malformed_request')
      const entry = findReadable(session, operationId)
      if (!entry) return refuseMissing(operationId)
      return { data: entry.rows.filter((row) => row.position > Number(after)).slice(0, pageSize) }
    },
    listAttention: ({ parameters: { after = '0_' } }) => {
      if (!operator) return refuse('forbidden')
      const place = /^(\d{1,15})_(.*)$/.exec(after)
      if (!place) return refuseField('after', 'is no place')
      const [, time, id = ''] = place
      const isLater = (one: AttentionOperation) =>
        Date.parse(one.createdAt) > Number(time) ||
        (Date.parse(one.createdAt) === Number(time) && one.id > id)
      return { data: ledger.attention().filter(isLater).slice(0, pageSize) }
    },
    listAudit: ({ parameters: { format, ...page } }) => {
      if (!operator) return refuse('forbidden')
      if (format !== undefined && format !== 'csv') return refuse('malformed_request')
      const data = audit.list(page)
      if (!data) return refuse('malformed_request')
      return format === undefined ? { data } : toAuditFile(data)
    },
    resolveOperation: ({ session, parameters: { operationId = '' }, body }) => {
      if (!operator) return refuse('forbidden')
      const sent = readRecord(body)
      if (!sent) return refuse('malformed_request')
      const said = readResolution(sent, now())
      if (said instanceof Response) return said
      const entry = ledger.find(operationId)
      if (!entry) return refuse('not_found')
      const { amount } = entry.operation.summary
      const line = said.evidence?.line
      if (line && (amount === null || Number(line.amount) !== Number(amount)))
        return refuseField('evidence.line.amount', 'is not the amount of the operation')
      const by = session.userId
      const { refusal, operation } = ledger.resolve(operationId, said, { by, fourEyes })
      const isUsed = refusal === 'line_used' && line !== undefined
      if (isUsed)
        return refuse(refusal, {
          data: { operations: findLineHolders(ledger.entries(), entry.operation, line.digest) },
        })
      if (refusal !== null) return refuse(refusal, { data: refusal === 'not_resolvable' ? operation : null })
      return operation ? { data: operation, status: operation.proposal ? 202 : 200 } : refuse('not_found')
    },
  }
}

/** The highest number of characters of a text and a reference. */
const longestText = 500
const longestReference = 100
const longestId = 200

/** The highest number of milliseconds by which the clock of the evidence can be ahead. */
const clockSkew = 300_000

const fields: readonly string[] = ['customerPartnerId', 'channelPartnerId', 'outcome', 'evidence', 'confirms']

/** Reads an operator's resolution, or returns the refusal. */
function readResolution(body: Readonly<Record<string, unknown>>, now: number): ResolutionBody | Response {
  const strange = Object.keys(body).find((field) => !fields.includes(field))
  if (strange !== undefined) return refuseField(strange, 'is not known')
  const { customerPartnerId, channelPartnerId, outcome, evidence, confirms } = body
  if (customerPartnerId !== undefined && channelPartnerId !== undefined)
    return refuseField('channelPartnerId', 'stands beside customerPartnerId: an operation has one owner')
  for (const [field, id] of Object.entries({ customerPartnerId, channelPartnerId }))
    if (id !== undefined && !isText(id, longestId)) return refuseField(field, 'is the id of a partner')
  if (confirms !== undefined) {
    if (!isText(confirms, longestId)) return refuseField('confirms', 'is the id of a proposal')
    if (outcome !== undefined) return refuseField('outcome', 'is that of the proposal')
    return evidence === undefined ? { confirms } : refuseField('evidence', 'is that of the proposal')
  }
  if (outcome !== 'succeeded' && outcome !== 'failed' && outcome !== 'reversed')
    return refuseField('outcome', 'is succeeded, failed or reversed')
  const read = readEvidence(evidence, now)
  return read instanceof Response ? read : { outcome, evidence: read }
}

function readEvidence(evidence: unknown, now: number): NonNullable<ResolutionBody['evidence']> | Response {
  if (typeof evidence !== 'object' || evidence === null || Array.isArray(evidence))
    return refuseField('evidence', 'is required')
  const {
    text,
    reference = null,
    at = null,
    line = null,
  }: { text?: unknown; reference?: unknown; at?: unknown; line?: unknown } = evidence
  if (typeof text !== 'string' || text === '') return refuseField('evidence.text', 'is required')
  if (text.length > longestText)
    return refuseField('evidence.text', `is longer than ${longestText} characters`)
  if (reference !== null && (typeof reference !== 'string' || reference.length > longestReference))
    return refuseField('evidence.reference', `is a text of at most ${longestReference} characters`)
  const moment = at === null ? null : typeof at === 'string' ? Date.parse(at) : Number.NaN
  if (Number.isNaN(moment)) return refuseField('evidence.at', 'is no ISO 8601 time')
  if (moment !== null && moment > now + clockSkew) return refuseField('evidence.at', 'is in the future')
  const read = line === null ? null : readLineEvidence(line, now)
  if (read instanceof Response) return read
  return {
    text,
    ...(reference && { reference }),
    ...(moment !== null && { at: new Date(moment).toISOString() }),
    ...(read && { line: read }),
  }
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest
}

const columns = [
  ...(['sequence', 'at', 'action', 'by', 'customerPartnerId', 'channelPartnerId'] as const),
  ...(['subject', 'facts', 'hash'] as const),
]

/** Writes the audit as a file of comma-separated values without formulas. */
function toAuditFile(records: readonly AuditRecord[]): Response {
  const lines = records.map((record) =>
    columns.map((column) => toCell(column === 'facts' ? JSON.stringify(record.facts) : record[column])),
  )
  const text = [columns, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="audit.csv"',
    },
  })
}

function toCell(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
