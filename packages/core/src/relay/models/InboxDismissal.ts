import type { ReadBy } from '../../readers/Reader.ts'
import { model } from '../../readers/shapes.ts'
import { text, timestamp } from '../../readers/values.ts'

/** An event that an operator closed, and the reason. */
export interface InboxDismissal extends ReadBy<typeof InboxDismissal> {}

/** The reader of a dismissal. */
export const InboxDismissal = model({
  /** The id of the settlement event, or of the unreadable webhook. */
  id: text,
  /** The operator, the time and the reason. */
  dismissal: model({ by: text, at: timestamp, reason: text }),
})
