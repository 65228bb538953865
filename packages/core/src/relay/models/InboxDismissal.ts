import { model } from '../../readers/shapes.ts'
import { text, timestamp } from '../../readers/values.ts'

/** An event that an operator closed, and the reason. */
export type InboxDismissal = {
  /** The id of the settlement event, or of the unreadable webhook. */
  id: string
  /** The operator, the time and the reason. */
  dismissal: { by: string; at: string; reason: string }
}

/** The reader of a dismissal. */
export const InboxDismissal = model<InboxDismissal>({
  id: text,
  dismissal: model({ by: text, at: timestamp, reason: text }),
})
