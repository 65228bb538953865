import { model } from '../../readers/shapes.ts'
import { number } from '../../readers/values.ts'

/** The number of webhooks that the relay read again, and of those that it skipped because their sender is no longer set up. */
export type ReplayReport = { read: number; skipped: number }

/** The reader of a replay report. */
export const ReplayReport = model<ReplayReport>({ read: number, skipped: number })
