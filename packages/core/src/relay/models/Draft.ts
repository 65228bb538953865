import { model, orNull, record } from '../../readers/shapes.ts'
import { anything, number, text, timestamp } from '../../readers/values.ts'

/** What has been filled in beside the files of a set, kept by the relay so that another device or a colleague goes on with it. */
export type Draft = {
  /** Grows with each change; a change says which one it was made on. */
  revision: number
  /** What has been filled in, by field. */
  value: Record<string, unknown>
  /** The display name of the person who changed it last. */
  savedBy: string | null
  /** When it was saved. ISO 8601, UTC. */
  savedAt: string
}

/** The reader of what has been filled in beside the files of a set. */
export const Draft = model<Draft>({
  revision: number,
  value: record(anything),
  savedBy: orNull(text),
  savedAt: timestamp,
})
