import type { AuditRecord } from '@onlend/core/relay'
import type { AuditNote } from './RelayDouble.ts'

/** The audit of the double. */
export type Audit = ReturnType<typeof createAudit>

/** Makes an empty audit. The hashes only have the length of real ones: there is no secret to make them with. */
export function createAudit(now: () => number) {
  const records: AuditRecord[] = []
  return {
    append: (note: AuditNote): void => {
      const sequence = records.length + 1
      const hash = sequence.toString(16).padStart(64, '0')
      records.unshift({
        ...{ at: new Date(now()).toISOString(), customerPartnerId: null, channelPartnerId: null },
        ...{ subject: null, facts: {}, ...note, sequence, place: String(sequence), hash },
      })
    },
    /** A page of the audit, newest first, after a place. */
    list: (after = 'Infinity'): AuditRecord[] =>
      records.filter(({ sequence }) => sequence < Number(after)).slice(0, 200),
  }
}
