import type { InboxDismissal } from '@onlend/core/relay'
import type { Dismissal } from './InboxRecord.ts'

/** A dismissal as the routes send it. */
export function writeDismissal({ by, at, reason }: Dismissal): InboxDismissal['dismissal'] {
  return { by, at: new Date(at).toISOString(), reason }
}
