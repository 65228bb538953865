import type { AuditEntry, AuditNote, AuditStore } from '../audit/AuditStore.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Database } from '../../database/Database.ts'
import { appendAudit } from './appendAudit.ts'

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

/** The audit, on SQL. */
export function auditStore(database: Database): AuditStore {
  return {
    appendAudit: (environment, note, sign) =>
      database.transaction((transaction) => appendAudit(transaction, environment, { note, sign })),
    async listAudit(environment, { after, limit, newest = false }) {
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
