import type { Dismissal } from '../InboxStore.ts'
import type { EventRow } from '../../ledger/sql/index.ts'

/** The columns that say who closed something in the inbox. */
export type DismissalColumns = Pick<EventRow, 'dismissed_at' | 'dismissed_by' | 'dismissed_reason'>

/** Who dismissed the event of a row, when and why; `null` where it was not dismissed. */
export function readDismissal(row: DismissalColumns): Dismissal | null {
  if (row.dismissed_at === null) return null
  return { by: row.dismissed_by ?? '', at: Number(row.dismissed_at), reason: row.dismissed_reason ?? '' }
}
