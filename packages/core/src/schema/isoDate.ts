import * as z from 'zod/mini'
import { toIsoDate } from '../dates/isoDates.ts'

/** A calendar day from the service in any of its formats, parsed to `YYYY-MM-DD`. */
export const isoDate: z.ZodMiniType<string, string> = z.pipe(
  z.string(),
  z.transform((value, context) => {
    const read = toIsoDate(value)
    if (read !== null) return read
    context.issues.push({ code: 'custom', message: 'not a calendar day', input: value })
    return z.NEVER
  }),
)
