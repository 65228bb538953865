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
