import type { ReadBy } from '../../readers/Reader.ts'
import { model } from '../../readers/shapes.ts'
import { number } from '../../readers/values.ts'

/** The number of webhooks that the relay read again, and of those that it skipped because their sender is no longer set up. */
export interface ReplayReport extends ReadBy<typeof ReplayReport> {}

/** The reader of a replay report. */
export const ReplayReport = model({
  read: number,
  skipped: number,
})
