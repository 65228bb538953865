import type { AuditRecord } from '@onlend/core/relay'

const columns = [
  ...(['sequence', 'at', 'action', 'by', 'customerPartnerId', 'channelPartnerId'] as const),
  ...(['subject', 'facts', 'hash'] as const),
]

/** The audit as a file of comma-separated values, in which no cell is taken for a formula. */
export function toAuditFile(records: readonly AuditRecord[]): Response {
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
