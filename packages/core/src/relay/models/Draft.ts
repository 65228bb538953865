import { model, orNull, record } from '../../readers/shapes.ts'
import { anything, number, text, timestamp } from '../../readers/values.ts'

/** The values that a person filled in beside the files of a set; the relay keeps them so that another device or a colleague can go on. */
export type Draft = {
  /** The number of the revision; each change raises it and names the revision that it is based on. */
  revision: number
  /** The filled-in values, by field. */
  value: Record<string, unknown>
  /** The display name of the person who changed the draft last. */
  savedBy: string | null
  /** The time of the save. ISO 8601, UTC. */
  savedAt: string
}

/** The reader of a draft. */
export const Draft = model<Draft>({
  revision: number,
  value: record(anything),
  savedBy: orNull(text),
  savedAt: timestamp,
})
