import type { AuditRecord, listAudit } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../../http/index.ts'
import { isAllowed } from '../../identity/index.ts'
import { toStream } from '../../lib/toStream.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import type { AuditEntry } from '../../observability/index.ts'

const pageSize = 200

/**
 * Lists the audit entries, oldest or newest first, 200 at a time; `after` with the `place` of the last entry asks for the next. `format=csv` returns all
 * entries after that place as one file.
 *
 * @throws RelayRefusal for a person who is not an operator, and for an invalid place, order or format.
 */
export async function answerAudit(
  context: LedgerContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof listAudit>>,
): Promise<RouteAnswer<typeof listAudit>> {
  const { store, environment } = context
  const { after, order = 'oldest', format } = parameters
  if (principal.operator !== true) throw new RelayRefusal('forbidden')
  if (!(await isAllowed(context, { principal, endpoint: 'listAudit', owner: null, operation: null })))
    throw new RelayRefusal('forbidden')
  const isPlace = after === undefined || /^\d{1,15}$/.test(after)
  const isFormat = format === undefined || format === 'csv'
  if (!isPlace || !isFormat || (order !== 'oldest' && order !== 'newest'))
    throw new RelayRefusal('malformed_request')
  const from = after === undefined ? undefined : Number(after)
  const read = (place: number | undefined) =>
    store.listAudit(environment, { after: place, limit: pageSize, newest: order === 'newest' })
  if (format === undefined) return { data: (await read(from)).map(write) }
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="audit.csv"',
  }
  return { stream: toStream(writeFile(read, from)), headers }
}

/** Writes the file a page at a time, so that an audit of years is never in memory whole. */
async function* writeFile(
  read: (place: number | undefined) => Promise<AuditEntry[]>,
  from: number | undefined,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(toLine(columns))
  for (let place = from; ; ) {
    const entries = await read(place)
    const lines = entries
      .map(write)
      .map((record) => toLine(columns.map((column) => writeCell(record, column))))
    yield encoder.encode(lines.join(''))
    place = entries.at(-1)?.sequence
    if (entries.length < pageSize) return
  }
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

function toLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

function writeCell(record: AuditRecord, column: (typeof columns)[number]): string {
  return toCell(column === 'facts' ? JSON.stringify(record.facts) : record[column])
}

/** The text as a cell that no spreadsheet program takes for a formula. */
function toCell(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
