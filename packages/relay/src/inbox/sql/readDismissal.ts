import type { Dismissal } from '../InboxRecord.ts'
import type { EventRow } from '../../ledger/sql/index.ts'

/** The columns of the dismissal of an inbox entry. */
export type DismissalColumns = Pick<EventRow, 'dismissed_at' | 'dismissed_by' | 'dismissed_reason'>

/** The dismissal in a row: the person, the moment and the reason; `null` for an entry that was not dismissed. */
export function readDismissal(row: DismissalColumns): Dismissal | null {
  if (row.dismissed_at === null) return null
  return { by: row.dismissed_by ?? '', at: Number(row.dismissed_at), reason: row.dismissed_reason ?? '' }
}
