import { model } from '../../readers/shapes.ts'
import { text, timestamp } from '../../readers/values.ts'

/** What an operator closed, and why. */
export type InboxDismissal = {
  /** Of the settlement event, or of the webhook in which none could be read. */
  id: string
  /** Who closed it, when and why. */
  dismissal: { by: string; at: string; reason: string }
}

/** The reader of what an operator closed, and why. */
export const InboxDismissal = model<InboxDismissal>({
  id: text,
  dismissal: model({ by: text, at: timestamp, reason: text }),
})
