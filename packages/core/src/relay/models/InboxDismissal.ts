import * as z from 'zod/mini'
import { timestamp } from '../../schema/timestamp.ts'

/** What an operator closed, and why. */
export const InboxDismissal = z.looseObject({
  /** Of the settlement event, or of the webhook in which none could be read. */
  id: z.string(),
  dismissal: z.looseObject({ by: z.string(), at: timestamp, reason: z.string() }),
})

/** What an operator closed, and why. */
export type InboxDismissal = z.output<typeof InboxDismissal>
