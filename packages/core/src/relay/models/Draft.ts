import type { ReadBy } from '../../readers/Reader.ts'
import { model, orNull, record } from '../../readers/shapes.ts'
import { anything, number, text, timestamp } from '../../readers/values.ts'

/** The values that a person filled in beside the files of a set; the relay keeps them so that another device or a colleague can go on. */
export interface Draft extends ReadBy<typeof Draft> {}

/** The reader of a draft. */
export const Draft = model({
  /** The number of the revision; each change raises it and names the revision that it is based on. */
  revision: number,
  /** The filled-in values, by field. */
  value: record(anything),
  /** The display name of the person who changed the draft last. */
  savedBy: orNull(text),
  /** The time of the save. ISO 8601, UTC. */
  savedAt: timestamp,
})
