import * as z from 'zod/mini'
import { toIsoTimestamp } from '../dates/isoDates.ts'

/** A moment from the service in any of its formats, parsed to ISO 8601 UTC with milliseconds. */
export const timestamp: z.ZodMiniType<string, string> = z.pipe(
  z.string(),
  z.transform((value, context) => {
    const read = toIsoTimestamp(value)
    if (read !== null) return read
    context.issues.push({ code: 'custom', message: 'not a timestamp', input: value })
    return z.NEVER
  }),
)
