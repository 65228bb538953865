import { model } from '../../readers/shapes.ts'
import { number } from '../../readers/values.ts'

/** How many webhooks were read again, and how many could not be because their sender is not set up any more. */
export type ReplayReport = { read: number; skipped: number }

/** The reader of how many webhooks were read again. */
export const ReplayReport = model<ReplayReport>({ read: number, skipped: number })
