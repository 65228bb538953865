import type { AuditRecord, listAudit } from '@onlend/core/relay'
import { RelayRefusal } from '../http/RelayRefusal.ts'
import { isAllowed } from '../identity/isAllowed.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest, RouteParameters } from '../routes/RelayRequest.ts'
import type { RouteAnswer } from '../routes/RouteAnswer.ts'
import type { AuditEntry } from './AuditStore.ts'

const pageSize = 200

/**
 * Lists who did what, oldest first, 200 at a time; `after` with the `sequence` of the last one asks for the next, and `format=csv` for the same page as a file.
 *
 * @throws RelayRefusal for anybody but an operator, and for what is no place or no format.
 */
export async function answerAudit(
  context: RelayContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof listAudit>>,
): Promise<RouteAnswer<typeof listAudit>> {
  const { store, environment } = context
  const { after = '0', format } = parameters
  if (principal.operator !== true) throw new RelayRefusal('forbidden')
  if (!(await isAllowed(context, { principal, endpoint: 'listAudit', owner: null, operation: null })))
    throw new RelayRefusal('forbidden')
  if (!/^\d{1,15}$/.test(after) || (format !== undefined && format !== 'csv'))
    throw new RelayRefusal('malformed_request')
  const records = (await store.listAudit(environment, Number(after), pageSize)).map(write)
  if (format === undefined) return { data: records }
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="audit-after-${after}.csv"`,
  }
  return { stream: new Blob([toCsv(records)]).stream(), headers }
}

function write({ sequence, at, action, by, owner, subject, facts, hash }: AuditEntry): AuditRecord {
  return {
    sequence,
    place: String(sequence),
    at: new Date(at).toISOString(),
    action,
    by,
    customerPartnerId: owner?.kind === 'customerPartnerId' ? owner.id : null,
    channelPartnerId: owner?.kind === 'channelPartnerId' ? owner.id : null,
    subject,
    facts,
    hash,
  }
}

const columns = [
  'sequence',
  'at',
  'action',
  'by',
  'customerPartnerId',
  'channelPartnerId',
  'subject',
  'facts',
  'hash',
] as const

function toCsv(records: readonly AuditRecord[]): string {
  const rows = records.map((record) =>
    columns.map((column) => toCell(column === 'facts' ? JSON.stringify(record.facts) : record[column])),
  )
  return [columns, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** A cell that no program takes for a formula. */
function toCell(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
