import type { Sign } from '../../lib/keyedHash.ts'
import type { AuditAction } from '@onlend/core/relay'
import type { Owner } from '../../database/Owner.ts'

/** One action of a person that an operator or an auditor may ask about later. No free text: a person's words stay with the record they are about. */
export type AuditNote = {
  action: AuditAction
  /** The host's own id of the person; `system` where the host's code did it. */
  by: string
  /** The owner of the data; `null` where it was no single partner's. */
  owner: Pick<Owner, 'kind' | 'id'> | null
  /** The id of the operation, settlement event or webhook, or the hash of the person or session. */
  subject: string | null
  facts: Readonly<Record<string, string | number | boolean | null>>
  /** Milliseconds since 1970. */
  at: number
}

/** A note in its place: its hash covers it and the hash of the one before. */
export type AuditEntry = AuditNote & { sequence: number; previous: string; hash: string }

/** The part of the store that holds the audit. Rows are only ever added. */
export type AuditStore = {
  /** Adds a note at the end of the chain. The note of a change is added with it, in the same transaction. */
  appendAudit(environment: Owner['environment'], note: AuditNote, sign: Sign): Promise<void>
  listAudit(environment: Owner['environment'], page: AuditPage): Promise<AuditEntry[]>
}

/** The entries to list. */
export type AuditPage = {
  limit: number
  /** The last one of the page before. @default from the beginning, or the end */
  after?: number | undefined
  /** Newest first. */
  newest?: boolean
}
