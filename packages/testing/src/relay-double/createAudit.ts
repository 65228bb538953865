import type { AuditRecord } from '@onlend/core/relay'
import type { DoubleCall } from './DoubleCall.ts'
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
      records.push({
        ...{ at: new Date(now()).toISOString(), customerPartnerId: null, channelPartnerId: null },
        ...{ subject: null, facts: {}, ...note, sequence, place: String(sequence), hash },
      })
    },
    /** A page of the audit, as the relay answers it. */
    list: ({ after, order }: DoubleCall['parameters']): AuditRecord[] => {
      const isNewest = order === 'newest'
      const place = after === undefined ? (isNewest ? Number.POSITIVE_INFINITY : 0) : Number(after)
      return (isNewest ? records.toReversed() : records)
        .filter(({ sequence }) => (isNewest ? sequence < place : sequence > place))
        .slice(0, 200)
    },
  }
}
