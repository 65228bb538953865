import type { AuditEntry, AuditNote } from '../audit/AuditEntry.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Database } from '../../database/Database.ts'
import type { Sign } from '../../lib/keyedHash.ts'
import { appendAudit } from './appendAudit.ts'

/** The store of the audit, whose rows are only ever added. */
export type AuditStore = ReturnType<typeof auditStore>

/** The entries to list. */
type AuditPage = {
  limit: number
  /** The last entry of the page before. @default from the beginning, or the end */
  after?: number | undefined
  /** Newest first. */
  newest?: boolean
}

type AuditRow = {
  sequence: number | string
  at: number | string
  action: AuditNote['action']
  by_whom: string
  owner_kind: Owner['kind'] | null
  owner_id: string | null
  subject: string | null
  facts: AuditNote['facts']
  previous: string
  hash: string
}

/** Makes the store of the audit on SQL. */
export function auditStore(database: Database) {
  return {
    /** Adds a note at the end of the chain; the note of a change is added in the transaction of the change instead. */
    appendAudit: (environment: Owner['environment'], note: AuditNote, sign: Sign): Promise<void> =>
      database.transaction((transaction) => appendAudit(transaction, environment, { note, sign })),
    async listAudit(environment: Owner['environment'], page: AuditPage): Promise<AuditEntry[]> {
      const { after, limit, newest = false } = page
      const rows = await database.query<AuditRow>(
        `select * from onlend_audit where environment = $1 and sequence ${newest ? '<' : '>'} $2
        order by sequence ${newest ? 'desc' : 'asc'} limit $3`,
        [environment, after ?? (newest ? Number.MAX_SAFE_INTEGER : 0), limit],
      )
      return rows.map(readEntry)
    },
  }
}

function readEntry(row: AuditRow): AuditEntry {
  const { action, subject, facts, previous, hash, owner_kind: kind, owner_id: id } = row
  return {
    sequence: Number(row.sequence),
    at: Number(row.at),
    action,
    by: row.by_whom,
    owner: kind === null || id === null ? null : { kind, id },
    subject,
    facts,
    previous,
    hash,
  }
}
