import * as z from 'zod/mini'
import { model } from '../../schema/model.ts'
import { orNull } from '../../schema/absentValues.ts'
import { timestamp } from '../../schema/timestamp.ts'

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

/** The schema of what has been filled in beside the files of a set. */
export const Draft = model<Draft>({
  revision: z.number(),
  value: z.record(z.string(), z.unknown()),
  savedBy: orNull(z.string()),
  savedAt: timestamp,
})
