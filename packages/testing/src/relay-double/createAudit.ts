import type { AuditRecord } from '@onlend/core/relay'

/** An action of a person before the audit gives it a place. */
export type AuditNote = Pick<AuditRecord, 'action' | 'by'> &
  Partial<Pick<AuditRecord, 'at' | 'customerPartnerId' | 'channelPartnerId' | 'subject' | 'facts'>>

/** The audit of a stand-in relay. */
export type Audit = {
  append: (note: AuditNote) => void
  /** A page of the audit, as the relay answers it; `null` for an invalid place or order. */
  list: (page: Readonly<Record<string, string | undefined>>) => AuditRecord[] | null
}

const pageSize = 200

/** Makes an empty audit. The hashes only have the length of real ones: there is no secret to make them with. */
export function createAudit(now: () => number): Audit {
  const records: AuditRecord[] = []
  return {
    append: (note) => {
      const sequence = records.length + 1
      records.push({
        ...{ at: new Date(now()).toISOString(), customerPartnerId: null, channelPartnerId: null },
        ...{ subject: null, facts: {} },
        ...note,
        ...{ sequence, place: String(sequence), hash: sequence.toString(16).padStart(64, '0') },
      })
    },
    list: ({ after, order = 'oldest' }) => {
      if ((order !== 'oldest' && order !== 'newest') || !/^\d{1,15}$/.test(after ?? '0')) return null
      const place = after === undefined ? null : Number(after)
      const sorted = order === 'newest' ? records.toReversed() : records
      const isLater = ({ sequence }: AuditRecord) =>
        place === null || (order === 'newest' ? sequence < place : sequence > place)
      return sorted.filter(isLater).slice(0, pageSize)
    },
  }
}
