import type { Sign } from '../../lib/keyedHash.ts'
import type { AuditAction } from '@onlend/core/relay'
import type { Owner } from '../../database/Owner.ts'

/** What one person did that an operator or an auditor may ask about later. No free text: what they wrote is with what it is about. */
export type AuditNote = {
  action: AuditAction
  /** The host's own id of the person; `system` where the host's code did it. */
  by: string
  /** Whose data it was; `null` where it was no single partner's. */
  owner: Pick<Owner, 'kind' | 'id'> | null
  /** The id of the operation, settlement event or webhook, or the hash of the person or session. */
  subject: string | null
  facts: Readonly<Record<string, string | number | boolean | null>>
  /** Milliseconds since 1970. */
  at: number
}

/** A note in its place: its hash covers it and the hash of the one before. */
export type AuditEntry = AuditNote & { sequence: number; previous: string; hash: string }

/** The part of the relay's memory that knows who did what. Rows are only ever added. */
export type AuditStore = {
  /** Adds a note at the end of the chain. What belongs to a change is added with it, in the same transaction. */
  appendAudit(environment: Owner['environment'], note: AuditNote, sign: Sign): Promise<void>
  listAudit(environment: Owner['environment'], page: AuditPage): Promise<AuditEntry[]>
}

/** Which entries. */
export type AuditPage = {
  limit: number
  /** The last one of the page before. @default from the beginning, or the end */
  after?: number | undefined
  /** Newest first. */
  newest?: boolean
}
