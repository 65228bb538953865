import * as z from 'zod/mini'
import { orNull } from '../../schema/orNull.ts'
import { timestamp } from '../../schema/timestamp.ts'

/** What has been filled in beside the files of a set, kept by the relay so that another device or a colleague goes on with it. */
export const Draft = z.looseObject({
  /** Grows with each change; a change says which one it was made on. */
  revision: z.number(),
  value: z.record(z.string(), z.unknown()),
  /** The display name of whoever changed it last. */
  savedBy: orNull(z.string()),
  savedAt: timestamp,
})

/** What has been filled in beside the files of a set. */
export type Draft = z.output<typeof Draft>
